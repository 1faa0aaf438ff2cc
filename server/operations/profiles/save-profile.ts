import { isOwnPicture } from '../../../domain/catalogue/own-picture.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { type ProfileRow, upsertProfile } from '../../data/queries/accounts/profiles.ts'
import { lockUser } from '../../data/queries/accounts/users.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import { addressOfProfile, deliverWaitingToProfile } from '../addresses/deliver-orders.ts'
import { keepUsedAddress } from '../addresses/keep-addresses.ts'
import type { Caller, Shop } from '../shop.ts'
import { initialProfile } from './get-profile.ts'

/**
 * Changes the given fields of the caller's profile. The account saves the address, and paid orders without an address
 * get it.
 */
export async function saveProfile(
  shop: Shop,
  caller: Caller,
  email: string,
  change: Partial<ProfileRow>,
): Promise<Outcome<null>> {
  if (email !== caller.email) return refused('NOT_ALLOWED')
  // An empty text removes the picture.
  if (change.img && !isOwnPicture(change.img, shop)) return refused('IMAGE_NOT_OURS')
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    await lockUser(transaction, caller.userId)
    await upsertProfile(transaction, caller.userId, { first: initialProfile(caller), change }, now)
    const address = change.address ? await addressOfProfile(transaction, caller.userId) : undefined
    if (address) {
      await keepUsedAddress(transaction, caller.userId, address, now)
      await deliverWaitingToProfile(transaction, caller.userId, now)
    }
    return (await stillSignedIn(transaction, caller, now)) ? done(null) : refused('SESSION_ENDED')
  })
}
