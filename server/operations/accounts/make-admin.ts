import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findUserByEmail, promoteUser } from '../../data/queries/users.ts'
import type { Shop } from '../shop.ts'

/**
 * Makes an existing account an admin, verified or not (product decisions: roles).
 *
 * @returns whether it became one now; false when it was one before.
 */
export function makeAdmin(shop: Shop, email: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    if (await promoteUser(transaction, email)) return done(true)
    return (await findUserByEmail(transaction.db, email)) ? done(false) : refused('USER_NOT_FOUND')
  })
}
