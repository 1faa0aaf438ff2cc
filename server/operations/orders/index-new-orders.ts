import { done } from '../../../domain/outcome.ts'
import { indexOrders } from '../../data/queries/orders/order-index.ts'
import type { Shop } from '../shop.ts'

/** Keeps the transaction short, because bookings wait for it. */
const atOnce = 100

/** Adds new and changed orders to the search index on SQLite; PostgreSQL updates its index itself. */
export async function indexNewOrders(shop: Pick<Shop, 'database'>): Promise<void> {
  if (shop.database.engine !== 'sqlite') return
  for (;;) {
    const indexed = await shop.database.write(async (transaction) =>
      done(await indexOrders(transaction, atOnce)),
    )
    if (!indexed.ok || indexed.value < atOnce) return
  }
}
