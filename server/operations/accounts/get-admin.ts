import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findUserByEmail } from '../../data/queries/accounts/users.ts'
import type { Caller, Shop } from '../shop.ts'

/** Returns whether an address belongs to an admin. Customers may ask about their own address only. */
export async function getAdmin(shop: Shop, caller: Caller, email: string): Promise<Outcome<boolean>> {
  if (email === caller.email) return done(caller.role === 'admin')
  if (caller.role !== 'admin') return refused('NOT_ALLOWED')
  const user = await findUserByEmail(shop.database.read, email)
  return done(user?.role === 'admin')
}
