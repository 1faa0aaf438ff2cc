import { sql } from 'kysely'
import type { Reader } from '../../database.ts'

/** A period in milliseconds; `to` is exclusive. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export interface Sum {
  readonly count: number
  readonly cents: number
}

/** A sum with the part of the amount that is delivery. */
export interface SumWithDelivery extends Sum {
  readonly deliveryCents: number
}

/** The sales of one product. */
export interface ProductSum extends SumWithDelivery {
  readonly tool: string
  readonly pieces: number
}

/** Every day of every time zone begins at a quarter-hour. */
export const quarterHourMs = 900_000

// Literals, not parameters, so that SQLite recognizes the partial indexes.
const paid = sql<boolean>`state = 'paid'`

/** Sums the payments of a period by product. */
export async function sumSold(read: Reader, { from, to }: Stretch): Promise<readonly ProductSum[]> {
  const rows = await read
    .selectFrom('orders')
    .where(paid)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .groupBy('product_id')
    .select(({ fn }) => [
      'product_id as tool',
      fn.countAll<number>().as('count'),
      fn.sum<number>('quantity').as('pieces'),
      fn.sum<number>('price_cents').as('cents'),
      fn.sum<number>('delivery_cents').as('deliveryCents'),
    ])
    .execute()
  return rows.map(({ tool: product, count, pieces, cents, deliveryCents }) => ({
    tool: product,
    count: Number(count),
    pieces: Number(pieces),
    cents: Number(cents),
    deliveryCents: Number(deliveryCents),
  }))
}

/** Sums the payments of a period. */
export async function sumTaken(read: Reader, { from, to }: Stretch): Promise<SumWithDelivery> {
  const sum = await read
    .selectFrom('orders')
    .where(paid)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('price_cents').as('cents'),
      fn.sum<number | null>('delivery_cents').as('deliveryCents'),
    ])
    .executeTakeFirstOrThrow()
  return { ...toSum(sum), deliveryCents: Number(sum.deliveryCents ?? 0) }
}

/** Counts the bookings of a period, and how many of them have been paid so far. */
export async function countBooked(
  read: Reader,
  { from, to }: Stretch,
): Promise<{ readonly booked: number; readonly paid: number }> {
  const rows = await read
    .selectFrom('orders')
    // Names all states, so that the index suffices without reading the orders.
    .where('state', 'in', ['paid', 'unpaid', 'cancelled'])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute()
  const booked = rows.reduce((sum, { count }) => sum + Number(count), 0)
  return { booked, paid: Number(rows.find(({ state }) => state === 'paid')?.count ?? 0) }
}

/** Counts the payments of a period by the quarter-hour (since 1970) of the booking. */
export async function countPaidByBooking(
  read: Reader,
  { from, to }: Stretch,
): Promise<readonly { readonly quarter: number; readonly count: number }[]> {
  const quarter = sql<number>`created_at / ${sql.lit(quarterHourMs)}`
  const rows = await read
    .selectFrom('orders')
    .where(paid)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .groupBy(quarter)
    .select(({ fn }) => [quarter.as('quarter'), fn.countAll<number>().as('count')])
    .execute()
  return rows.map((row) => ({ quarter: Number(row.quarter), count: Number(row.count) }))
}

/** Sums the unpaid orders that hold stock. */
export async function sumHeld(read: Reader): Promise<Sum> {
  const sum = await read
    .selectFrom('orders')
    .where(sql<boolean>`stock_held = 1 and state = 'unpaid'`)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('price_cents').as('cents')])
    .executeTakeFirstOrThrow()
  return toSum(sum)
}

/** Returns the instant of the first booking or payment; undefined without orders. */
export async function findFirstOrderAt(read: Reader): Promise<number | undefined> {
  const instants = [
    await read.selectFrom('orders').where(paid).orderBy('paid_at').limit(1).select('paid_at as at').execute(),
  ]
  for (const state of ['paid', 'unpaid', 'cancelled'] as const) {
    const first = read.selectFrom('orders').where('state', '=', state).orderBy('created_at').limit(1)
    instants.push(await first.select('created_at as at').execute())
  }
  const known = instants.flat().map(({ at }) => Number(at))
  return known.length > 0 ? Math.min(...known) : undefined
}

/** Converts a sum of the database, which is null for no rows. */
export function toSum({ count, cents }: { readonly count: number; readonly cents: number | null }): Sum {
  return { count: Number(count), cents: Number(cents ?? 0) }
}
