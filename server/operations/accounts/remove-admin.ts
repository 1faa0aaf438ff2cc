import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findUserByEmail, lockAdmins, setRole } from '../../data/queries/accounts/users.ts'
import type { Shop } from '../shop.ts'

/**
 * Takes the admin's right back. The last admin keeps it, also when two take it from each other at once.
 *
 * @returns whether it was taken now; false when the account had no such right.
 */
export function removeAdmin(shop: Shop, email: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const adminIds = await lockAdmins(transaction)
    const user = await findUserByEmail(transaction.db, email)
    if (!user) return refused('USER_NOT_FOUND')
    if (!adminIds.includes(user.id)) return done(false)
    if (adminIds.length === 1) return refused('LAST_ADMIN')
    await setRole(transaction, user.id, 'customer')
    return done(true)
  })
}
