import { isDemoAddress } from '../../../domain/demo-address.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findUserByEmail, promoteUser, setRole, type User } from '../../data/queries/accounts/users.ts'
import { claimOnce } from '../../data/queries/stored-settings.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/**
 * Makes an existing account an admin, verified or not, except the public demo accounts (docs/specification.md,
 * roles).
 *
 * @returns whether the role changed; false for an admin.
 */
export function makeAdmin(shop: Shop, caller: Caller, email: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const user = await findUserByEmail(transaction.db, email)
    if (!user) return refused('USER_NOT_FOUND')
    if (isDemoAddress(email)) return refused('DEMO_ACCOUNT')
    if (!(await promoteUser(transaction, email))) return done(false)
    await recordChange(transaction, {
      at: shop.clock(),
      by: caller,
      action: 'user.promoted',
      subject: { kind: 'user', id: user.id, name: '' },
      before: { role: 'customer' },
      after: { role: 'admin' },
    })
    return done(true)
  })
}

/**
 * Grants the admin role to the account that the settings name (spec §10, the first admin). Happens once per address,
 * so that a later demotion is final.
 *
 * @returns whether the role was granted now.
 */
export async function grantNamedAdmin(
  transaction: Transaction,
  user: Pick<User, 'id' | 'email'>,
): Promise<boolean> {
  if (!(await claimOnce(transaction, `named-admin:${user.email}`))) return false
  await setRole(transaction, user.id, 'admin')
  return true
}
