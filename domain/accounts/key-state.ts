import type { Role } from '../../contract/accounts/roles.ts'
import type { KeyState } from '../../contract/desk/api-keys.ts'

/** What decides the state of a key. */
interface KeyFacts {
  readonly endsAt: number | null
  readonly revokedAt: number | null
  /** The present role of the account that made it. */
  readonly role: Role
}

/** Returns the state of an API key at an instant. */
export function keyState({ endsAt, revokedAt, role }: KeyFacts, now: number): KeyState {
  if (revokedAt !== null) return 'revoked'
  if (endsAt !== null && endsAt <= now) return 'ended'
  return role === 'admin' ? 'works' : 'powerless'
}
