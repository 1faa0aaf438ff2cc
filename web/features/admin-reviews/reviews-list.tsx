import type { MouseEvent } from 'react'
import type { WrittenReview } from '../../../contract/reviews.ts'
import type { Action } from '../../forms/use-action.ts'
import { reviewsTexts as publicTexts } from '../../texts/storefront.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import type { DataTableProps } from '../../ui/table/data-table-props.ts'
import { EmailText } from '../../ui/values/email-text.tsx'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { Stars } from '../../ui/values/stars.tsx'
import { reviewsTexts as texts } from './texts.ts'

type List = DataTableProps<WrittenReview>

export const reviewSorts: List['sorts'] = [
  { value: '-createdAt', text: texts.newest },
  { value: 'createdAt', text: texts.oldest },
]

export const reviewFilter: NonNullable<List['filter']> = {
  label: texts.show,
  choices: [
    { value: '', text: texts.all },
    { value: 'shown', text: texts.shownOnly },
    { value: 'hidden', text: texts.hiddenOnly },
  ],
}

/** Returns the columns of the list of reviews. */
export function reviewColumns(hiding: Action<WrittenReview>): List['columns'] {
  return [
    { header: texts.from, cell: (review) => <Author review={review} /> },
    { header: texts.review, cell: (review) => <Words review={review} /> },
    { header: texts.written, cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
    { header: texts.state, cell: (review) => <State review={review} hiding={hiding} /> },
  ]
}

interface ReviewProps {
  readonly review: WrittenReview
}

function Author({ review: { name, email } }: ReviewProps) {
  return (
    <span className="grid">
      {name}
      {email && (
        <a className="row-link font-normal" href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      )}
    </span>
  )
}

function Words({ review: { review, ratings } }: ReviewProps) {
  return (
    <span className="quote-message">
      <Stars given={ratings} label={publicTexts.stars(ratings)} />
      {review ? (
        <span className="whitespace-pre-line">{review}</span>
      ) : (
        <span className="soft">{texts.noText}</span>
      )}
    </span>
  )
}

function State({ review, hiding }: ReviewProps & { readonly hiding: Action<WrittenReview> }) {
  const { busyWith, failure, start } = hiding
  const { _id: id, name, hiddenAt, hiddenBy } = review
  const isHidden = hiddenAt !== null
  const busy = busyWith?._id === id
  // The second click of a double click would undo the first.
  const startOnce = ({ detail: clicks }: MouseEvent) => {
    if (clicks < 2) start(review)
  }
  return (
    <div className="order-state">
      {isHidden ? <Chip state="warn">{texts.hidden}</Chip> : <Chip state="good">{texts.shown}</Chip>}
      {isHidden && (
        <span className="order-note">
          <LocalTime at={hiddenAt} /> {hiddenBy !== null && texts.hiddenBy(hiddenBy)}
        </span>
      )}
      <Button kind="quiet" className="button-row" busy={busy} onClick={startOnce}>
        {isHidden ? (busy ? texts.showing : texts.showAgain) : busy ? texts.hiding : texts.hide}
        <span className="sr-only">{texts.ofAuthor(name)}</span>
      </Button>
      {failure?.of._id === id && <Alert message={failure.message} />}
    </div>
  )
}
