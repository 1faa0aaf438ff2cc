import type { Message } from '../../../contract/messages/message.ts'
import { messagesMessages as texts } from '../../messages/admin-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { LocalTime } from '../../ui/local-time.tsx'

export interface MessageStateProps {
  readonly message: Message
  /** The message that is being given to the mail server again. */
  readonly retrying: string | undefined
  readonly onRetry: (message: Message) => void
}

/** What became of a message, why it failed, and a way to try again what was given up. */
export function MessageState({ message, retrying, onRetry }: MessageStateProps) {
  const { state, sentAt, problem, nextAttemptAt } = message
  return (
    <span className="order-state">
      <StateChip message={message} />
      {sentAt !== null && <Note at={sentAt} />}
      {state !== 'sent' && problem && <span className="order-note">{problem}</span>}
      {problem && nextAttemptAt !== null && <Note text={texts.nextAttempt} at={nextAttemptAt} />}
      {state === 'failed' && !message.secret && (
        <RetryButton {...{ message, onRetry }} busy={retrying === message._id} />
      )}
    </span>
  )
}

function StateChip({ message: { state, nextAttemptAt } }: Pick<MessageStateProps, 'message'>) {
  if (state === 'sent') return <Chip state="good">{texts.sent}</Chip>
  if (state === 'failed') return <Chip state="bad">{texts.failed}</Chip>
  // What is never tried does not wait for anything.
  return nextAttemptAt === null ? <Chip>{texts.kept}</Chip> : <Chip state="warn">{texts.waiting}</Chip>
}

function Note({ text, at }: { text?: string; at: number }) {
  return (
    <span className="order-note">
      {text} <LocalTime at={at} />
    </span>
  )
}

interface RetryButtonProps extends Pick<MessageStateProps, 'message' | 'onRetry'> {
  readonly busy: boolean
}

function RetryButton({ message, busy, onRetry }: RetryButtonProps) {
  return (
    <Button kind="quiet" className="button-row" busy={busy} onClick={() => onRetry(message)}>
      {busy ? texts.trying : texts.tryAgainNow}
      <span className="sr-only">{texts.ofMessage(message.subject)}</span>
    </Button>
  )
}
