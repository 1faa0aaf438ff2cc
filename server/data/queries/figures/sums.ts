import { sql } from 'kysely'
import type { Reader } from '../../database.ts'

/** A stretch of time; `to` is not part of it. In milliseconds. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export interface DaySums {
  /** Counted from the start of the stretch, in steps of 24 hours. */
  readonly day: number
  readonly count: number
  readonly cents: number
}

const dayMs = 86_400_000

/** Without the cast SQLite divides fractions. */
const dayOf = (column: 'paid_at' | 'created_at', from: number) =>
  sql<number>`(${sql.ref(column)} - cast(${from} as bigint)) / ${sql.lit(dayMs)}`

/** Sums what was paid, by steps of 24 hours. */
export async function sumTaken(read: Reader, { from, to }: Stretch): Promise<readonly DaySums[]> {
  const rows = await read
    .selectFrom('orders')
    // Literals, so that SQLite recognises the partial index.
    .where(sql<boolean>`state = 'paid'`)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .groupBy(sql`1`)
    .select(({ fn }) => [
      dayOf('paid_at', from).as('day'),
      fn.countAll<number>().as('count'),
      fn.sum<number>('price_cents').as('cents'),
    ])
    .execute()
  return rows.map(({ day, count, cents }) => ({
    day: Number(day),
    count: Number(count),
    cents: Number(cents),
  }))
}

/** Counts what was booked, by steps of 24 hours and whether it is paid by now. */
export async function countBooked(
  read: Reader,
  { from, to }: Stretch,
): Promise<readonly { readonly day: number; readonly count: number; readonly paid: boolean }[]> {
  const rows = await read
    .selectFrom('orders')
    // All states, so that their index counts without a look at the orders.
    .where('state', 'in', ['paid', 'unpaid', 'cancelled'])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .groupBy([sql`1`, 'state'])
    .select(({ fn }) => [dayOf('created_at', from).as('day'), 'state', fn.countAll<number>().as('count')])
    .execute()
  return rows.map(({ day, state, count }) => ({
    day: Number(day),
    count: Number(count),
    paid: state === 'paid',
  }))
}

/** Sums the refunds of orders that were made; those of payments that paid no order are no takings. */
export async function sumGivenBack(
  read: Reader,
  { from, to }: Stretch,
): Promise<{ readonly count: number; readonly cents: number }> {
  const { count, cents } = await read
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.transaction_id', 'refunds.intent_id')
    .where(sql<boolean>`refunds.state = 'succeeded'`)
    // Nothing changes a refund after it succeeded, unless it fails.
    .where('refunds.updated_at', '>=', from)
    .where('refunds.updated_at', '<', to)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('refunds.amount_cents').as('cents'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(count), cents: Number(cents ?? 0) }
}

/** Sums the unpaid orders that hold stock now. */
export async function sumHeld(read: Reader): Promise<{ readonly count: number; readonly cents: number }> {
  const { count, cents } = await read
    .selectFrom('orders')
    .where(sql<boolean>`stock_held = 1 and state = 'unpaid'`)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('price_cents').as('cents')])
    .executeTakeFirstOrThrow()
  return { count: Number(count), cents: Number(cents ?? 0) }
}
