import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hashPassword as scryptHash, verifyPassword as verifyScrypt } from 'better-auth/crypto'
import { argon2Text, readArgon2Text } from './argon2-text.ts'
import { fewAtOnce } from './few-at-once.ts'

/** Hashes passwords and compares them with stored hashes. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  verify(of: { readonly hash: string; readonly password: string }): Promise<boolean>
  /** Returns whether a stored hash is of an older kind, so that the next sign-in replaces it. */
  isOld(hash: string): boolean
  /**
   * Takes the time of verifying a hash of the other kind. After it a wrong password has taken the same time for an old
   * hash, a new one and none.
   *
   * @param stored unset for an address without a password, for which a new hash was computed.
   */
  spendOtherTime(stored: string | undefined, password: string): Promise<void>
  /** Whether so many passwords wait that a further one should be tried later. */
  isBusy(): boolean
}

/** OWASP's first choice for Argon2id (Password Storage Cheat Sheet). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const tagBytes = 32

/**
 * One processor stays free for pages, and two of the pool's four threads for files and compression, whatever number of
 * sign-ins arrive.
 */
const hashesAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1))
/** A few seconds of work: whoever comes later is told to try again instead of waiting. */
const mostWaiting = 100

/** Hashes with Argon2id, and still verifies the sign-in library's scrypt hashes (docs/decisions/0092). */
export function passwordHashing(): PasswordHashing {
  const gate = fewAtOnce(hashesAtOnce)
  const hash = (password: string) => gate.run(() => argon2Hash(password))
  const isOld = (stored: string) => readArgon2Text(stored) === undefined
  return {
    hash,
    verify: ({ hash: stored, password }) =>
      gate.run(() =>
        isOld(stored) ? verifyScrypt({ hash: stored, password }) : verifyArgon2(stored, password),
      ),
    isOld,
    async spendOtherTime(stored, password) {
      const isOldHash = stored !== undefined && isOld(stored)
      await (isOldHash ? hash(password) : gate.run(() => scryptHash(password)))
    },
    isBusy: () => gate.waiting() >= mostWaiting,
  }
}

async function argon2Hash(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return argon2Text({ ...cost, salt, tag: await derive(password, { ...cost, salt, tagLength: tagBytes }) })
}

async function verifyArgon2(stored: string, password: string): Promise<boolean> {
  const read = readArgon2Text(stored)
  if (!read) return false
  const { tag, ...of } = read
  return timingSafeEqual(await derive(password, { ...of, tagLength: tag.length }), tag)
}

interface Derivation {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly salt: Buffer
  readonly tagLength: number
}

/** Derives the tag on a thread of the pool. Equal texts in other Unicode forms are one password. */
function derive(password: string, { salt, ...of }: Derivation): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...of }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    )
  })
}
