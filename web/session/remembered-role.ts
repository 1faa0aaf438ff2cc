import { readStored, writeStored } from './browser-storage.ts'

/** Holds which role, and whose. It stands beside the token, and goes with it. */
const roleKey = 'role'
const roles = ['customer', 'admin'] as const

/** What somebody may do at the shop (spec §6). */
export type Role = (typeof roles)[number]

/**
 * The role that an account had when the shop last said so in this session; undefined before it did. Good for how much
 * room a page leaves for what is on its way: what somebody may do, only the shop says.
 */
export function rememberedRole(email: string): Role | undefined {
  const kept = readStored(roleKey)
  return roles.find((role) => kept === entry(role, email))
}

/** Remembers what the shop has just said of who is signed in. */
export function rememberRole(role: Role, email: string): void {
  writeStored(roleKey, entry(role, email))
}

/** To be called when the session is over. */
export function forgetRole(): void {
  writeStored(roleKey, null)
}

function entry(role: Role, email: string): string {
  return `${role} ${email}`
}
