import { said } from '../../../contract/languages/said.ts'
import { tooManyAttempts } from '../../../contract/too-many-attempts.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { countsAt, limitAt } from '../../../domain/rate-limit-factor.ts'
import { type Allowance, returnAttempt, takeAttempt } from '../../data/queries/auth/attempts.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'
import { limitTexts } from './limit-texts.ts'

/**
 * Limits on wrong numbers and withdrawals, shared by all processes. Numbers are consecutive, so without a limit an
 * email would be enough to find an order. Each network has its own count, so that it cannot use up the attempts of
 * others; a total limit stops guesses from many networks (docs/decisions/0088).
 */
const allowances = {
  ofNetwork: { atOnce: 10, everyMs: 10 * minuteMs },
  ofAll: { atOnce: 100, everyMs: minuteMs },
}

interface Counting {
  /** Keyed hash of the email; the table of limits contains no email. */
  readonly emailHash: string
  /** Keyed hash of the network address. */
  readonly addressHash: string
  /** Whether successful attempts count, too. */
  readonly countsSuccess: boolean
}

/** Runs an attempt to find or to withdraw from orders, unless its email had too many from this network or in total. */
export async function limitWithdrawals<Value>(
  shop: Pick<Shop, 'database' | 'clock' | 'rateLimitFactor'>,
  { emailHash, addressHash, countsSuccess }: Counting,
  attempt: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const { database, clock, rateLimitFactor: factor } = shop
  if (!countsAt(factor)) return attempt()
  const counted = [
    { key: `withdrawals:${emailHash}:${addressHash}`, ...scaled(allowances.ofNetwork, factor) },
    { key: `withdrawals:${emailHash}`, ...scaled(allowances.ofAll, factor) },
  ]
  const taken = await database.write(async (transaction) => {
    for (const allowance of counted) {
      const waitMs = await takeAttempt(transaction, allowance, clock())
      // Rolls back, so that the attempt taken from the first limit does not count.
      if (waitMs > 0) return refused('RATE_LIMITED', said(limitTexts).urgent(tooManyAttempts(waitMs / 1_000)))
    }
    return done(null)
  })
  if (!taken.ok) return taken
  const outcome = await attempt()
  const counts = outcome.ok ? countsSuccess : outcome.code === 'WITHDRAWAL_NOT_FOUND'
  if (!counts) {
    await database.write(async (transaction) => {
      for (const allowance of counted) await returnAttempt(transaction, allowance)
      return done(null)
    })
  }
  return outcome
}

function scaled({ atOnce, everyMs }: Omit<Allowance, 'key'>, factor: number): Omit<Allowance, 'key'> {
  return { atOnce: limitAt(factor, atOnce), everyMs: Math.max(1, Math.round(everyMs / factor)) }
}
