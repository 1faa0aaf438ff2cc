import { tooManyAttempts } from '../../../contract/too-many-attempts.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { countsAt, limitAt } from '../../../domain/rate-limit-factor.ts'
import { returnAttempt, takeAttempt } from '../../data/queries/auth/attempts.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

/**
 * Wrong numbers and withdrawals of one email, from all addresses together and counted by all processes. Numbers follow
 * each other, so that an email alone must not be enough to find one by trying.
 */
const allowance = { atOnce: 10, everyMs: 10 * minuteMs }

interface Counting {
  /** Keyed hash of the email, so that the table of the limits has none. */
  readonly emailHash: string
  /** Whether success counts, too. */
  readonly countsSuccess: boolean
}

/** Runs an attempt to find or to withdraw from orders, unless its email has had too many. */
export async function limitWithdrawals<Value>(
  shop: Pick<Shop, 'database' | 'clock' | 'rateLimitFactor'>,
  { emailHash, countsSuccess }: Counting,
  attempt: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const { database, clock, rateLimitFactor: factor } = shop
  if (!countsAt(factor)) return attempt()
  const counted = {
    key: `withdrawals:${emailHash}`,
    atOnce: limitAt(factor, allowance.atOnce),
    everyMs: Math.max(1, Math.round(allowance.everyMs / factor)),
  }
  const taken = await database.write(async (transaction) =>
    done(await takeAttempt(transaction, counted, clock())),
  )
  if (!taken.ok) return taken
  if (taken.value > 0)
    return refused('RATE_LIMITED', `${tooManyAttempts(taken.value / 1_000)} It is urgent? Write to us.`)
  const outcome = await attempt()
  const counts = outcome.ok ? countsSuccess : outcome.code === 'WITHDRAWAL_NOT_FOUND'
  if (!counts) {
    await database.write(async (transaction) => done(await returnAttempt(transaction, counted)))
  }
  return outcome
}
