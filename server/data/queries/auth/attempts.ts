import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'

/** A rate limit: a burst of `atOnce` attempts, then one more per interval. */
export interface Allowance {
  /** Attempts with the same key are counted together. */
  readonly key: string
  readonly atOnce: number
  readonly everyMs: number
}

/**
 * Takes one attempt, counted across all processes. Stores one instant per key, at which all attempts are available
 * again (the "generic cell rate algorithm"). Each attempt moves the instant forward by one interval.
 *
 * @returns 0 if an attempt was available, otherwise the milliseconds until the next one is.
 */
export async function takeAttempt({ db }: Transaction, allowance: Allowance, now: number): Promise<number> {
  const { key, atOnce, everyMs } = allowance
  const latest = now + (atOnce - 1) * everyMs
  const taken = await db
    .insertInto('auth_rate_limits')
    .values({ id: newId(), key, count: 0, last_request: now + everyMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          last_request: eb
            .case()
            .when('auth_rate_limits.last_request', '>', now)
            .then(eb('auth_rate_limits.last_request', '+', everyMs))
            .else(eb.val(now + everyMs))
            .end(),
        }))
        .where('auth_rate_limits.last_request', '<=', latest),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken) return 0
  const { last_request: allAvailableAt } = await db
    .selectFrom('auth_rate_limits')
    .where('key', '=', key)
    .select('last_request')
    .executeTakeFirstOrThrow()
  return Math.max(1, allAvailableAt - latest)
}

/** Returns the milliseconds until an attempt is available, without taking it; 0 if one is. */
export async function waitForAttempt(
  read: Reader,
  { key, atOnce, everyMs }: Allowance,
  now: number,
): Promise<number> {
  const row = await read
    .selectFrom('auth_rate_limits')
    .where('key', '=', key)
    .select('last_request')
    .executeTakeFirst()
  const latest = now + (atOnce - 1) * everyMs
  return row ? Math.max(0, row.last_request - latest) : 0
}

/** Returns an attempt that does not count after all. */
export async function returnAttempt({ db }: Transaction, { key, everyMs }: Allowance): Promise<void> {
  await db
    .updateTable('auth_rate_limits')
    .set((eb) => ({ last_request: eb('last_request', '-', everyMs) }))
    .where('key', '=', key)
    .execute()
}

/** Deletes keys whose attempts were all available again at an instant. */
export async function deleteAttemptsBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('auth_rate_limits').where('last_request', '<', instant).execute()
}
