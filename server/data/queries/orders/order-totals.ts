import { sql } from 'kysely'
import type { Database, Reader } from '../../database.ts'
import { type Cursor, type KeysetSegment, readKeysetPage } from '../../paging/keyset-page.ts'
import { testedAtOnce } from '../../paging/keyset-segments.ts'
import { conditionsOf, type ListConditions, type OrdersChosen } from './listed-orders.ts'

interface Sums {
  readonly count: number
  readonly sumCents: number
  readonly paidCents: number
  readonly refundedCents: number
}

export interface OrderTotals extends Sums {
  /** The cursor of the orders that are not summed yet; undefined after the last order. */
  readonly next: string | undefined
}

/**
 * Sums the orders of a list across its pages, newest first, starting at a cursor. The portions between cursors do not
 * overlap, so their sums add up to the list's.
 *
 * @param wanted.most how many orders a call sums, or tests in a search: more would delay the list.
 * @returns undefined if the cursor belongs to another list.
 */
export async function addUpOrders(
  database: Pick<Database, 'read' | 'engine'>,
  chosen: OrdersChosen,
  { after, most = testedAtOnce }: { readonly after?: string | undefined; readonly most?: number } = {},
): Promise<OrderTotals | undefined> {
  const segment = sumsOf(database.read, await conditionsOf(database, chosen), most)
  // A page consists of one row with the sums of a portion of the list.
  const page = await readKeysetPage(['order totals', chosen], [segment], { limit: 1, after })
  const [sums] = page?.rows ?? []
  return sums && { ...sums, next: page?.next }
}

function sumsOf(read: Reader, { indexed, tested, walks }: ListConditions, most: number): KeysetSegment<Sums> {
  const place = sql`(orders.created_at, orders.id)`
  const beyond = ([at, id]: Cursor) => sql<boolean>`${place} < (${at}, ${id})`
  const inOrder = (conditions: readonly (typeof tested)[]) => {
    let orders = read.selectFrom('orders').orderBy('orders.created_at', 'desc').orderBy('orders.id', 'desc')
    for (const condition of conditions) if (condition) orders = orders.where(condition)
    return orders
  }
  return {
    kinds: ['instant', 'text'],
    // A row of sums cannot be a cursor; `endAfter` returns the cursors.
    cursorOf: () => [],
    async endAfter(after) {
      // A search without a walk has few candidates, so their test needs no limit.
      const orders = inOrder([...indexed, walks ? undefined : tested, after && beyond(after)])
      const [last, next] = await orders
        .select(['orders.created_at', 'orders.id'])
        .offset(most - 1)
        .limit(2)
        .execute()
      return last && next ? [last.created_at, last.id] : undefined
    },
    async read(after, _limit, end) {
      const upTo = end && sql<boolean>`${place} >= (${end[0]}, ${end[1]})`
      const counted = inOrder([...indexed, tested, after && beyond(after), upTo])
        .select(['orders.id', 'orders.state', 'orders.price_cents', 'orders.refunded_cents'])
        .select(['orders.on_account_at', 'orders.settled_at'])
        // More than a portion has: the limit makes the engine read the list's own index.
        .limit(2 * most)
      const sums = await read
        .selectFrom(counted.as('counted'))
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          sql<number>`coalesce(sum(price_cents), 0)`.as('sum'),
          // What a company has yet to pay is not paid.
          sql<number>`coalesce(sum(case when state = 'paid' and (on_account_at is null or settled_at is not null)
            then price_cents else 0 end), 0)`.as('paid'),
          sql<number>`coalesce(sum(refunded_cents), 0)`.as('refunded'),
        ])
        .executeTakeFirstOrThrow()
      return [
        {
          count: Number(sums.count),
          sumCents: Number(sums.sum),
          paidCents: Number(sums.paid),
          refundedCents: Number(sums.refunded),
        },
      ]
    },
  }
}
