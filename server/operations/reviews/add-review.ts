import { isOwnPicture } from '../../../domain/catalogue/own-picture.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { areForSale } from '../../data/queries/catalogue/product-details.ts'
import { insertReviews } from '../../data/queries/catalogue/reviews.ts'
import { countInRating, lockRating } from '../../data/queries/catalogue/tool-ratings.ts'
import { findOwnToolReview, hasBought, rewriteReview } from '../../data/queries/catalogue/tool-reviews.ts'
import { newId } from '../../platform/ids.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import type { Caller, Shop } from '../shop.ts'

interface ReviewInput {
  readonly img: string
  /** Empty for the account's name. */
  readonly name: string
  readonly text: string
  /** From 1 to 5. */
  readonly stars: number
  /** The tool that it is about; undefined for a review of the shop. */
  readonly toolId?: string | undefined
}

/**
 * Adds the caller's review, always with the caller's own email. The caller's earlier review of the same tool is
 * replaced (docs/decisions/0028).
 *
 * @returns its id.
 */
export async function addReview(
  shop: Shop,
  caller: Caller,
  { name, toolId, ...input }: ReviewInput,
): Promise<Outcome<string>> {
  if (!isOwnPicture(input.img, shop)) return refused('IMAGE_NOT_OURS')
  const { userId, email } = caller
  return shop.database.write(async (transaction) => {
    const createdAt = shop.clock()
    const review = { ...input, userId, email, name: name || caller.name, createdAt }
    if (toolId !== undefined && !(await areForSale(transaction, [toolId])))
      return refusedAt('tool', 'REVIEWED_TOOL_NOT_FOR_SALE')
    const id =
      toolId === undefined
        ? await insertNew(transaction, review)
        : await writeToolReview(transaction, { ...review, toolId })
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

/** Writes the author's only review of the tool. A review that an admin has hidden stays hidden. */
async function writeToolReview(
  transaction: Transaction,
  { userId, toolId, ...review }: NewReview & { readonly userId: string; readonly toolId: string },
): Promise<string> {
  transaction.changed(`tool:${toolId}`)
  await lockRating(transaction, toolId)
  const boughtHere = await hasBought(transaction, userId, toolId)
  const earlier = await findOwnToolReview(transaction, userId, toolId)
  if (!earlier) return insertNew(transaction, { ...review, userId, toolId, boughtHere })
  await rewriteReview(transaction, earlier.id, { ...review, boughtHere })
  if (earlier.hiddenAt === null) {
    await countInRating(transaction, toolId, earlier, -1)
    await countInRating(transaction, toolId, { stars: review.stars, boughtHere }, 1)
  }
  return earlier.id
}
