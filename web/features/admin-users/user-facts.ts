import type { User } from '../../../contract/accounts.ts'

/** Whether an account has the admin's right (spec §3). */
export function isAdmin({ role }: User): boolean {
  return role === 'admin'
}
