import { newId } from '../../../platform/ids.ts'
import type { Transaction } from '../../database.ts'

/** How often something may be tried: a few times at once, then one more each time an interval has passed. */
export interface Allowance {
  /** What is counted together. */
  readonly key: string
  readonly atOnce: number
  readonly everyMs: number
}

/**
 * Takes one attempt, all processes together. Only one instant is kept for a key: when all attempts will be there
 * again (the "generic cell rate algorithm"); each attempt moves it on by an interval.
 *
 * @returns 0 when there was one left, else the milliseconds until there will be.
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
  const { last_request: allBackAt } = await db
    .selectFrom('auth_rate_limits')
    .where('key', '=', key)
    .select('last_request')
    .executeTakeFirstOrThrow()
  return Math.max(1, allBackAt - latest)
}

/** Gives one attempt back, because it was none that counts. */
export async function returnAttempt({ db }: Transaction, { key, everyMs }: Allowance): Promise<void> {
  await db
    .updateTable('auth_rate_limits')
    .set((eb) => ({ last_request: eb('last_request', '-', everyMs) }))
    .where('key', '=', key)
    .execute()
}

/** Forgets what nobody has tried since an instant. */
export async function deleteAttemptsBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('auth_rate_limits').where('last_request', '<', instant).execute()
}
