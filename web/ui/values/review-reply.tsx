interface ReviewReplyProps {
  /** The displayed author of the reply. */
  readonly by: string
  /** The time of the reply, in milliseconds. */
  readonly at: number
  /** The formatted date, because the formatting code would add to the home page's initial scripts. */
  readonly day: string
  readonly text: string
}

/** Shows the shop's reply below a review. */
export function ReviewReply({ by, at, day, text }: ReviewReplyProps) {
  return (
    <div className="review-reply">
      <b>{by}</b>{' '}
      <time className="soft" dateTime={new Date(at).toISOString()}>
        {day}
      </time>
      <p>{text}</p>
    </div>
  )
}
