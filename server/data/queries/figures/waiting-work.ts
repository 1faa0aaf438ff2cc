import { sql } from 'kysely'
import type { Reader } from '../../database.ts'

/** Counts paid orders that are not sent yet. */
export async function countToSend(read: Reader): Promise<number> {
  const { count } = await read
    .selectFrom('orders')
    .where('state', '=', 'paid')
    .where('sent_at', 'is', null)
    .where('delivery_way', '=', 'parcel')
    .whereRef('given_back_cents', '<', 'price_cents')
    .where('withdrawn_at', 'is', null)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Counts the products for sale whose stock is less than a number of minimum orders. */
export async function countLowProducts(read: Reader, orders: number): Promise<number> {
  const { count } = await read
    .selectFrom('products')
    .where('stocked', '=', 1)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where(sql<boolean>`available < minimum_order * ${orders}`)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
