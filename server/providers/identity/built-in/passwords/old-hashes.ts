import type { Database } from '../../../../data/database.ts'
import { hasPasswordHashUnlike } from '../../../../data/queries/auth/sign-in-accounts.ts'
import { minuteMs } from '../../../../platform/clock.ts'
import { argon2Prefix } from './password-hashing.ts'

/**
 * Returns a function that tells whether any account still has a password hash of the older kind. It reads the table at
 * most once a minute, and never again after the last old hash was replaced, because new hashes are never of the older
 * kind.
 */
export function oldHashesLeft(database: Database): () => Promise<boolean> {
  let known = { left: true, until: 0 }
  return async () => {
    if (known.left && known.until <= Date.now()) {
      const left = await hasPasswordHashUnlike(database.read, argon2Prefix)
      known = { left, until: Date.now() + minuteMs }
    }
    return known.left
  }
}
