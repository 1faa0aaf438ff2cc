import { sql } from 'kysely'
import { comparedMs, type PricePeriod } from '../../../../domain/catalogue/reduction.ts'
import type { Reader, Transaction } from '../../database.ts'
import { type DescribedRow, instant, type Rows, rowsOf } from './product-rows.ts'

interface PricedProduct {
  readonly id: string
  readonly unitPriceCents: number
  /** Earlier prices and the present one; by default the history begins now. Empty if a sale begins it. */
  readonly history?: readonly PricePeriod[]
}

/** Begins the price history of new products. */
export async function recordPrices(
  { db }: Transaction,
  products: readonly PricedProduct[],
  now: number,
): Promise<void> {
  const rows = products.flatMap(({ id, unitPriceCents, history = [{ since: now, unitPriceCents }] }) =>
    history.map((period) => ({
      product_id: id,
      since: period.since,
      unit_price_cents: period.unitPriceCents,
    })),
  )
  if (rows.length > 0) await db.insertInto('product_prices').values(rows).execute()
}

/**
 * Records new prices of locked products. Clocks of processes differ, so each instant is later than the last one of its
 * history.
 */
export async function recordPriceChanges(
  { db }: Transaction,
  rows: Rows<Pick<DescribedRow, 'id' | 'unit_price_cents'>>,
  now: number,
): Promise<void> {
  const last = sql`(select max(p.since) from product_prices p where p.product_id = priced.id)`
  await sql`
    insert into product_prices (product_id, since, unit_price_cents)
    select id, case when coalesce(${last}, 0) >= ${instant(now)} then ${last} + 1 else ${instant(now)} end,
      unit_price_cents
    from ${rows} as priced`.execute(db)
}

/** Records the new price of a locked product, as `recordPriceChanges` does. */
export function recordPriceChange(
  transaction: Transaction,
  { id, unitPriceCents }: Omit<PricedProduct, 'history'>,
  now: number,
): Promise<void> {
  return recordPriceChanges(transaction, rowsOf([{ id, unit_price_cents: unitPriceCents }]), now)
}

/** Returns a product's present price and the prices of the 30 days before it, sorted by their instants. */
export async function recentPrices(read: Reader, productId: string): Promise<readonly PricePeriod[]> {
  const prices = () =>
    read
      .selectFrom('product_prices')
      .where('product_id', '=', productId)
      .select(['since', 'unit_price_cents as unitPriceCents'])
  const present = await prices().orderBy('since', 'desc').limit(1).executeTakeFirst()
  if (!present) return []
  const from = present.since - comparedMs
  const before = await prices().where('since', '<=', from).orderBy('since', 'desc').limit(1).execute()
  return [...before, ...(await prices().where('since', '>', from).orderBy('since').execute())]
}
