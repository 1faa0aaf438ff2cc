import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { isOwnPicture } from '../../../domain/own-picture.ts'
import { insertReviews } from '../../data/queries/catalogue/reviews.ts'
import { newId } from '../../platform/ids.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import type { Caller, Shop } from '../shop.ts'

interface WrittenReview {
  readonly img: string
  /** Empty: the account's name is shown. */
  readonly name: string
  readonly text: string
  /** 1 to 5. */
  readonly stars: number
}

/** Adds a review of the caller, with the caller's own address whatever was sent; answers its id. */
export async function addReview(
  shop: Shop,
  caller: Caller,
  { name, ...written }: WrittenReview,
): Promise<Outcome<string>> {
  if (!isOwnPicture(written.img, shop)) return refused('IMAGE_NOT_OURS')
  const { userId, email } = caller
  const id = newId()
  return shop.database.write(async (transaction) => {
    const createdAt = shop.clock()
    const review = { ...written, id, userId, email, name: name || caller.name, createdAt }
    await insertReviews(transaction, [review])
    transaction.changed('reviews')
    return (await stillSignedIn(transaction, caller, createdAt)) ? done(id) : refused('SESSION_ENDED')
  })
}
