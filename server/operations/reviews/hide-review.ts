import type { HidingReason } from '../../../contract/catalogue/reviews.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { countInRating, lockRating } from '../../data/queries/catalogue/product-ratings.ts'
import {
  findReviewedProduct,
  insertReviewDecision,
  setReviewHidden,
} from '../../data/queries/catalogue/reviews.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

interface Decision {
  readonly reviewId: string
  readonly hidden: boolean
  /** Why the review is hidden, for staff; null without a reason. */
  readonly reason?: HidingReason | null | undefined
  readonly note?: string | undefined
}

/**
 * Hides a review from visitors or shows it again, and stores who decided. A hidden review does not count in its
 * product's rating.
 *
 * @returns whether anything changed.
 */
export function hideReview(shop: Shop, caller: Caller, decision: Decision): Promise<Outcome<boolean>> {
  return shop.database.write((transaction) => hideReviewWithin(shop, transaction, caller, decision))
}

/**
 * Hides or shows a review within a transaction, as `hideReview` does.
 *
 * @param undoes the entry of the record of changes that this decision undoes.
 */
export async function hideReviewWithin(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { reviewId, hidden, reason = null, note = '' }: Decision,
  undoes?: number,
): Promise<Outcome<boolean>> {
  const known = await findReviewedProduct(transaction.db, reviewId)
  if (!known) return refused('REVIEW_NOT_FOUND')
  const { productId } = known
  // Locks the rating before other rows, as a change by the author does.
  if (productId !== null) await lockRating(transaction, productId)
  const id = newId()
  const decision = { id, reviewId, hidden, reason, note, decidedBy: caller.userId, decidedAt: shop.clock() }
  const changed = await setReviewHidden(transaction, decision)
  if (!changed) return done(false)
  await insertReviewDecision(transaction, decision)
  transaction.changed('reviews')
  if (productId !== null) {
    await countInRating(transaction, productId, changed, hidden ? -1 : 1)
    transaction.changed(`tool:${productId}`)
  }
  await recordChange(transaction, {
    at: decision.decidedAt,
    by: caller,
    action: hidden ? 'review.hidden' : 'review.shown',
    // Omits the author's name and words, which are deleted or anonymized with the account.
    subject: { kind: 'review', id: reviewId, name: '' },
    before: { hidden: !hidden, ...(!hidden && why(known)) },
    after: { hidden, stars: changed.stars, ...(hidden && why({ reason, note })) },
    undoes,
  })
  return done(true)
}

/** Returns the reason and the note for the record of changes, without empty ones. */
function why({ reason, note }: { readonly reason: HidingReason | null; readonly note: string }) {
  return { ...(reason !== null && { reason }), ...(note !== '' && { note }) }
}
