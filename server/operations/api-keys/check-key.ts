import { tooManyAttempts } from '../../../contract/too-many-attempts.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { countsAt, limitAt } from '../../../domain/rate-limit-factor.ts'
import { findKeyByHash, type PresentedKey, touchKey } from '../../data/queries/accounts/api-keys.ts'
import { takeAttempt } from '../../data/queries/auth/attempts.ts'
import { hasFormOfKey } from '../../platform/api-key-secret.ts'
import { minuteMs } from '../../platform/clock.ts'
import { hashOfToken } from '../../platform/secret-token.ts'
import type { Shop } from '../shop.ts'

/**
 * Unknown keys of a network address, shared by all processes. A key has 256 random bits, so no number of guesses finds
 * one; the limit bounds their work. Therefore a known key still works from the address: a program that is set up
 * wrongly stops no other program of an office.
 */
const allowance = { atOnce: 10, everyMs: 6_000 }

/** Returns the key and its account, read from the database with every call, so that a revocation applies at once. */
export async function checkKey(
  shop: Shop,
  key: string,
  addressHash: () => string,
): Promise<Outcome<PresentedKey>> {
  const found = hasFormOfKey(key)
    ? await findKeyByHash(shop.database.read, hashOfToken(key), shop.clock())
    : undefined
  if (found === undefined) return refuseUnknown(shop, addressHash())
  return found === 'unusable' ? refused('KEY_INVALID') : done(found)
}

async function refuseUnknown(
  { database, clock, rateLimitFactor: factor }: Shop,
  addressHash: string,
): Promise<Outcome<never>> {
  if (!countsAt(factor)) return refused('KEY_INVALID')
  const attempt = {
    key: `api-keys:${addressHash}`,
    atOnce: limitAt(factor, allowance.atOnce),
    everyMs: Math.max(1, Math.round(allowance.everyMs / factor)),
  }
  const now = clock()
  const taken = await database.write(async (transaction) =>
    done(await takeAttempt(transaction, attempt, now)),
  )
  if (!taken.ok) return taken
  const waitS = taken.value / 1_000
  return waitS > 0 ? { ...refused('RATE_LIMITED', tooManyAttempts(waitS)), waitS } : refused('KEY_INVALID')
}

/** Notes that a key is in use, at most once a minute, so that few calls write. */
export async function noteUse(
  { database, clock }: Shop,
  { keyId, usedAt }: Pick<PresentedKey, 'keyId' | 'usedAt'>,
): Promise<void> {
  const now = clock()
  const before = now - minuteMs
  if (usedAt !== null && usedAt >= before) return
  await database.write(async (transaction) => done(await touchKey(transaction, keyId, { now, before })))
}
