import type { OutboxEmail } from '../../../contract/desk/emails.ts'
import type { Action } from '../../forms/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { emailTexts as texts } from './texts.ts'

interface MessageStateProps {
  readonly message: OutboxEmail
  /** Retries a failed email. */
  readonly retrying: Action<OutboxEmail>
}

/** Shows the state of an email and why it failed, with a retry for an email that the shop has given up. */
export function MessageState({ message, retrying }: MessageStateProps) {
  const { state, sentAt, problem, nextAttemptAt } = message
  return (
    <div className="order-state">
      <StateChip message={message} />
      {sentAt !== null && <Note at={sentAt} />}
      {state !== 'sent' && problem && <span className="order-note">{problem}</span>}
      {problem && nextAttemptAt !== null && <Note text={texts.nextAttempt} at={nextAttemptAt} />}
      {state === 'failed' && !message.secret && <Retry message={message} retrying={retrying} />}
    </div>
  )
}

function StateChip({ message: { state, nextAttemptAt } }: Pick<MessageStateProps, 'message'>) {
  if (state === 'sent') return <Chip state="good">{texts.sent}</Chip>
  if (state === 'failed') return <Chip state="bad">{texts.failed}</Chip>
  // Without a planned attempt, the email is only stored and is not waiting to be sent.
  return nextAttemptAt === null ? <Chip>{texts.kept}</Chip> : <Chip state="warn">{texts.waiting}</Chip>
}

function Note({ text, at }: { text?: string; at: number }) {
  return (
    <span className="order-note">
      {text} <LocalTime at={at} />
    </span>
  )
}

function Retry({ message, retrying: { busyWith, failure, start } }: MessageStateProps) {
  const busy = busyWith?._id === message._id
  return (
    <>
      <Button kind="quiet" className="button-row" busy={busy} onClick={() => start(message)}>
        {busy ? texts.trying : texts.tryAgainNow}
        <span className="sr-only">{texts.ofMessage(message.subject)}</span>
      </Button>
      {failure?.of._id === message._id && <Alert message={failure.message} />}
    </>
  )
}
