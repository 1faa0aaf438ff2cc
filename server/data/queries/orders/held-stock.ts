import { sql } from 'kysely'
import type { Held } from '../../../../domain/holds.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

/** Written out, not bound: only so does SQLite see which index is made for it. */
const heldUnpaid = sql<boolean>`stock_held = 1 and state = 'unpaid'`

/**
 * Lets nobody else count what these hold until this transaction is over, so that two bookings at once cannot both be the
 * last that is allowed. Taken before any row is locked, and always in the order given: transactions cannot wait for each
 * other. SQLite writes one transaction at a time anyway.
 */
export async function lockHolders({ db }: Transaction, holders: readonly string[]): Promise<void> {
  if (!isPostgres(db)) return
  for (const holder of holders)
    await sql`select pg_advisory_xact_lock(hashtextextended(${holder}, 0))`.execute(db)
}

/** What the unpaid orders of an account, or those with this hash of a network address, hold beside one order. */
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
    // By what was there before its first order: by what each has found, halves of halves would all be small.
    else if (Number(pieces) * 2 > Number(before)) held.large += 1
  }
  return held
}

/** How many unpaid orders of an account, or of unproven ones with this hash of a network address, hold stock. */
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

/** How many pieces of a tool unpaid orders hold, beside one order. */
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

/** The account that holds the most unpaid orders with this hash of a network address. */
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

/** Lengthens the hold of an order whose payment has begun. */
export async function extendHold({ db }: Transaction, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set(({ ref }) => ({ hold_expires_at: ref('hold_extends_to'), hold_extends_to: null }))
    .where('id', '=', orderId)
    .where('hold_extends_to', 'is not', null)
    .where(heldUnpaid)
    .execute()
}

/** Lengthens all holds of an account whose address is proven now, which answers for itself from then on. */
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

/** Lets the holds of an account run out at an instant, and those of unproven accounts at the same network addresses. */
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
