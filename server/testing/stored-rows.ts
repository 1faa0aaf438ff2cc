import { preparedQuery } from '../data/prepared-query.ts'
import { personalTables } from '../data/queries/accounts/personal-data.ts'
import { findOrder, type OrderRow } from '../data/queries/orders/orders.ts'
import { listPaymentsOfOrder } from '../data/queries/payments/payments.ts'
import { listRefundsOfOrder, type RefundRow } from '../data/queries/payments/refunds.ts'
import type { Schema } from '../data/schema/schema.ts'
import type { Shop } from '../operations/shop.ts'

/** Returns the stock of a product, deleted or not. */
export async function stockOf(shop: Shop, productId: string): Promise<number> {
  const { available } = await shop.database.read
    .selectFrom('products')
    .where('id', '=', productId)
    .select('available')
    .executeTakeFirstOrThrow()
  return available
}

/** Returns the quantities of an order's stock movements, oldest first: -3 was taken, 3 was returned. */
export async function movementsOf(shop: Shop, orderId: string): Promise<readonly number[]> {
  const rows = await shop.database.read
    .selectFrom('stock_movements')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .select('quantity')
    .execute()
  return rows.map(({ quantity }) => quantity)
}

export async function storedOrder(shop: Shop, orderId: string): Promise<OrderRow> {
  const order = await findOrder(shop.database.read, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  return order
}

/** Returns the states of an order's payments, oldest first. */
export async function paymentStatesOf(shop: Shop, orderId: string): Promise<readonly string[]> {
  const payments = await listPaymentsOfOrder(shop.database.read, orderId)
  return payments.map(({ state }) => state)
}

/** Returns every refund of an order, oldest first. */
export function storedRefunds(shop: Shop, orderId: string): Promise<readonly RefundRow[]> {
  return listRefundsOfOrder(shop.database.read, orderId)
}

/** Returns the outbox's emails for events with this prefix. */
export function storedMessages(
  shop: Shop,
  event:
    | 'sent'
    | 'booked'
    | 'paid'
    | 'cancelled'
    | 'refund'
    | 'dispute'
    | 'account-deleted'
    | 'pictures-left'
    | 'answer'
    | 'offer'
    | 'invoice-settled'
    | 'company-decided'
    | 'invoice-reminded'
    | 'offer-withdrawn'
    | 'accepted'
    | 'purchase-booked',
) {
  return shop.database.read
    .selectFrom('outbox')
    .where('event', 'like', `${event}%`)
    .orderBy('event')
    .select(['event', 'recipient', 'subject', 'body'])
    .execute()
}

/**
 * Tables that are not counted: derived from other rows, some on SQLite only; and counts of attempts, which a refused
 * call may change.
 */
const uncounted = new Set([
  ...['order_index', 'orders_unindexed', 'user_index', 'user_numbers'],
  ...['auth_rate_limits', 'sandbox_records'],
])

// `personalTables` lists every table of the schema; a test compares them.
const countedTables = Object.keys(personalTables).filter(
  (name): name is keyof Schema & string => !uncounted.has(name),
)

const selectCounts = preparedQuery((db) =>
  db.selectNoFrom((eb) =>
    countedTables.map((table) =>
      eb
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .as(table),
    ),
  ),
)

/** Counts the rows of every table, in one query that is built once, for speed. */
export async function countRows({ database }: Shop): Promise<object> {
  const [counts] = await selectCounts(database.read, {})
  if (!counts) throw new Error('The counts have no row')
  return counts
}
