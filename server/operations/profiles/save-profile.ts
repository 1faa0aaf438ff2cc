import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { isOwnPicture } from '../../../domain/own-picture.ts'
import { type ProfileRow, upsertProfile } from '../../data/queries/accounts/profiles.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import type { Caller, Shop } from '../shop.ts'
import { initialProfile } from './get-profile.ts'

/** Changes the given fields of the caller's profile. */
export async function saveProfile(
  shop: Shop,
  caller: Caller,
  email: string,
  change: Partial<ProfileRow>,
): Promise<Outcome<null>> {
  if (email !== caller.email) return refused('NOT_ALLOWED')
  // Empty text removes the picture.
  if (change.img && !isOwnPicture(change.img, shop)) return refused('IMAGE_NOT_OURS')
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    await upsertProfile(transaction, caller.userId, { first: initialProfile(caller), change }, now)
    return (await stillSignedIn(transaction, caller, now)) ? done(null) : refused('SESSION_ENDED')
  })
}
