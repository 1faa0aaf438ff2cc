import { done } from '../../../domain/outcome.ts'
import { type Backlog, endResending, listBacklogs, moveSome } from '../../data/queries/webhooks/backlogs.ts'
import type { Shop } from '../shop.ts'
import { worthDeliveringMs } from './write-events.ts'

const atOnce = 1_000

/**
 * Moves the deliveries of endpoints that were disabled to the missed ones, and those that staff send again back to the
 * waiting ones, in portions, so that a million of them hold nobody up.
 */
export async function moveBacklogs(shop: Shop): Promise<void> {
  for (const backlog of await listBacklogs(shop.database.read))
    for (let more = true; more; ) more = await movePortion(shop, backlog)
}

async function movePortion(shop: Shop, backlog: Backlog): Promise<boolean> {
  const moved = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const count = await moveSome(transaction, backlog, {
      now,
      giveUpAt: now + worthDeliveringMs,
      limit: atOnce,
    })
    if (count < atOnce && backlog.to === 'waiting') await endResending(transaction, backlog)
    return done(count)
  })
  return moved.ok && moved.value === atOnce
}
