import { isDemoAddress } from '../../../domain/demo-address.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { findUserByEmail, promoteUser, setRole, type User } from '../../data/queries/accounts/users.ts'
import { claimOnce } from '../../data/queries/stored-settings.ts'
import type { Shop } from '../shop.ts'

/**
 * Makes an existing account an admin, verified or not, except the public demo accounts (docs/specification.md,
 * roles).
 *
 * @returns whether the role changed; false for an admin.
 */
export function makeAdmin(shop: Shop, email: string): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    if (!(await findUserByEmail(transaction.db, email))) return refused('USER_NOT_FOUND')
    if (isDemoAddress(email)) return refused('DEMO_ACCOUNT')
    return done(await promoteUser(transaction, email))
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
