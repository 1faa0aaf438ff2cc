import type { Outcome } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { setRole, type User } from '../../data/queries/accounts/users.ts'
import { claimOnce } from '../../data/queries/stored-settings.ts'
import type { Caller, Shop } from '../shop.ts'
import { setUserRole } from './set-user-role.ts'

/**
 * Makes an existing account an admin, verified or not, except the public demo accounts (docs/specification.md,
 * roles).
 *
 * @returns whether the role changed; false for an admin.
 */
export function makeAdmin(shop: Shop, caller: Caller, email: string): Promise<Outcome<boolean>> {
  return setUserRole(shop, caller, email, 'admin')
}

/**
 * Grants the admin role to the account that the configuration names (spec §10, the first admin). Happens once per
 * email, so that a later demotion is final.
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
