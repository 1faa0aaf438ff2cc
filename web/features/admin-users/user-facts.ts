import type { User } from '../../../contract/accounts.ts'

/** Tells whether an account has the admin role (spec §3). */
export function isAdmin({ role }: User): boolean {
  return role === 'admin'
}
