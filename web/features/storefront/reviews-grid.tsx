import { useShopSettings } from '../../api/settings-context.ts'
import { reviewsTexts } from '../../texts/storefront.ts'
import { ReviewReply } from '../../ui/values/review-reply.tsx'
import { Stars } from '../../ui/values/stars.tsx'
import type { ShownReview } from './load-storefront.ts'

/** Shows reviews with their stars out of 5 (spec §2). */
export function ReviewsGrid({ reviews }: { reviews: readonly ShownReview[] }) {
  if (reviews.length === 0) return <p className="card empty">{reviewsTexts.empty}</p>
  return (
    <ul className="reviews">
      {reviews.map((review, place) => (
        <ReviewCard key={review._id ?? place} review={review} />
      ))}
    </ul>
  )
}

function ReviewCard({ review }: { review: ShownReview }) {
  const { ratings, reply } = review
  const { name } = useShopSettings().shop.company
  return (
    <li className="review">
      {ratings !== undefined && <Stars given={ratings} label={reviewsTexts.stars(ratings)} />}
      {review.review && <blockquote>{review.review}</blockquote>}
      <p className="review-name">
        {review.img && <img src={review.img} width="48" height="48" alt="" loading="lazy" decoding="async" />}
        {review.name ?? reviewsTexts.unnamed}
      </p>
      {reply && <ReviewReply by={reviewsTexts.reply(name)} {...reply} />}
    </li>
  )
}
