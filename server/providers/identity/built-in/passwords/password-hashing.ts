import { availableParallelism } from 'node:os'
import { hash as argon2Hash, type Options, verify as verifyArgon2 } from '@node-rs/argon2'
import { hashPassword as scryptHash, verifyPassword as verifyScrypt } from 'better-auth/crypto'
import pLimit from 'p-limit'

/** Hashes passwords and compares them with stored hashes. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(of: { readonly hash: string; readonly password: string }): Promise<boolean>
  /** Returns whether a stored hash is of an older kind, so that the next sign-in replaces it. */
  isOld(hash: string): boolean
  /**
   * Spends the time of verifying the other kind of hash, so that a wrong password takes the same time for an old, a new
   * and a missing hash.
   *
   * @param stored unset for an email without a password, for which a new hash was computed.
   */
  spendOtherTime(stored: string | undefined, password: string): Promise<void>
  /** Returns whether so many passwords wait that another one should be refused. */
  isBusy(): boolean
}

/** The prefix of every hash of this kind, in the PHC string format. */
export const argon2Prefix = '$argon2id$'

/** OWASP's first choice for Argon2id (Password Storage Cheat Sheet), the library's default algorithm. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Leaves one processor for pages, and two of the pool's four threads for files and compression, however many sign-ins
 * arrive.
 */
const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
/** A hundred hashes take about a second. Later callers are refused instead of waiting. */
const mostWaiting = 100

/** Hashes with Argon2id, and still verifies the sign-in library's scrypt hashes (docs/decisions/0092). */
export function passwordHashing(): PasswordHashing {
  const inTurn = pLimit(hashesAtOnce)
  const hash = (password: string) => inTurn(() => argon2Hash(oneForm(password), cost))
  const isOld = (stored: string) => !stored.startsWith(argon2Prefix)
  return {
    hash,
    verify: ({ hash: stored, password }) =>
      inTurn(() =>
        isOld(stored) ? verifyScrypt({ hash: stored, password }) : verifyArgon2(stored, oneForm(password)),
      ),
    isOld,
    async spendOtherTime(stored, password) {
      const isOldHash = stored !== undefined && isOld(stored)
      await (isOldHash ? hash(password) : inTurn(() => scryptHash(password)))
    },
    isBusy: () => inTurn.pendingCount >= mostWaiting,
  }
}

/** Normalizes a password, because equal texts in different Unicode forms are one password. */
function oneForm(password: string): string {
  return password.normalize('NFKC')
}
