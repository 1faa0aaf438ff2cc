import { isStaff } from '../../../domain/accounts/rights.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { endAllSignIns } from '../../data/queries/accounts/sessions.ts'
import { lockUserByEmail, setBlocked } from '../../data/queries/accounts/users.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Blocks a customer's account, which ends its sign-ins in the same transaction, or lifts the block. A concurrent
 * sign-in waits for it and is refused (`registerUser`). Orders stay: unpaid ones end with their hold.
 *
 * @returns whether it changed.
 */
export function blockUser(
  shop: Shop,
  caller: Caller,
  email: string,
  blocked: boolean,
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const user = await lockUserByEmail(transaction, email)
    if (!user) return refused('USER_NOT_FOUND')
    if (blocked && isStaff(user.role)) return refused('STAFF_NOT_BLOCKED')
    const now = shop.clock()
    const changed = await setBlocked(transaction, user.id, blocked ? now : null)
    if (!changed) return done(false)
    if (blocked) await endAllSignIns(transaction, user.id, now)
    await recordChange(transaction, {
      at: now,
      by: caller,
      action: blocked ? 'user.blocked' : 'user.unblocked',
      subject: { kind: 'user', id: user.id, name: '' },
    })
    return done(true)
  })
}
