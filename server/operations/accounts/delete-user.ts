import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { listSubjectsOf } from '../../data/queries/accounts/identities.ts'
import { findUserByEmail } from '../../data/queries/accounts/users.ts'
import type { Identity } from '../../providers/identity/identity.ts'
import type { Caller, Shop } from '../shop.ts'
import { retire } from './delete-account.ts'

/**
 * Deletes another person's account as `deleteAccount` does. Refuses the caller's own account and the last admin's. Paid
 * orders stay readable; once sent, they contain no personal data. If the provider cannot delete accounts, the person
 * can sign in again and then gets a new, empty account.
 *
 * @returns true; a second call is refused with USER_NOT_FOUND.
 */
export async function deleteUser(
  shop: Shop,
  provider: Pick<Identity, 'deleteAccount'>,
  caller: Caller,
  email: string,
): Promise<Outcome<boolean>> {
  const user = await findUserByEmail(shop.database.read, email)
  if (!user) return refused('USER_NOT_FOUND')
  if (user.id === caller.userId) return refused('OWN_ACCOUNT')
  const subjects = await listSubjectsOf(shop.database.read, user.id)
  const retired = await retire(shop, user, { by: caller })
  if (!retired.ok) return retired
  for (const subject of subjects) await provider.deleteAccount?.(subject)
  return done(true)
}
