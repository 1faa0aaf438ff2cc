import type { Review } from '../../../contract/reviews/list-reviews.ts'
import { reviewsMessages } from '../../messages/storefront.ts'
import { Stars } from '../../ui/stars.tsx'
import { Section } from './section.tsx'

/** What customers say (spec §2), the stars out of 5. */
export function ReviewsGrid({ reviews }: { reviews: readonly Review[] }) {
  return (
    <Section heading={reviewsMessages.heading}>
      {reviews.length === 0 ? (
        <p className="plate empty">{reviewsMessages.empty}</p>
      ) : (
        <ul className="reviews">
          {reviews.map((review) => (
            <ReviewCard key={review._id} review={review} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function ReviewCard({ review }: { review: Review }) {
  return (
    <li className="review">
      <Stars given={review.ratings} label={reviewsMessages.stars(review.ratings)} />
      {review.review && <blockquote>{review.review}</blockquote>}
      <p className="review-name">
        <img src={review.img} width="48" height="48" alt="" loading="lazy" decoding="async" />
        {review.name}
      </p>
    </li>
  )
}
