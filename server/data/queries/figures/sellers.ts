import { sql } from 'kysely'
import type { Reader } from '../../database.ts'
import type { Stretch } from './sums.ts'

export interface SoldTool {
  readonly tool: string
  readonly name: string
  readonly pieces: number
  readonly cents: number
}

/** Returns the tools with the most pieces paid in a stretch of time. */
export async function listBestSellers(
  read: Reader,
  { from, to }: Stretch,
  limit: number,
): Promise<readonly SoldTool[]> {
  const sums = read
    .selectFrom('orders')
    .where(sql<boolean>`state = 'paid'`)
    // The sign keeps SQLite from the index of paid_at, which lacks the tool: it would read each order.
    .where(sql<boolean>`+paid_at >= ${from}`)
    .where(sql<boolean>`+paid_at < ${to}`)
    .groupBy('tool_id')
    .select(({ fn }) => [
      'tool_id',
      fn.sum<number>('quantity').as('pieces'),
      fn.sum<number>('price_cents').as('cents'),
    ])
    .orderBy('pieces', 'desc')
    .orderBy('tool_id')
    .limit(limit)
    .as('sums')
  const rows = await read
    .selectFrom(sums)
    .innerJoin('tools', 'tools.id', 'sums.tool_id')
    .orderBy('sums.pieces', 'desc')
    .orderBy('tools.id')
    .select(['tools.id as tool', 'tools.name', 'sums.pieces', 'sums.cents'])
    .execute()
  return rows.map(({ pieces, cents, ...tool }) => ({ ...tool, pieces: Number(pieces), cents: Number(cents) }))
}

/** Returns tools that are for sale since an instant and had no paid order since then, in display order. */
export function listUnsold(
  read: Reader,
  since: number,
  limit: number,
): Promise<readonly { readonly tool: string; readonly name: string }[]> {
  return read
    .selectFrom('tools')
    .where('deleted_at', 'is', null)
    .where('created_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .whereRef('orders.tool_id', '=', 'tools.id')
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
