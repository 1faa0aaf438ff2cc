import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { hasReview, insertReviewDecision, setReviewHidden } from '../../data/queries/catalogue/reviews.ts'
import { newId } from '../../platform/ids.ts'
import type { Caller, Shop } from '../shop.ts'

interface Decision {
  readonly reviewId: string
  readonly hidden: boolean
}

/**
 * Hides a review from visitors or shows it again, and stores who decided.
 *
 * @returns whether anything changed.
 */
export function hideReview(
  shop: Shop,
  { userId }: Caller,
  { reviewId, hidden }: Decision,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const decision = { id: newId(), reviewId, hidden, decidedBy: userId, decidedAt: shop.clock() }
    if (await setReviewHidden(transaction, decision)) {
      await insertReviewDecision(transaction, decision)
      transaction.changed('reviews')
      return done(true)
    }
    return (await hasReview(transaction.db, reviewId)) ? done(false) : refused('REVIEW_NOT_FOUND')
  })
}
