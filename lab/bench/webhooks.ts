// node lab/bench/webhooks.ts [events]: what webhooks cost a booking, and how long the log and a turn of the job take
// with so many events. Runs on the embedded database, and on PostgreSQL when TEST_DATABASE_URL names a server on which
// it may create a database.

import { sql } from 'kysely'
import type { Database } from '../../server/data/database.ts'
import { listBacklogs } from '../../server/data/queries/webhooks/backlogs.ts'
import { firstInLine, listDue, listFreeEndpoints } from '../../server/data/queries/webhooks/due-deliveries.ts'
import type { Engine } from '../../server/data/testing/engine.ts'
import { bookProduct } from '../../server/operations/orders/book-product.ts'
import type { Shop } from '../../server/operations/shop.ts'
import { WebhookDeliveries } from '../../server/operations/webhooks/deliver-webhooks.ts'
import { booking } from '../../server/testing/buying.ts'
import { addAdmin, addCustomer, addTool, granted } from '../../server/testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { listen, startReceiver } from '../../server/testing/webhook-receiver.ts'
import { measuredEngines } from './engines.ts'

const events = Number(process.argv[2] ?? 1_000_000)
const rounds = 7
const bookingsOfRound = 300
/** When the first of the events was told. */
const startedAt = Date.now() - 86_400_000

for (const engine of measuredEngines()) {
  await measure(engine)
  await engine.cleanUp()
}

async function measure(engine: Engine): Promise<void> {
  const app = await openTestApp(engine, { metrics: 'off' })
  const { shop } = app
  console.log(`${engine.name}, ${events.toLocaleString('en')} events`)
  await measureBookings(shop)
  const receiver = await startReceiver()
  const { id } = await listen(shop, receiver, 'order.booked')
  await fill(shop.database, id)
  await measureReads(app, id)
  await measureDeliveries(shop)
  await receiver.close()
  await app.drop()
}

/** Compares bookings of a shop without webhooks with the same ones whose transactions tell nothing. */
async function measureBookings(shop: Shop): Promise<void> {
  const customer = await addCustomer(shop)
  const productId = await addTool(shop, { stock: 1_000_000 })
  const telling: number[] = []
  const silent: number[] = []
  const book = async (by: Shop) => {
    const before = process.cpuUsage()
    for (let count = 0; count < bookingsOfRound; count += 1)
      granted(await bookProduct(by, customer, booking(productId)))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / bookingsOfRound
  }
  const mute = { ...shop, database: muted(shop.database) }
  await book(shop)
  await book(mute)
  for (let round = 0; round < rounds; round += 1) {
    silent.push(await book(mute))
    telling.push(await book(shop))
  }
  const ratio = median(telling) / median(silent)
  console.log(
    `  a booking without webhooks: ${median(telling).toFixed(0)} µs of the processor, ${ratio.toFixed(3)} × one that tells nothing`,
  )
}

/** A database whose transactions tell nothing. */
function muted(database: Database): Database {
  const write: Database['write'] = (work) =>
    database.write((transaction) => work({ ...transaction, tell: () => undefined }))
  return { ...database, write }
}

/** Writes events of which most are delivered, one of ten was missed, and one of ten waits for later. */
async function fill({ autocommit, engine }: Database, endpointId: string): Promise<void> {
  // In portions, because a statement has a time limit.
  for (let from = 0; from < events; from += 20_000)
    await fillPortion(autocommit, endpointId, from + 1, Math.min(from + 20_000, events))
  // As its own maintenance does, which a test's server may not have done yet.
  if (engine === 'postgres')
    for (const table of ['events', 'deliveries'])
      await sql.raw(`analyze webhook_${table}`).execute(autocommit)
}

async function fillPortion(
  autocommit: Database['autocommit'],
  endpointId: string,
  first: number,
  last: number,
): Promise<void> {
  const numbers = sql`with recursive n(i) as (select ${sql.lit(first)} union all select i + 1 from n where i < ${sql.lit(last)})`
  const at = sql.lit(startedAt)
  await sql`insert into webhook_events (id, type, subject, sequence, label, body, created_at)
    ${numbers} select 'event-' || i, 'order.booked', 'order-' || (i / 3), i % 3, 'TW-' || i,
      '{"type":"order.booked","timestamp":"2026-11-30T12:00:00.000Z","data":{}}', ${at} + i from n`.execute(
    autocommit,
  )
  await sql`insert into webhook_deliveries (id, endpoint_id, event_id, type, subject, sequence, state, attempts,
      next_attempt_at, give_up_at, created_at, attempted_at, status, duration_ms)
    ${numbers} select 'delivery-' || i, cast(${endpointId} as text), 'event-' || i, 'order.booked', 'order-' || (i / 3), i % 3,
      case when i % 10 = 0 then 'missed' when i % 10 = 1 then 'waiting' else 'delivered' end, 1,
      case when i % 10 = 1 then ${at} + 172800000 end, ${at} + 259200000, ${at} + i, ${at} + i, 200, 20
    from n`.execute(autocommit)
}

async function measureReads({ app, shop, tokenOf }: TestApp, endpointId: string): Promise<void> {
  const { read } = shop.database
  const authorization = `Bearer ${await tokenOf(await addAdmin(shop))}`
  const get = (path: string) => app.inject({ url: `/api${path}`, headers: { authorization } })
  const log = `/webhooks/${endpointId}/deliveries?limit=50`
  let after = ''
  for (let page = 0; page < 40; page += 1)
    after = `&after=${(await get(log + after)).headers['x-next-cursor']}`
  await timed('the first page of the log', () => get(log))
  await timed('its 41st page', () => get(log + after))
  await timed('a page of what was missed', () => get(`${log}&state=missed`))
  await timed('a page of what waits', () => get(`${log}&state=waiting`))
  await timed('the list of webhooks', () => get('/webhooks'))
  const now = shop.clock()
  await timed('a turn of the job without due events', async () => {
    await listBacklogs(read)
    await listFreeEndpoints(read, now)
  })
  await timed('the next events of an endpoint', async () => {
    const due = await listDue(read, { endpointId, now: now + 172_800_000, limit: 64 })
    await firstInLine(
      read,
      endpointId,
      due.map(({ subject }) => subject),
    )
  })
}

/** Books with an endpoint and delivers the events. */
async function measureDeliveries(shop: Shop): Promise<void> {
  const customer = await addCustomer(shop)
  const productId = await addTool(shop, { stock: 1_000 })
  const deliveries = new WebhookDeliveries(shop)
  const count = 200
  await timed(
    `booking ${count} orders that are told`,
    async () => {
      for (let each = 0; each < count; each += 1)
        granted(await bookProduct(shop, customer, booking(productId)))
    },
    1,
  )
  await timed(
    `delivering ${count} events`,
    async () => {
      await deliveries.run()
      await deliveries.settled()
    },
    1,
  )
}

async function timed(what: string, work: () => Promise<unknown>, times = 15): Promise<void> {
  const took: number[] = []
  for (let time = 0; time < times; time += 1) {
    const begunAt = performance.now()
    await work()
    took.push(performance.now() - begunAt)
  }
  console.log(`  ${what}: ${median(took).toFixed(1)} ms`)
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
