// A process of the shop that moves stock and delivers the events of it until it is killed (started by
// `kill-webhooks.ts`). Prints a line for each movement that is acknowledged.

import { writeSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { DatabasePlace } from '../../server/data/open-database.ts'
import { tellWebhooks } from '../../server/http/webhooks/subject-answers.ts'
import { correctStock } from '../../server/operations/catalogue/correct-stock.ts'
import type { Caller } from '../../server/operations/shop.ts'
import { WebhookDeliveries } from '../../server/operations/webhooks/deliver-webhooks.ts'
import { openStoppedShop } from './booking-load.ts'

/** The argument of the process. */
export interface Telling extends DatabasePlace {
  readonly admin: Caller
  readonly productIds: readonly string[]
  /** Moves nothing, and ends once nothing waits for its delivery. */
  readonly toEnd?: boolean
}

const { admin, productIds, toEnd = false, ...place } = JSON.parse(process.argv[2] ?? '') as Telling
const shop = await openStoppedShop(place)
tellWebhooks(shop)
const deliveries = new WebhookDeliveries(shop)
shop.database.onChange((topics) => {
  if (topics === 'everything' || topics.includes('webhooks')) void deliveries.run()
})
const round = setInterval(() => void deliveries.run(), 500)
await deliveries.run()
if (toEnd) while (await isWaiting()) await wait(100)
else await Promise.all(productIds.map(move))
clearInterval(round)
await deliveries.stop()
await shop.database.close()

async function move(id: string): Promise<void> {
  for (;;) {
    const moved = await correctStock(shop, admin, id, { by: { change: 1 }, reason: 'found', note: '' })
    if (moved.ok) writeSync(1, `moved ${id} ${moved.value.available}\n`)
    await wait(5)
  }
}

async function isWaiting(): Promise<boolean> {
  const waiting = await shop.database.read
    .selectFrom('webhook_deliveries')
    .where('state', '=', 'waiting')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}
