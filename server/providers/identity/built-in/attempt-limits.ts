import { createHmac } from 'node:crypto'
import { done } from '../../../../domain/outcome.ts'
import type { Database } from '../../../data/database.ts'
import {
  type Allowance,
  deleteAttemptsBefore,
  returnAttempt,
  takeAttempt,
} from '../../../data/queries/auth/attempts.ts'
import { hourMs, minuteMs } from '../../../platform/clock.ts'

/** So many at once, then one each time an interval has passed. */
const limits = {
  /** Wrong passwords for one account, from wherever they come. */
  guesses: { atOnce: 20, everyMs: minuteMs },
  /** Messages that anybody can have sent to one address. */
  messages: { atOnce: 3, everyMs: 20 * minuteMs },
  /** Addresses with an account that one client may meet in signing up; with more at once, honest sign-ups would wait, too. */
  takenAddresses: { atOnce: 10, everyMs: 5 * minuteMs },
  /** What one client address may ask for of the kind that is answered by mail, and how many links it may try. */
  clients: { atOnce: 10, everyMs: 6_000 },
} as const

/** Longer than any of the provider's limits looks back. */
const keptMs = hourMs

interface LimitSettings {
  readonly database: Database
  /** The shop's signing secret. */
  readonly secret: string
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number
}

/** Counts attempts, all processes together. The table of attempts holds no addresses, but keyed hashes of them. */
export function attemptLimits({ database, secret, rateLimitFactor }: LimitSettings) {
  function allowance(limit: keyof typeof limits, whose: string): Allowance {
    const { atOnce, everyMs } = limits[limit]
    const hash = createHmac('sha256', secret).update(`attempts of ${whose}`).digest('base64url')
    return {
      key: `${limit}:${hash}`,
      atOnce: Math.max(1, Math.round(atOnce * rateLimitFactor)),
      everyMs: Math.max(1, Math.round(everyMs / rateLimitFactor)),
    }
  }
  return {
    /** Takes one attempt. Answers 0 when there was one left, else the seconds until there will be. */
    async take(limit: keyof typeof limits, whose: string): Promise<number> {
      const taken = await database.write(async (transaction) =>
        done(await takeAttempt(transaction, allowance(limit, whose), Date.now())),
      )
      if (!taken.ok) throw new Error(`An attempt could not be counted: ${taken.code}`)
      return taken.value / 1_000
    },
    /** Gives one back that does not count after all. */
    async giveBack(limit: keyof typeof limits, whose: string): Promise<void> {
      await database.write(async (transaction) =>
        done(await returnAttempt(transaction, allowance(limit, whose))),
      )
    },
    /** Forgets what no limit looks at any more. */
    async forget(): Promise<void> {
      await database.write(async (transaction) =>
        done(await deleteAttemptsBefore(transaction, Date.now() - keptMs)),
      )
    },
  }
}

export type AttemptLimits = ReturnType<typeof attemptLimits>
