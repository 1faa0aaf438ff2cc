import type { ProfileRow } from '../../data/queries/profiles.ts'
import type { Caller } from '../shop.ts'

/** The profile of an account that has not filled in any of it: its name, and empty text for the rest. */
export function firstProfile({ name }: Caller): ProfileRow {
  return { img: '', name, address: '', status: '', phone: '' }
}
