import { Link } from 'react-router'
import { answerQuote, getQuote, type Quote } from '../../../contract/requests/quotes.ts'
import { useCustomerLanguage } from '../../api/customer-language.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import type { Action } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { customerLanguageTexts } from '../../texts/customer-language.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import type { Choice, DataColumn } from '../../ui/table/table-view.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { quotesTexts as texts } from './texts.ts'

export const quoteSorts: readonly Choice[] = [
  { value: '', text: texts.openFirst },
  { value: '-createdAt', text: texts.newest },
  { value: 'createdAt', text: texts.oldest },
]

export const quoteFilter = {
  label: texts.show,
  choices: [
    { value: '', text: texts.all },
    { value: 'open', text: texts.openOnly },
    { value: 'handled', text: texts.handledOnly },
  ],
} as const

export const quoteKindFilter = {
  name: 'kind',
  label: texts.kind,
  choices: [
    { value: '', text: texts.allKinds },
    { value: 'quote', text: texts.quotesOnly },
    { value: 'contact', text: texts.messagesOnly },
  ],
} as const

/** Returns the columns of the list of requests. */
export function quoteColumns(marking: Action<Quote>): readonly DataColumn<Quote>[] {
  return [
    { header: texts.from, cell: (quote) => <Sender quote={quote} /> },
    { header: texts.message, cell: (quote) => <Message quote={quote} /> },
    { header: texts.received, cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
    { header: texts.state, cell: (quote) => <State quote={quote} marking={marking} /> },
  ]
}

function Sender({ quote: { _id: id, name, email, ...quote } }: { quote: Quote }) {
  const shown = name || texts.deletedSender
  const language = useCustomerLanguage(quote.language)
  return (
    <span className="grid">
      <IfOffered operation={getQuote} otherwise={shown}>
        <Link className="row-link" to={dashboardLinks.request(id)}>
          {shown}
        </Link>
      </IfOffered>
      <a className="row-link font-normal" href={`mailto:${email}`}>
        <EmailText email={email} />
      </a>
      {language && <span className="order-note">{customerLanguageTexts.writes(language)}</span>}
    </span>
  )
}

function Message({ quote }: { quote: Quote }) {
  const about = quote.itemName ?? quote.item
  return (
    <span className="quote-message grid gap-1 max-w-136 wrap-anywhere">
      <b>{texts.kinds[quote.kind]}</b>
      {about !== null && <span>{texts.about(about)}</span>}
      <span className="whitespace-pre-line">{quote.message}</span>
    </span>
  )
}

function State({ quote, marking }: { quote: Quote; marking: Action<Quote> }) {
  if (quote.handledAt !== null) {
    return (
      <span className="order-state">
        <Chip state="good">{texts.handled}</Chip>
        <span className="order-note">
          <LocalTime at={quote.handledAt} />
        </span>
      </span>
    )
  }
  const { busyWith, failure, start } = marking
  const busy = busyWith?._id === quote._id
  return (
    <div className="order-state">
      <Chip state="warn">{texts.open}</Chip>
      <div className="flex flex-wrap items-center gap-2 @max-[50rem]:justify-end">
        <IfOffered operation={answerQuote}>
          <Link className="button button-row" to={dashboardLinks.request(quote._id)}>
            {texts.answer}
            <span className="sr-only">{texts.ofSender(quote.name)}</span>
          </Link>
        </IfOffered>
        <Button kind="quiet" className="button-row" busy={busy} onClick={() => start(quote)}>
          {busy ? texts.marking : texts.markHandled}
          <span className="sr-only">{texts.ofSender(quote.name)}</span>
        </Button>
      </div>
      {failure?.of._id === quote._id && <Alert message={failure.message} />}
    </div>
  )
}
