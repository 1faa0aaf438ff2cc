import type { ReactNode } from 'react'
import { languageMarks } from '../../../contract/languages/language-marks.ts'
import type { QuoteRequest } from '../../../contract/requests/quotes.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { CompanyDetails } from './company-details.tsx'
import { QuoteForm } from './quote-form.tsx'
import { quoteTexts } from './texts.ts'

interface WriteToUsProps {
  readonly title: string
  /** The language of the title if it is not the page's. */
  readonly lang?: string | undefined
  readonly lead: ReactNode
  readonly kind: QuoteRequest['kind']
  readonly item?: string | undefined
  /** The initial message. */
  readonly message?: string
  /** The subject of the message. */
  readonly children?: ReactNode
}

/** The operation's id only, so that the page excludes the contract's schemas. */
const requestQuote = { id: 'requestQuote' }

/** Renders the form and the company's details; only the details if {host} accepts no messages (extension). */
export function WriteToUs({ title, lang, lead, kind, item, message, children }: WriteToUsProps) {
  return (
    <div className="wrap section">
      <SectionHeading level={1} text={title} marks={languageMarks(lang)} />
      <div className="grid gap-(--pitch) lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <Card className="grid gap-6 self-start">
          <IfOffered operation={requestQuote} otherwise={<Lead text={quoteTexts.byHand}>{children}</Lead>}>
            <Lead text={lead}>{children}</Lead>
            <QuoteForm kind={kind} item={item} message={message} />
          </IfOffered>
        </Card>
        <CompanyDetails />
      </div>
    </div>
  )
}

function Lead({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {typeof text === 'string' ? <p className="max-w-[34rem] text-xl">{text}</p> : text}
      {children}
    </>
  )
}
