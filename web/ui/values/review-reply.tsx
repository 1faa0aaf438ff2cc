interface ReviewReplyProps {
  /** The displayed author of the reply. */
  readonly by: string
  /** The time of the reply, in milliseconds. */
  readonly at: number
  /** The formatted date, because the formatting code would add to the home page's initial scripts. */
  readonly day: string
  readonly text: string
  /** The language of the text if it is not the page's. */
  readonly lang?: string | undefined
}

/** Shows the shop's reply below a review. */
export function ReviewReply({ by, at, day, text, lang }: ReviewReplyProps) {
  return (
    <div className="review-reply">
      <b>{by}</b>{' '}
      <time className="soft" dateTime={new Date(at).toISOString()}>
        {day}
      </time>
      <p lang={lang} dir={lang && 'auto'}>
        {text}
      </p>
    </div>
  )
}
