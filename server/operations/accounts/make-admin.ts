import { isDemoAddress } from '../../../domain/demo-address.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findUserByEmail, promoteUser } from '../../data/queries/users.ts'
import type { Shop } from '../shop.ts'

/**
 * Makes an existing account an admin, verified or not (product decisions: roles), but for one that anybody may be.
 *
 * @returns whether it became one now; false when it was one before.
 */
export function makeAdmin(shop: Shop, email: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    if (!(await findUserByEmail(transaction.db, email))) return refused('USER_NOT_FOUND')
    if (isDemoAddress(email)) return refused('DEMO_ACCOUNT')
    return done(await promoteUser(transaction, email))
  })
}
