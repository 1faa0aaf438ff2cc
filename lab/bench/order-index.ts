// node lab/bench/order-index.ts [bookings] [rounds]: the cost of the search index for a booking. Books alternately
// in two new shops, one without the index, and prints the medians of the rounds and of the ratios of their pairs.
// On the embedded database it also prints the time of the job that indexes the orders afterwards. With
// TEST_DATABASE_URL
// also on PostgreSQL.

import { sql } from 'kysely'
import { done } from '../../domain/outcome.ts'
import type { Engine } from '../../server/data/testing/engine.ts'
import { bookProduct } from '../../server/operations/orders/book-product.ts'
import { indexNewOrders } from '../../server/operations/orders/index-new-orders.ts'
import type { Caller } from '../../server/operations/shop.ts'
import { booking } from '../../server/testing/buying.ts'
import { addCustomer, addTool } from '../../server/testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../server/testing/test-shop.ts'
import { measuredEngines } from './engines.ts'

const [bookings = 300, rounds = 11] = process.argv.slice(2).map(Number)
const atOnce = 10
const ordersOfCustomer = 3

for (const engine of measuredEngines()) {
  await measure(engine)
  await engine.cleanUp()
}

async function measure(engine: Engine): Promise<void> {
  const [indexed, plain] = [await openTestShop(engine), await openTestShop(engine)]
  await dropIndex(plain)
  const tools = [await addTools(indexed), await addTools(plain)]
  const times = { indexed: [] as number[], plain: [] as number[], job: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    // Alternates the order, so that neither shop always comes first.
    const first = round % 2
    const took = [0, 0]
    for (const which of [first, 1 - first]) {
      const book = await prepare(which === 0 ? indexed : plain, tools[which] ?? [])
      took[which] = await timed(book)
    }
    const job = await timed(() => indexNewOrders(indexed))
    // The first round warms up.
    if (round === 0) continue
    times.indexed.push(took[0] ?? 0)
    times.plain.push(took[1] ?? 0)
    times.job.push(job)
  }
  const ratios = times.indexed.map((ms, at) => ms / (times.plain[at] ?? ms))
  const each = (all: readonly number[]) => `${((median(all) / bookings) * 1_000).toFixed(0)} µs`
  console.log(
    `${engine.name}, ${rounds} pairs of ${bookings} bookings, ${atOnce} at once: with the index ${each(times.indexed)} each, ` +
      `without ${each(times.plain)}, ratio ${median(ratios).toFixed(2)}; the job afterwards ${each(times.job)} each`,
  )
  await indexed.drop()
  await plain.drop()
}

async function dropIndex({ database }: TestShop): Promise<void> {
  const statements =
    database.engine === 'sqlite'
      ? ['drop trigger orders_to_index', 'drop trigger orders_to_index_again']
      : ['drop index orders_found']
  await database.write(async ({ db }) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
    return done(null)
  })
}

/**
 * Prepares customers without unpaid orders, so that none reaches the limit, and returns a function that books for them.
 */
async function prepare(shop: TestShop, tools: readonly string[]): Promise<() => Promise<void>> {
  const callers: Caller[] = []
  while (callers.length < bookings / ordersOfCustomer) callers.push(await addCustomer(shop))
  let next = 0
  const bookOneByOne = async () => {
    while (next < bookings) {
      const caller = callers[Math.floor(next / ordersOfCustomer)]
      const tool = tools[next % tools.length]
      next += 1
      if (!caller || !tool) return
      const booked = await bookProduct(shop, caller, booking(tool))
      if (!booked.ok) throw new Error(booked.code)
    }
  }
  return async () => {
    await Promise.all(Array.from({ length: atOnce }, bookOneByOne))
  }
}

async function addTools(shop: TestShop): Promise<readonly string[]> {
  const tools: string[] = []
  for (let at = 0; at < 20; at += 1)
    tools.push(await addTool(shop, { stock: 1_000_000, name: `Cone wrench ${at}` }))
  return tools
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await run()
  return performance.now() - start
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
