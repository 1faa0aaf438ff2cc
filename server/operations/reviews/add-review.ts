import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { isOwnPicture } from '../../../domain/own-picture.ts'
import { insertReviews } from '../../data/queries/catalogue/reviews.ts'
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
}

/**
 * Adds the caller's review, always with the caller's own email.
 *
 * @returns its id.
 */
export async function addReview(
  shop: Shop,
  caller: Caller,
  { name, ...input }: ReviewInput,
): Promise<Outcome<string>> {
  if (!isOwnPicture(input.img, shop)) return refused('IMAGE_NOT_OURS')
  const { userId, email } = caller
  const id = newId()
  return shop.database.write(async (transaction) => {
    const createdAt = shop.clock()
    const review = { ...input, id, userId, email, name: name || caller.name, createdAt }
    await insertReviews(transaction, [review])
    transaction.changed('reviews')
    return (await stillSignedIn(transaction, caller, createdAt)) ? done(id) : refused('SESSION_ENDED')
  })
}
