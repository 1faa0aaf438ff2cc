import { sql } from 'kysely'
import type { Reader } from '../../database.ts'

/** Returns the names of some products, even of deleted ones. */
export async function listNames(
  read: Reader,
  products: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (products.length === 0) return new Map()
  const rows = await read.selectFrom('products').where('id', 'in', products).select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Returns tools that have been for sale since before an instant and have no paid order since then, in display order.
 */
export function listUnsold(
  read: Reader,
  since: number,
  limit: number,
): Promise<readonly { readonly tool: string; readonly name: string }[]> {
  return read
    .selectFrom('products')
    .where('kind', '=', 'tool')
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .where('created_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .whereRef('orders.product_id', '=', 'products.id')
            .where(sql<boolean>`orders.state = 'paid'`)
            .where('orders.paid_at', '>=', since)
            .select('orders.id'),
        ),
      ),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .select(['id as tool', 'name'])
    .execute()
}
