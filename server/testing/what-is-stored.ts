import { findOrder, type OrderRow } from '../data/queries/orders.ts'
import { listPaymentsOfOrder } from '../data/queries/payments.ts'
import type { Shop } from '../operations/shop.ts'

/** How many pieces of a tool are available, deleted or not. */
export async function stockOf(shop: Shop, toolId: string): Promise<number> {
  const { available } = await shop.database.read
    .selectFrom('tools')
    .where('id', '=', toolId)
    .select('available')
    .executeTakeFirstOrThrow()
  return available
}

/** Every movement of an order's stock, in their order: -3 left the shelf, 3 came back. */
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

/** The states of an order's payments, the oldest first. */
export async function paymentStatesOf(shop: Shop, orderId: string): Promise<readonly string[]> {
  const payments = await listPaymentsOfOrder(shop.database.read, orderId)
  return payments.map(({ state }) => state)
}

/** Who was told what, by the outbox. */
export function storedMessages(shop: Shop) {
  return shop.database.read
    .selectFrom('outbox')
    .orderBy('event')
    .select(['event', 'recipient', 'subject', 'body'])
    .execute()
}

const countedTables = [
  'users',
  'sessions',
  'profiles',
  'orders',
  'stock_movements',
  'payments',
  'idempotency_keys',
  'quote_requests',
  'reviews',
  'tools',
  'items',
  'images',
  'outbox',
] as const

/** How many rows there are of everything that a call may make. */
export async function countRows({ database }: Shop): Promise<Readonly<Record<string, number>>> {
  const counts = await Promise.all(
    countedTables.map(async (table) => {
      const { count } = await database.read
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [table, Number(count)] as const
    }),
  )
  return Object.fromEntries(counts)
}
