import type { Transaction } from '../../data/database.ts'
import { claimOnce } from '../../data/queries/stored-settings.ts'
import { setRole, type User } from '../../data/queries/users.ts'

/**
 * Gives the right of an admin to the account that the settings name (decision: ADMIN_EMAIL). Once for an address:
 * an admin who takes the right back from it has done so for good.
 *
 * @returns whether the right was given now.
 */
export async function giveNamedRight(
  transaction: Transaction,
  user: Pick<User, 'id' | 'email'>,
): Promise<boolean> {
  if (!(await claimOnce(transaction, `named-admin:${user.email}`))) return false
  await setRole(transaction, user.id, 'admin')
  return true
}
