import type { Role } from '../../../contract/accounts/roles.ts'
import { isDemoAddress } from '../../../domain/accounts/demo-address.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { isBlocked, lockLastAdmin, lockUserByEmail, setRole } from '../../data/queries/accounts/users.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Gives an account one role; the last admin keeps the role, even under concurrent calls.
 *
 * @returns whether the role changed.
 */
export function setUserRole(
  shop: Shop,
  caller: Caller,
  email: string,
  role: Role,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const lastAdmin = await lockLastAdmin(transaction)
    const user = await lockUserByEmail(transaction, email)
    if (!user) return refused('USER_NOT_FOUND')
    if (user.role === role) return done(false)
    if (role !== 'customer' && isDemoAddress(email)) return refused('DEMO_ACCOUNT')
    if (role !== 'customer' && (await isBlocked(transaction.db, user.id))) {
      return refused('BLOCKED_ACCOUNT_WITHOUT_ROLE')
    }
    if (user.id === lastAdmin) return refused('LAST_ADMIN')
    await setRole(transaction, user.id, role)
    await recordChange(transaction, {
      at: shop.clock(),
      by: caller,
      action: role === 'admin' ? 'user.promoted' : 'user.role-changed',
      subject: { kind: 'user', id: user.id, name: '' },
      before: { role: user.role },
      after: { role },
    })
    return done(true)
  })
}
