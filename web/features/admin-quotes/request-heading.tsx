import { useCallback, useRef } from 'react'
import { markHandled, type Thread } from '../../../contract/requests/quotes.ts'
import { useApi } from '../../api/api-context.ts'
import { useCustomerLanguage } from '../../api/customer-language.ts'
import { useAction } from '../../forms/use-action.ts'
import { customerLanguageTexts } from '../../texts/customer-language.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { quotesTexts } from './texts.ts'

/** Shows sender, subject and time of a request, and marks an open request as handled. */
export function RequestHeading({ request }: { readonly request: Thread }) {
  const { kind, name, email, item, itemName, createdAt, handledAt } = request
  const language = useCustomerLanguage(request.language)
  const heading = useRef<HTMLHeadingElement>(null)
  const about = itemName ?? item
  return (
    <header className="grid gap-3 justify-items-start p-4 bg-paper border border-line">
      <h1 className="text-part" ref={heading} tabIndex={-1}>
        {name || quotesTexts.deletedSender}
      </h1>
      <p className="flex flex-wrap gap-x-4 gap-y-1 items-center">
        <Chip state={handledAt === null ? 'warn' : 'good'}>
          {handledAt === null ? quotesTexts.open : quotesTexts.handled}
        </Chip>
        <span>{quotesTexts.kinds[kind]}</span>
        {about !== null && <b>{quotesTexts.about(about)}</b>}
        {email !== '' && (
          <a className="row-link" href={`mailto:${email}`}>
            <EmailText email={email} />
          </a>
        )}
        {language && <Chip>{customerLanguageTexts.writes(language)}</Chip>}
        <span className="soft">
          <LocalTime at={createdAt} />
        </span>
      </p>
      {handledAt === null && <MarkHandled request={request} onMarked={() => heading.current?.focus()} />}
    </header>
  )
}

interface MarkHandledProps {
  readonly request: Thread
  /** Moves the focus, because the button disappears. */
  readonly onMarked: () => void
}

function MarkHandled({ request: { _id: id, name }, onMarked }: MarkHandledProps) {
  const api = useApi()
  const marking = useAction(
    useCallback(
      async (id: string): Promise<void> => {
        await api.call(markHandled, { params: { id } })
        showToast('success', quotesTexts.markedHandled(name))
        onMarked()
      },
      [api, name, onMarked],
    ),
  )
  const busy = marking.busyWith !== undefined
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => marking.start(id)}>
        {busy ? quotesTexts.marking : quotesTexts.markHandled}
      </Button>
      {marking.failure && <Alert message={marking.failure.message} />}
    </>
  )
}
