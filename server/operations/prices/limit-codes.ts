import { tooManyAttempts } from '../../../contract/too-many-attempts.ts'
import { done, type Outcome, refusedAt } from '../../../domain/outcome.ts'
import { countsAt, limitAt } from '../../../domain/rate-limit-factor.ts'
import { type Allowance, takeAttempt, waitForAttempt } from '../../data/queries/auth/attempts.ts'
import { findRuleOfCode } from '../../data/queries/prices/price-rules.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

/** Wrong codes of a network address or an account, shared by all processes. */
const allowance = { atOnce: 20, everyMs: minuteMs }

interface Guessing {
  /** Keyed hash of the network address. */
  readonly addressHash: string
  /** Undefined for a visitor. */
  readonly userId?: string | undefined
}

/**
 * Refuses a code after too many wrong ones from its network address or its account, also a right one, so that guesses
 * tell nothing. Only wrong codes count, and a right one writes nothing.
 */
export async function limitCodes(
  { database, clock, rateLimitFactor: factor }: Pick<Shop, 'database' | 'clock' | 'rateLimitFactor'>,
  { addressHash, userId }: Guessing,
  code: string | undefined,
): Promise<Outcome<null>> {
  if (code === undefined || !countsAt(factor)) return done(null)
  const counted = [`codes:${addressHash}`, ...(userId === undefined ? [] : [`codes:of:${userId}`])].map(
    (key): Allowance => ({
      key,
      atOnce: limitAt(factor, allowance.atOnce),
      everyMs: Math.max(1, Math.round(allowance.everyMs / factor)),
    }),
  )
  const now = clock()
  const waits = await Promise.all(counted.map((each) => waitForAttempt(database.read, each, now)))
  const waitMs = Math.max(...waits)
  if (waitMs > 0) return tooMany(waitMs)
  if (await findRuleOfCode(database.read, code)) return done(null)
  const taken = await database.write(async (transaction) => {
    const lacking = []
    for (const each of counted) lacking.push(await takeAttempt(transaction, each, now))
    return done(Math.max(...lacking))
  })
  if (!taken.ok) return taken
  return taken.value > 0 ? tooMany(taken.value) : done(null)
}

function tooMany(waitMs: number): Outcome<null> {
  return refusedAt('code', 'RATE_LIMITED', tooManyAttempts(waitMs / 1_000))
}
