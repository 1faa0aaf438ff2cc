import { sql } from 'kysely'
import type { Held } from '../../../../domain/holds.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

/** A literal, not a parameter, so that SQLite recognises the partial index. */
const heldUnpaid = sql<boolean>`stock_held = 1 and state = 'unpaid'`

/**
 * Locks the counts of these holders until the transaction ends, so that two concurrent bookings cannot both be the
 * last allowed one. Locks are taken before any row lock and always in the given order, which prevents deadlocks.
 * SQLite runs one writer at a time anyway.
 */
export async function lockHolders({ db }: Transaction, holders: readonly string[]): Promise<void> {
  if (!isPostgres(db)) return
  for (const holder of holders)
    await sql`select pg_advisory_xact_lock(hashtextextended(${holder}, 0))`.execute(db)
}

/** Sums what the unpaid orders of an account, or of a hashed network address, hold, except one order. */
export async function heldBy(
  read: Reader,
  column: 'user_id' | 'hold_address',
  value: string,
  { id, toolId }: { readonly id: string; readonly toolId: string },
): Promise<Held> {
  const tools = await read
    .selectFrom('orders')
    .where(column, '=', value)
    .where(heldUnpaid)
    .where('id', '<>', id)
    .groupBy('tool_id')
    .select(({ fn }) => [
      'tool_id as toolId',
      fn.countAll<number>().as('orders'),
      fn.sum<number>('quantity').as('pieces'),
      fn.max('available_before').as('before'),
    ])
    .execute()
  const held = { orders: 0, pieces: 0, large: 0 }
  for (const { toolId: tool, orders, pieces, before } of tools) {
    held.orders += Number(orders)
    if (tool === toolId) held.pieces = Number(pieces)
    // Compared with the stock before the first order: with the stock before each order, halves of halves would all
    // count as small.
    else if (Number(pieces) * 2 > Number(before)) held.large += 1
  }
  return held
}

/**
 * Returns how many unpaid orders of an account, or of unverified accounts with this hashed network address, hold
 * stock.
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

/** Returns how many pieces of a tool unpaid orders hold, except one order. */
export async function heldOfTool(
  read: Reader,
  { id, toolId }: { readonly id: string; readonly toolId: string },
): Promise<number> {
  const { pieces } = await read
    .selectFrom('orders')
    .where('tool_id', '=', toolId)
    .where(heldUnpaid)
    .where('id', '<>', id)
    .select(sql<number>`coalesce(sum(quantity), 0)`.as('pieces'))
    .executeTakeFirstOrThrow()
  return Number(pieces)
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

/** Extends the hold of an order whose payment has begun. */
export async function extendHold({ db }: Transaction, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set(({ ref }) => ({ hold_expires_at: ref('hold_extends_to'), hold_extends_to: null }))
    .where('id', '=', orderId)
    .where('hold_extends_to', 'is not', null)
    .where(heldUnpaid)
    .execute()
}

/** Extends all holds of a newly verified account, and detaches them from its network address. */
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

/** Expires the holds of an account at an instant, and those of unverified accounts at the same network addresses. */
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
