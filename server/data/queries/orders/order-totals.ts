import { sql } from 'kysely'
import type { Database, Reader } from '../../database.ts'
import { testedAtOnce } from '../../paging/keyset-segments.ts'
import { conditionsOf, type ListConditions, type OrdersChosen } from './listed-orders.ts'

export interface OrderTotals {
  readonly count: number
  /** The newest `mostCounted` orders, or those that a search could test in time, were counted; there may be more. */
  readonly more: boolean
  readonly sumCents: number
  readonly paidCents: number
  readonly refundedCents: number
}

/** Adds up at most this many orders: more would make the list wait. */
const mostCounted = 10_000

/** Adds up the orders that a list shows on all its pages. */
export async function addUpOrders(
  database: Pick<Database, 'read' | 'engine'>,
  chosen: OrdersChosen,
): Promise<OrderTotals> {
  const { indexed, tested, walks } = await conditionsOf(database, chosen)
  const end = walks ? await oldestTested(database.read, indexed) : undefined
  let counted = database.read
    .selectFrom('orders')
    .select(['orders.id', 'orders.state', 'orders.price_cents', 'orders.refunded_cents'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(mostCounted + 1)
  for (const condition of [...indexed, tested]) if (condition) counted = counted.where(condition)
  if (end)
    counted = counted.where(sql<boolean>`(orders.created_at, orders.id) >= (${end.created_at}, ${end.id})`)
  const sums = await database.read
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(price_cents), 0)`.as('sum'),
      sql<number>`coalesce(sum(case when state = 'paid' then price_cents else 0 end), 0)`.as('paid'),
      sql<number>`coalesce(sum(refunded_cents), 0)`.as('refunded'),
    ])
    .executeTakeFirstOrThrow()
  const count = Number(sums.count)
  return {
    count: Math.min(count, mostCounted),
    more: end !== undefined || count > mostCounted,
    sumCents: Number(sums.sum),
    paidCents: Number(sums.paid),
    refundedCents: Number(sums.refunded),
  }
}

/** Returns the last order that a search may test; undefined when the list ends before. */
async function oldestTested(read: Reader, indexed: ListConditions['indexed']) {
  let walked = read
    .selectFrom('orders')
    .select(['created_at', 'id'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(testedAtOnce - 1)
    .limit(1)
  for (const condition of indexed) walked = walked.where(condition)
  return walked.executeTakeFirst()
}
