import { type Role, roles } from '../../contract/accounts/roles.ts'
import { readStored, writeStored } from './browser-storage.ts'

/** Storage key of the role, together with its person's email. Removed with the token. */
const roleKey = 'role'

/**
 * Returns the role that the shop last confirmed in this session; undefined before that. Use it only to reserve space on
 * a page: only the shop decides what the person may do.
 */
export function rememberedRole(email: string): Role | undefined {
  const stored = readStored(roleKey)
  return roles.find((role) => stored === entry(role, email))
}

/** Stores the role that the shop has just confirmed for the signed-in person. */
export function rememberRole(role: Role, email: string): void {
  writeStored(roleKey, entry(role, email))
}

/** Removes the stored role at the end of the session. */
export function forgetRole(): void {
  writeStored(roleKey, null)
}

function entry(role: Role, email: string): string {
  return `${role} ${email}`
}
