import { Link } from 'react-router'
import type { ProductReviews as ReviewsPage } from '../../api/load-product-reviews.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { reviewLinks, reviewsId } from '../../routing/review-links.ts'
import { reviewsTexts } from '../../texts/storefront.ts'
import { Chip } from '../../ui/chip.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { dayInShop } from '../../ui/values/date-format.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { ReviewReply } from '../../ui/values/review-reply.tsx'
import { Stars } from '../../ui/values/stars.tsx'
import { productReviewsTexts } from './product-reviews-texts.ts'

interface ProductReviewsProps {
  readonly productId: string
  readonly page: ReviewsPage
}

/** Shows the reviews of a product: the average, a page of reviews, and a link to write one. */
export function ProductReviews({ productId, page }: ProductReviewsProps) {
  return (
    <section className="wrap section" id={reviewsId}>
      <SectionHeading level={2} text={productReviewsTexts.heading} />
      {page.average === null ? (
        <p className="card empty">{productReviewsTexts.empty}</p>
      ) : (
        <Average average={page.average} count={page.count} bought={page.boughtHere.count} />
      )}
      {page.reviews.length > 0 && (
        <ul className="reviews">
          {page.reviews.map((review) => (
            <Review key={review._id} review={review} />
          ))}
        </ul>
      )}
      <nav className="section-more actions" aria-label={productReviewsTexts.pages}>
        {!page.isFirst && (
          <Link className="button button-quiet" to={reviewLinks.newest(productId)}>
            {productReviewsTexts.newest}
          </Link>
        )}
        {page.next !== undefined && (
          <Link className="button button-quiet" rel="next" to={reviewLinks.after(productId, page.next)}>
            {productReviewsTexts.older}
          </Link>
        )}
        <Link className="button button-quiet" to={reviewLinks.write(productId)}>
          {productReviewsTexts.write}
        </Link>
      </nav>
    </section>
  )
}

interface AverageProps {
  readonly average: number
  readonly count: number
  /** The number of reviews with a proven purchase. */
  readonly bought: number
}

function Average({ average, count, bought }: AverageProps) {
  const formats = useFormats()
  const shown = average.toFixed(1).replace('.', formats.writing.numbers.decimal)
  return (
    <p className="card card-padded mb-6 flex w-fit flex-wrap items-center gap-4">
      <Stars given={Math.round(average * 2) / 2} label={productReviewsTexts.stars(shown)} />
      <span className="figure" aria-hidden="true">
        {shown}
      </span>
      <span>
        {productReviewsTexts.count(wholeNumber(formats, count), count)}
        {bought > 0 && ` ${productReviewsTexts.ofBuyers(wholeNumber(formats, bought), bought)}`}
      </span>
    </p>
  )
}

function Review({ review }: { readonly review: ReviewsPage['reviews'][number] }) {
  const formats = useFormats()
  const date = new Date(review.createdAt)
  const { name } = useShopSettings().shop.company
  return (
    <li className="review">
      <Stars given={review.ratings} label={reviewsTexts.stars(review.ratings)} />
      {review.review && <blockquote>{review.review}</blockquote>}
      <p className="review-name">
        {review.img && <img src={review.img} width="48" height="48" alt="" loading="lazy" decoding="async" />}
        {review.name}
      </p>
      <p className="flex flex-wrap items-center gap-3">
        {review.boughtHere && <Chip state="good">{productReviewsTexts.boughtHere}</Chip>}
        <time className="soft" dateTime={date.toISOString()}>
          {dayInShop(formats, review.createdAt)}
        </time>
      </p>
      {review.reply && (
        <ReviewReply
          by={reviewsTexts.reply(name)}
          day={dayInShop(formats, review.reply.at)}
          {...review.reply}
        />
      )}
    </li>
  )
}
