import { done } from '../../../domain/outcome.ts'
import type { Database } from '../../data/database.ts'
import { insertRows } from '../../data/queries/bulk-insert.ts'
import { type MadeTool, madeTool, repeatableRandom } from './large-shop.ts'

interface LargeShop {
  readonly tools: number
  readonly orders: number
}

const ordersInATransaction = 5_000

/**
 * Adds generated tools, customers and orders with a consistent ledger, to measure the shop at size. Can run once per
 * database, because the rows have fixed ids.
 *
 * @param onProgress receives the number of orders written so far.
 */
export async function seedLargeShop(
  database: Database,
  { tools, orders }: LargeShop,
  now: number,
  onProgress: (ordersWritten: number) => void,
): Promise<void> {
  const random = repeatableRandom(20_261_121)
  const userIds = await seedCustomers(database, Math.max(1, Math.ceil(orders / 20)), now)
  let batch: MadeTool[] = []
  let written = 0
  for (let index = 0; index < tools; index += 1) {
    const share = Math.floor(((index + 1) * orders) / tools) - Math.floor((index * orders) / tools)
    batch.push(madeTool({ index, orders: share, userIds, now }, random))
    const waiting = batch.reduce((sum, made) => sum + made.orders.length, 0)
    if (waiting < ordersInATransaction && batch.length < 1_000 && index < tools - 1) continue
    await write(database, batch)
    written += waiting
    batch = []
    onProgress(written)
  }
}

async function seedCustomers(database: Database, count: number, now: number): Promise<readonly string[]> {
  const users = Array.from({ length: count }, (_, index) => ({
    id: `made-customer-${index}`,
    email: `made-customer-${index}@truewheel.example`,
    name: `Customer ${index}`,
    role: 'customer' as const,
    created_at: now,
  }))
  await database.write(async (transaction) => {
    await insertRows(transaction, { users })
    return done(null)
  })
  return users.map(({ id }) => id)
}

/** Returns the charge of a paid order, so that the shop's numbers agree. */
function paymentOf({ id, transaction_id: intentId, ...order }: MadeTool['orders'][number]) {
  if (intentId === null || intentId === undefined) return []
  const { user_id, price_cents: amount_cents, created_at } = order
  const made = {
    intent_id: intentId,
    user_id,
    order_id: id,
    amount_cents,
    created_at,
    updated_at: created_at,
  }
  return [{ ...made, state: 'succeeded' as const }]
}

function write(database: Database, batch: readonly MadeTool[]) {
  return database.write(async (transaction) => {
    await insertRows(transaction, {
      products: batch.map(({ tool }) => tool),
      product_prices: batch.map(({ tool }) => ({
        product_id: tool.id,
        since: tool.created_at,
        unit_price_cents: tool.unit_price_cents,
      })),
      orders: batch.flatMap((made) => made.orders),
      payments: batch.flatMap((made) => made.orders).flatMap(paymentOf),
      stock_movements: batch.flatMap((made) => made.movements),
    })
    transaction.changed('tools')
    return done(null)
  })
}
