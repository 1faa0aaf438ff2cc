import { done } from '../../../domain/outcome.ts'
import { indexOrders } from '../../data/queries/orders/order-index.ts'
import type { Shop } from '../shop.ts'

/** Few enough for a short transaction: bookings wait for it. */
const atOnce = 100

/** Puts new and changed orders into the index of the search, on SQLite; PostgreSQL keeps its index by itself. */
export async function indexNewOrders(shop: Pick<Shop, 'database'>): Promise<void> {
  if (shop.database.engine !== 'sqlite') return
  for (;;) {
    const indexed = await shop.database.write(async (transaction) =>
      done(await indexOrders(transaction, atOnce)),
    )
    if (!indexed.ok || indexed.value < atOnce) return
  }
}
