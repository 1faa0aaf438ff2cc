import { writtenLocale } from './numbers.ts'

interface ReviewReplyProps {
  /** Who answered, in words. */
  readonly by: string
  /** When, in milliseconds. */
  readonly at: number
  readonly text: string
}

/** Shows the shop's reply below a review. The date is in UTC, as a server does not know the visitor's time zone. */
export function ReviewReply({ by, at, text }: ReviewReplyProps) {
  const date = new Date(at)
  return (
    <div className="review-reply">
      <b>{by}</b>{' '}
      <time className="soft" dateTime={date.toISOString()}>
        {date.toLocaleDateString(writtenLocale(), { dateStyle: 'medium', timeZone: 'UTC' })}
      </time>
      <p>{text}</p>
    </div>
  )
}
