import { isOwnPicture } from '../../../domain/catalogue/own-picture.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { areForSale } from '../../data/queries/catalogue/product-details.ts'
import { countInRating, lockRating } from '../../data/queries/catalogue/product-ratings.ts'
import {
  findOwnProductReview,
  hasBought,
  rewriteReview,
} from '../../data/queries/catalogue/product-reviews.ts'
import { insertReviews } from '../../data/queries/catalogue/reviews.ts'
import { newId } from '../../platform/ids.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import type { Caller, Shop } from '../shop.ts'

interface ReviewInput {
  readonly img: string
  /** Empty to use the account's name. */
  readonly name: string
  readonly text: string
  /** Stars from 1 to 5. */
  readonly stars: number
  /** The reviewed product; undefined for a review of the shop. */
  readonly productId?: string | undefined
}

/**
 * Adds the caller's review, always under the caller's own email. Replaces the caller's earlier review of the same
 * product (docs/decisions/0028).
 *
 * @returns the review's id.
 */
export async function addReview(
  shop: Shop,
  caller: Caller,
  { name, productId, ...input }: ReviewInput,
): Promise<Outcome<string>> {
  if (!isOwnPicture(input.img, shop)) return refused('IMAGE_NOT_OURS')
  const { userId, email } = caller
  return shop.database.write(async (transaction) => {
    const createdAt = shop.clock()
    const review = { ...input, userId, email, name: name || caller.name, createdAt }
    if (productId !== undefined && !(await areForSale(transaction, [productId])))
      return refusedAt('tool', 'REVIEWED_TOOL_NOT_FOR_SALE')
    const id =
      productId === undefined
        ? await insertNew(transaction, review)
        : await writeProductReview(transaction, { ...review, productId })
    transaction.changed('reviews')
    return (await stillSignedIn(transaction, caller, createdAt)) ? done(id) : refused('SESSION_ENDED')
  })
}

type NewReview = Omit<Parameters<typeof insertReviews>[1][number], 'id'>

async function insertNew(transaction: Transaction, review: NewReview): Promise<string> {
  const id = newId()
  await insertReviews(transaction, [{ ...review, id }])
  return id
}

/** Writes the author's only review of the product. A review that staff has hidden stays hidden. */
async function writeProductReview(
  transaction: Transaction,
  { userId, productId, ...review }: NewReview & { readonly userId: string; readonly productId: string },
): Promise<string> {
  transaction.changed(`tool:${productId}`)
  await lockRating(transaction, productId)
  const boughtHere = await hasBought(transaction, userId, productId)
  const earlier = await findOwnProductReview(transaction, userId, productId)
  if (!earlier) return insertNew(transaction, { ...review, userId, productId, boughtHere })
  await rewriteReview(transaction, earlier.id, { ...review, boughtHere })
  if (earlier.hiddenAt === null) {
    await countInRating(transaction, productId, earlier, -1)
    await countInRating(transaction, productId, { stars: review.stars, boughtHere }, 1)
  }
  return earlier.id
}
