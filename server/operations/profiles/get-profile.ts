import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findProfile, type ProfileRow } from '../../data/queries/accounts/profiles.ts'
import type { Caller, Shop } from '../shop.ts'

/** The own profile; empty text where nothing was filled in, and the account's name to begin with. */
export async function getProfile(shop: Shop, caller: Caller, email: string): Promise<Outcome<ProfileRow>> {
  if (email !== caller.email) return refused('NOT_ALLOWED')
  const stored = await findProfile(shop.database.read, caller.userId)
  return done(stored ?? firstProfile(caller))
}

/** The profile of an account that has not filled in any of it: its name, and empty text for the rest. */
export function firstProfile({ name }: Caller): ProfileRow {
  return { img: '', name, address: '', status: '', phone: '' }
}
