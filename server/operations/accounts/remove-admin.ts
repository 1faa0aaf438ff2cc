import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findUserByEmail, lockAdmins, setRole } from '../../data/queries/accounts/users.ts'
import type { Shop } from '../shop.ts'

/**
 * Revokes the admin role, except from the last admin, also under concurrent calls.
 *
 * @returns whether the role changed; false for a customer.
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
