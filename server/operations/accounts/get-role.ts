import type { Role } from '../../../contract/accounts/roles.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findUserByEmail } from '../../data/queries/accounts/users.ts'
import type { Caller, Shop } from '../shop.ts'

/** Returns the role of the account with this email. Only admins may ask about other people's emails. */
export async function getRole(shop: Shop, caller: Caller, email: string): Promise<Outcome<Role>> {
  if (email === caller.email) return done(caller.role)
  if (caller.role !== 'admin') return refused('NOT_ALLOWED')
  const user = await findUserByEmail(shop.database.read, email)
  return done(user?.role ?? 'customer')
}
