import { sql } from 'kysely'
import type { Reader } from '../../database.ts'
import {
  type Cursor,
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../../paging/keyset-page.ts'
import type { StockReason } from '../../schema/catalogue-tables.ts'

export interface ListedMovement {
  readonly id: string
  readonly quantity: number
  readonly reason: StockReason
  readonly note: string
  readonly createdAt: number
  /** The name of the admin who made the movement. */
  readonly by: string | null
  readonly orderId: string | null
  /** The sequence number of the order. */
  readonly orderNumber: number | null
  /** The stock after the movement. */
  readonly stock: number
}

/**
 * Returns a page of a product's stock ledger, newest first, with the running balance. The first page counts back from
 * the present stock, which the same statement reads. The cursor contains the balance, so that no page sums earlier
 * pages.
 *
 * @returns undefined if the cursor belongs to another list.
 */
export function listMovementsByPage(
  read: Reader,
  productId: string,
  request: PageRequest,
): Promise<KeysetPage<ListedMovement> | undefined> {
  const segment: KeysetSegment<ListedMovement> = {
    kinds: ['instant', 'text', 'integer'],
    cursorOf: ({ createdAt, id, stock, quantity }) => [createdAt, id, stock - quantity],
    read: (after, limit) => readMovements(read, productId, after, limit),
  }
  return readKeysetPage(['movements', productId], [segment], request)
}

async function readMovements(
  read: Reader,
  productId: string,
  after: Cursor | undefined,
  limit: number | undefined,
): Promise<readonly ListedMovement[]> {
  let query = read
    .selectFrom('stock_movements as moved')
    .innerJoin('products', 'products.id', 'moved.product_id')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'moved.created_by').on('users.deleted_at', 'is', null),
    )
    .leftJoin('orders', 'orders.id', 'moved.order_id')
    .where('moved.product_id', '=', productId)
    .orderBy('moved.created_at', 'desc')
    .orderBy('moved.id', 'desc')
    .select([
      'moved.id',
      'moved.quantity',
      'moved.reason',
      'moved.note',
      'moved.created_at as createdAt',
      'users.name as by',
      'moved.order_id as orderId',
      'orders.number as orderNumber',
      'products.available',
    ])
  if (after) query = query.where(sql<boolean>`(moved.created_at, moved.id) < (${after[0]}, ${after[1]})`)
  if (limit !== undefined) query = query.limit(limit)
  const rows = await query.execute()
  let balance = Number(after?.[2] ?? rows[0]?.available ?? 0)
  return rows.map(({ available: _available, ...row }) => {
    const stock = balance
    balance -= row.quantity
    return { ...row, stock }
  })
}

/** Returns the number of pieces of an order that refunds have restocked. */
export async function countRestockedPieces(read: Reader, orderId: string): Promise<number> {
  const { pieces } = await read
    .selectFrom('stock_movements')
    .where('order_id', '=', orderId)
    .where('reason', '=', 'refund')
    .select(({ fn }) => fn.sum<number | string | null>('quantity').as('pieces'))
    .executeTakeFirstOrThrow()
  return Number(pieces ?? 0)
}
