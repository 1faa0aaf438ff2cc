import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findUserByEmail, lockLastAdmin, setRole } from '../../data/queries/accounts/users.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Revokes the admin role, except from the last admin, also under concurrent calls.
 *
 * @returns whether the role changed; false for a customer.
 */
export function removeAdmin(shop: Shop, caller: Caller, email: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const lastAdmin = await lockLastAdmin(transaction)
    const user = await findUserByEmail(transaction.db, email)
    if (!user) return refused('USER_NOT_FOUND')
    if (user.role !== 'admin') return done(false)
    if (user.id === lastAdmin) return refused('LAST_ADMIN')
    await setRole(transaction, user.id, 'customer')
    await recordChange(transaction, {
      at: shop.clock(),
      by: caller,
      action: 'user.demoted',
      subject: { kind: 'user', id: user.id, name: '' },
      before: { role: 'admin' },
      after: { role: 'customer' },
    })
    return done(true)
  })
}
