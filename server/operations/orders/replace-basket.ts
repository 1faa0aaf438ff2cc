import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { type Basket, replaceBasket as replaceRow } from '../../data/queries/accounts/baskets.ts'
import { lockUser } from '../../data/queries/accounts/users.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Replaces the basket of the caller's account, unless another device has changed it since the given version
 * (docs/decisions/0064).
 *
 * @returns the new version.
 */
export function replaceBasket(shop: Shop, caller: Caller, basket: Basket): Promise<Outcome<number>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    // Locks the user, so that a concurrent deletion of the account runs entirely before or after.
    await lockUser(transaction, caller.userId)
    if (!(await stillSignedIn(transaction, caller, now))) return refused('SESSION_ENDED')
    const version = await replaceRow(transaction, caller.userId, basket, now)
    return version === undefined ? refused('BASKET_CHANGED') : done(version)
  })
}
