import type { User } from '../../../contract/accounts/accounts.ts'
import { type Role, roles } from '../../../contract/accounts/roles.ts'

/** Returns what identifies an account; another backend may send no ids. */
export function keyOf(user: User): string {
  return user._id ?? user.email
}

/** Returns the role of an account (spec §3). */
export function roleOf({ role }: User): Role {
  return roles.find((known) => known === role) ?? 'customer'
}

/** Tells whether an account is blocked, an extension. */
export function isBlocked({ blockedAt }: User): boolean {
  return typeof blockedAt === 'number'
}

/** Tells whether an account can be blocked: staff gives the role back first. */
export function mayBeBlocked(user: User): boolean {
  return !isBlocked(user) && roleOf(user) === 'customer'
}
