import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { preparedWrite } from '../../prepared-query.ts'

/** A literal, not a parameter, so that SQLite recognizes the partial index. */
const heldUnpaid = sql<boolean>`stock_held = 1 and state = 'unpaid'`

/**
 * Locks the counts of these holders until the transaction ends, so that two concurrent bookings cannot both be the last
 * allowed one. Take these locks before any row lock and always in the given order, to avoid deadlocks. SQLite runs one
 * writer at a time.
 */
export async function lockHolders({ db }: Transaction, holders: readonly string[]): Promise<void> {
  if (!isPostgres(db)) return
  for (const holder of holders)
    await sql`select pg_advisory_xact_lock(hashtextextended(${holder}, 0))`.execute(db)
}

/** Pieces of one product held by unpaid orders. */
export interface HeldOfProduct {
  readonly productId: string
  readonly orders: number
  readonly pieces: number
  /**
   * The stock before the first of these orders. With the stock before each order, half of the stock and then half of
   * the rest would each count as small.
   */
  readonly before: number
  /** The purchase that the orders are lines of; null for orders that were booked alone. */
  readonly purchaseId: string | null
}

/** Sums the holds of an account, or of a hashed network address, by product and purchase, without some orders. */
export async function heldBy(
  read: Reader,
  column: 'user_id' | 'hold_address',
  value: string,
  except: readonly string[],
): Promise<readonly HeldOfProduct[]> {
  let held = read.selectFrom('orders').where(column, '=', value).where(heldUnpaid)
  if (except.length > 0) held = held.where('id', 'not in', except)
  const rows = await held
    .groupBy(['product_id', 'purchase_id'])
    .select(({ fn }) => [
      'product_id as productId',
      'purchase_id as purchaseId',
      fn.countAll<number>().as('orders'),
      fn.sum<number>('quantity').as('pieces'),
      fn.max('available_before').as('before'),
    ])
    .execute()
  return rows.map(({ orders, pieces, before, ...row }) => ({
    ...row,
    orders: Number(orders),
    pieces: Number(pieces),
    before: Number(before),
  }))
}

/**
 * Returns the number of unpaid orders with stock, of an account, or of unverified accounts with this hashed network
 * address.
 */
export async function countHeldBy(
  read: Reader,
  column: 'user_id' | 'hold_address',
  value: string,
): Promise<number> {
  const { orders } = await read
    .selectFrom('orders')
    .where(column, '=', value)
    .where(heldUnpaid)
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  return Number(orders)
}

/** Returns the pieces of each product that unpaid orders hold, without some orders. */
export async function heldOfProducts(
  read: Reader,
  productIds: readonly string[],
  except: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  let held = read.selectFrom('orders').where('product_id', 'in', productIds).where(heldUnpaid)
  if (except.length > 0) held = held.where('id', 'not in', except)
  const rows = await held
    .groupBy('product_id')
    .select(({ fn }) => ['product_id as productId', fn.sum<number>('quantity').as('pieces')])
    .execute()
  return new Map(rows.map(({ productId, pieces }) => [productId, Number(pieces)]))
}

/** Returns the account with the most unpaid orders from this hashed network address. */
export async function largestHolderAt(read: Reader, address: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('orders')
    .where('hold_address', '=', address)
    .where(heldUnpaid)
    .groupBy('user_id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('user_id')
    .limit(1)
    .select('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Extends the holds of orders whose payment has begun, locked by id as everywhere. */
export async function extendHolds(transaction: Transaction, orderIds: readonly string[]): Promise<void> {
  for (const id of orderIds.toSorted()) await extendHold(transaction, { id })
}

const extendHold = preparedWrite((db, { id }: { id: string }) =>
  db
    .updateTable('orders')
    .set(({ ref }) => ({ hold_expires_at: ref('hold_extends_to'), hold_extends_to: null }))
    .where('id', '=', id)
    .where('hold_extends_to', 'is not', null)
    .where(heldUnpaid),
)

/** Extends all holds of a newly verified account, and removes its network address from them. */
export async function extendHoldsOf({ db }: Transaction, userId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set(({ fn, ref, lit }) => ({
      hold_expires_at: fn.coalesce(ref('hold_extends_to'), ref('hold_expires_at')),
      hold_extends_to: lit(null),
      hold_address: lit(null),
    }))
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('hold_extends_to', 'is not', null), eb('hold_address', 'is not', null)]))
    .where(heldUnpaid)
    .execute()
}

/**
 * Expires the holds of an account at an instant, and the holds of unverified accounts at the same network addresses.
 */
export async function endHoldsWith({ db }: Transaction, userId: string, instant: number): Promise<void> {
  const addresses = db
    .selectFrom('orders as own')
    .where('own.user_id', '=', userId)
    .where('own.hold_address', 'is not', null)
    .select('own.hold_address')
  await db
    .updateTable('orders')
    .set({ hold_expires_at: instant, hold_extends_to: null })
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('hold_address', 'in', addresses)]))
    .where(heldUnpaid)
    .execute()
}
