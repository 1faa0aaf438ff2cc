import { sql } from 'kysely'
import type { Reader } from '../../database.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'

/** Tests whether a product that is delivered in parcels has no weight. `columnsOf` wrote the text of the details. */
export const lacksWeight = sql<boolean>`products.stocked = 1 and products.hidden_at is null
  and (products.details is null or products.details not like '%"weightGrams":%')
  and (products.details is null or products.details not like '%"giftCard":true%')`

/** Counts the products for sale without a weight by kind; a kind without any is missing. */
export async function countWithoutWeight(
  read: Reader,
): Promise<readonly { readonly kind: ProductKind; readonly count: number }[]> {
  const rows = await read
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where(lacksWeight)
    .groupBy('kind')
    // Tools first.
    .orderBy('kind', 'desc')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('count')])
    .execute()
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }))
}
