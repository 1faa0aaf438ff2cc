import { dayInUtc } from './date-format.ts'

interface ReviewReplyProps {
  /** Who answered, in words. */
  readonly by: string
  /** When, in milliseconds. */
  readonly at: number
  readonly text: string
}

/** Shows the shop's reply below a review. */
export function ReviewReply({ by, at, text }: ReviewReplyProps) {
  const date = new Date(at)
  return (
    <div className="review-reply">
      <b>{by}</b>{' '}
      <time className="soft" dateTime={date.toISOString()}>
        {dayInUtc(date)}
      </time>
      <p>{text}</p>
    </div>
  )
}
