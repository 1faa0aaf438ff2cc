import { dayInShop } from './date-format.ts'

interface ReviewReplyProps {
  /** Who answered, in words. */
  readonly by: string
  /** When, in milliseconds. */
  readonly at: number
  readonly text: string
}

/** Shows the shop's reply below a review. */
export function ReviewReply({ by, at, text }: ReviewReplyProps) {
  return (
    <div className="review-reply">
      <b>{by}</b>{' '}
      <time className="soft" dateTime={new Date(at).toISOString()}>
        {dayInShop(at)}
      </time>
      <p>{text}</p>
    </div>
  )
}
