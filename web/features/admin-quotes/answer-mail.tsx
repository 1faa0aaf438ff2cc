import { useCallback } from 'react'
import { type MessageState, retryEmail } from '../../../contract/desk/emails.ts'
import { useApi } from '../../api/api-context.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import { useAction } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { requestTexts } from './request-texts.ts'

const texts = requestTexts.mail

/** Shows the state of an email and why it failed, and can retry a failed email. */
export function AnswerMail({ mail }: { readonly mail: MessageState | null }) {
  if (mail === null) return <p className="order-note">{texts.gone}</p>
  const { state, sentAt, problem, secret } = mail
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 items-center">
      <MailChip mail={mail} />
      {sentAt !== null && (
        <span className="order-note">
          <LocalTime at={sentAt} />
        </span>
      )}
      {state !== 'sent' && problem !== null && <span className="order-note">{problem}</span>}
      {state === 'failed' && !secret && (
        <IfOffered operation={retryEmail}>
          <Retry id={mail._id} />
        </IfOffered>
      )}
    </div>
  )
}

function MailChip({ mail: { state, nextAttemptAt } }: { readonly mail: MessageState }) {
  if (state === 'sent') return <Chip state="good">{texts.sent}</Chip>
  if (state === 'failed') return <Chip state="bad">{texts.failed}</Chip>
  // Without a planned attempt, the email is only stored.
  return nextAttemptAt === null ? <Chip>{texts.kept}</Chip> : <Chip state="warn">{texts.waiting}</Chip>
}

function Retry({ id }: { readonly id: string }) {
  const api = useApi()
  const retrying = useAction(
    useCallback(
      async (id: string): Promise<void> => {
        await api.call(retryEmail, { params: { id } })
        showToast('success', texts.triedAgain)
      },
      [api],
    ),
  )
  const busy = retrying.busyWith !== undefined
  return (
    <>
      <Button kind="quiet" className="button-row" busy={busy} onClick={() => retrying.start(id)}>
        {busy ? texts.trying : texts.tryAgain}
        <span className="sr-only">{texts.ofAnswer}</span>
      </Button>
      {retrying.failure && <Alert message={retrying.failure.message} />}
    </>
  )
}
