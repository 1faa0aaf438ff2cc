import type { User } from '../../../contract/accounts/accounts.ts'
import { type Role, roles } from '../../../contract/accounts/roles.ts'

/** Returns the unique key of an account; another backend may omit ids. */
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

/** Returns whether an account can be blocked: staff must lose their role first. */
export function mayBeBlocked(user: User): boolean {
  return !isBlocked(user) && roleOf(user) === 'customer'
}
