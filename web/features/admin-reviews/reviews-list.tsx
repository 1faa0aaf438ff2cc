import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { replyToReview } from '../../../contract/catalogue/review-replies.ts'
import { hidingReasons, type WrittenReview } from '../../../contract/catalogue/reviews.ts'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { IfOffered } from '../../api/if-offered.tsx'
import type { Action } from '../../forms/use-action.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { reviewsTexts as publicTexts } from '../../texts/storefront.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import type { DataTableProps } from '../../ui/table/data-table-props.ts'
import { PictureCell } from '../../ui/table/picture-cell.tsx'
import { EmailText } from '../../ui/values/email-text.tsx'
import type { Formats } from '../../ui/values/formats.ts'
import { LocalTime } from '../../ui/values/local-time.tsx'
import { Stars } from '../../ui/values/stars.tsx'
import { OwnReply } from './own-reply.tsx'
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

/** A function, because the shop's number format is known only when the page renders. */
const starsFilter = (formats: Formats) => ({
  name: 'stars',
  label: texts.stars,
  choices: [
    { value: '', text: texts.allStars },
    ...[5, 4, 3, 2, 1].map((stars) => ({ value: `${stars}`, text: texts.starsOnly(formats, stars) })),
  ],
})

/** Returns the filters by stars and by product: the products on this page, and the chosen one. */
export function reviewFilters(
  formats: Formats,
  rows: readonly WrittenReview[],
  chosen: string,
): NonNullable<List['also']> {
  const shown = new Map<string, string>(chosen ? [[chosen, texts.thisTool]] : [])
  for (const { tool: product, toolName: productName } of rows)
    if (product !== undefined && productName) shown.set(product, productName)
  const products = [...shown].map(([value, text]) => ({ value, text }))
  return [
    starsFilter(formats),
    { name: 'tool', label: texts.tool, choices: [{ value: '', text: texts.allTools }, ...products] },
  ]
}

interface Changes {
  /** Opens the question before a review is hidden. */
  readonly onHide: (review: WrittenReview) => void
  readonly showing: Action<WrittenReview>
}

/** Returns the columns of the list of reviews. */
export function reviewColumns(changes: Changes): List['columns'] {
  return [
    { header: texts.from, cell: (review) => <Author review={review} /> },
    { header: texts.review, cell: (review) => <Words review={review} /> },
    { header: texts.tool, cell: (review) => <ReviewedProduct review={review} /> },
    { header: texts.written, cell: ({ createdAt }) => <LocalTime at={createdAt} /> },
    { header: texts.state, cell: (review) => <State review={review} {...changes} /> },
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

/** Shows the reviewed product, with a link to all its reviews. */
function ReviewedProduct({
  review: { tool: product, toolName: productName, toolImg: productImg },
}: ReviewProps) {
  if (product === undefined || !productName) return null
  const link = (
    <Link
      className="row-link"
      to={dashboardLinks.reviewsAbout(product)}
      aria-label={texts.onlyOf(productName)}
    >
      {productName}
    </Link>
  )
  if (!productImg) return link
  return (
    <PictureCell img={productImg} files={pictureFiles(productImg)}>
      {link}
    </PictureCell>
  )
}

function Words({ review }: ReviewProps) {
  const { review: text, ratings } = review
  return (
    <div className="quote-message grid gap-1 max-w-136 wrap-anywhere">
      <Stars given={ratings} label={publicTexts.stars(ratings)} />
      {text ? (
        <span className="whitespace-pre-line">{text}</span>
      ) : (
        <span className="soft">{texts.noText}</span>
      )}
      <IfOffered operation={replyToReview}>
        <OwnReply review={review} />
      </IfOffered>
    </div>
  )
}

function State({ review, onHide, showing }: ReviewProps & Changes) {
  const { busyWith, failure, start } = showing
  const { _id: id, name, hiddenAt, hiddenBy, hiddenReason, hiddenNote } = review
  const isHidden = hiddenAt !== null
  const busy = busyWith?._id === id
  // Ignores the second click of a double click, which would answer the question that the first click opened.
  const once = ({ detail: clicks }: MouseEvent) => {
    if (clicks < 2) (isHidden ? start : onHide)(review)
  }
  return (
    <div className="order-state">
      {isHidden ? <Chip state="warn">{texts.hidden}</Chip> : <Chip state="good">{texts.shown}</Chip>}
      {isHidden && (
        <span className="order-note">
          <LocalTime at={hiddenAt} /> {hiddenBy !== null && texts.hiddenBy(hiddenBy)}
        </span>
      )}
      {isHidden && hiddenReason && <span className="order-note">{reasonText(hiddenReason)}</span>}
      {isHidden && hiddenNote && <span className="order-note">{hiddenNote}</span>}
      <Button kind="quiet" className="button-row" busy={busy} onClick={once}>
        {isHidden ? (busy ? texts.showing : texts.showAgain) : texts.hide}
        <span className="sr-only">{texts.ofAuthor(name)}</span>
      </Button>
      {failure?.of._id === id && <Alert message={failure.message} />}
    </div>
  )
}

/** Returns the label of a hiding reason, or the reason's own name if a later version added it. */
function reasonText(reason: string): string {
  const known = hidingReasons.find((name) => name === reason)
  return known ? texts.reasons[known] : reason
}
