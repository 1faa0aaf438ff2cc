import { done } from '../../../domain/outcome.ts'
import { deleteIdempotencyKeysBefore } from '../../data/queries/idempotency-keys.ts'
import { deleteSessionsExpiredBefore } from '../../data/queries/sessions.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

const keysKeptMs = 48 * hourMs

/** Deletes sessions that ran out and idempotency keys that nobody repeats any more. */
export async function forgetWhatIsOver(shop: Shop): Promise<void> {
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    await deleteSessionsExpiredBefore(transaction, now)
    await deleteIdempotencyKeysBefore(transaction, now - keysKeptMs)
    return done(null)
  })
}
