import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findProfile, type ProfileRow } from '../../data/queries/accounts/profiles.ts'
import type { Caller, Shop } from '../shop.ts'

/** Returns the caller's profile. Before the first save, it has the account's name and empty texts. */
export async function getProfile(shop: Shop, caller: Caller, email: string): Promise<Outcome<ProfileRow>> {
  if (email !== caller.email) return refused('NOT_ALLOWED')
  const stored = await findProfile(shop.database.read, caller.userId)
  return done(stored ?? initialProfile(caller))
}

/** Returns the profile of an account that has not saved one. */
export function initialProfile({ name }: Caller): ProfileRow {
  return { img: '', name, address: '', status: '', phone: '' }
}
