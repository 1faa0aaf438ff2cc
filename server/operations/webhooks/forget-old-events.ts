import { done } from '../../../domain/outcome.ts'
import { deleteEventsBefore } from '../../data/queries/webhooks/events.ts'
import { hourMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'

/** How long events and their deliveries are kept. */
const keptMs = 30 * 24 * hourMs
const atOnce = 1_000

/** Deletes old events with their deliveries, in portions. */
export async function forgetOldEvents(shop: Shop): Promise<void> {
  const before = shop.clock() - keptMs
  for (let more = true; more; ) {
    const deleted = await shop.database.write(async (transaction) =>
      done(await deleteEventsBefore(transaction, before, atOnce)),
    )
    more = deleted.ok && deleted.value === atOnce
  }
}
