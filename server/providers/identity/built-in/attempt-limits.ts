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

/** A burst of `atOnce` attempts, then one more per interval. */
const limits = {
  /** Wrong passwords of one account, from all clients. */
  guesses: { atOnce: 20, everyMs: minuteMs },
  /** Emails that unauthenticated requests can trigger to one address. */
  messages: { atOnce: 3, everyMs: 20 * minuteMs },
  /** Taken emails that one client may try at sign-up. A stricter limit would delay honest sign-ups. */
  takenAddresses: { atOnce: 10, everyMs: 5 * minuteMs },
  /**
   * Codes to one email. Five tries each, so a stranger can guess 145 times a day and sends the owner as many emails
   * as a warning.
   */
  codesToEmail: { atOnce: 5, everyMs: hourMs },
  /** Codes that one client has sent, to any email. A code that its owner enters no longer counts. */
  codesOfClient: { atOnce: 20, everyMs: 2 * minuteMs },
  /** Requests of one client address that send email or try a link. */
  clients: { atOnce: 10, everyMs: 6_000 },
} as const

/** Longer than the window of every limit. */
const retentionMs = hourMs

interface LimitSettings {
  readonly database: Database
  /** The shop's signing secret. */
  readonly secret: string
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number
}

/** Counts attempts across all processes. The table contains keyed hashes instead of emails and network addresses. */
export function attemptLimits({ database, secret, rateLimitFactor }: LimitSettings) {
  function allowance(limit: keyof typeof limits, subject: string): Allowance {
    const { atOnce, everyMs } = limits[limit]
    const hash = createHmac('sha256', secret).update(`attempts of ${subject}`).digest('base64url')
    return {
      key: `${limit}:${hash}`,
      atOnce: Math.max(1, Math.round(atOnce * rateLimitFactor)),
      everyMs: Math.max(1, Math.round(everyMs / rateLimitFactor)),
    }
  }
  return {
    /** Takes one attempt. Returns 0 if one was available, otherwise the seconds until the next one. */
    async take(limit: keyof typeof limits, subject: string): Promise<number> {
      const taken = await database.write(async (transaction) =>
        done(await takeAttempt(transaction, allowance(limit, subject), Date.now())),
      )
      if (!taken.ok) throw new Error(`An attempt could not be counted: ${taken.code}`)
      return taken.value / 1_000
    },
    /** Returns an attempt that does not count after all. */
    async giveBack(limit: keyof typeof limits, subject: string): Promise<void> {
      await database.write(async (transaction) =>
        done(await returnAttempt(transaction, allowance(limit, subject))),
      )
    },
    /** Deletes attempts outside every window. */
    async forget(): Promise<void> {
      await database.write(async (transaction) =>
        done(await deleteAttemptsBefore(transaction, Date.now() - retentionMs)),
      )
    },
  }
}

export type AttemptLimits = ReturnType<typeof attemptLimits>
