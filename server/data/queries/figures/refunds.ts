import { sql } from 'kysely'
import type { Reader } from '../../database.ts'
import { type Stretch, type SumWithDelivery, toSum } from './sums.ts'

// A literal, not a parameter, so that SQLite recognizes the partial index.
const made = sql<boolean>`refunds.state = 'succeeded'`
const askedAtOnce = 500

/**
 * Sums the successful refunds of paid orders. Money of a payment that paid for no order is not revenue. A refund that
 * contains delivery is about one order; those of several orders, which the card provider makes, do not name a part.
 */
export async function sumGivenBack(read: Reader, { from, to }: Stretch): Promise<SumWithDelivery> {
  const sum = await read
    .selectFrom('refunds')
    .innerJoin('refund_orders', 'refund_orders.refund_id', 'refunds.id')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.id', '=', 'refund_orders.order_id')
        .onRef('orders.payment_id', '=', 'refunds.intent_id'),
    )
    .where(made)
    // A successful refund changes only if it fails later.
    .where('refunds.updated_at', '>=', from)
    .where('refunds.updated_at', '<', to)
    .select(({ fn }) => [
      fn.count<number>('refunds.id').distinct().as('count'),
      fn.sum<number | null>('refund_orders.amount_cents').as('cents'),
      fn.sum<number | null>('refunds.delivery_cents').as('deliveryCents'),
    ])
    .executeTakeFirstOrThrow()
  return { ...toSum(sum), deliveryCents: Number(sum.deliveryCents ?? 0) }
}

/** Lists the payments refunded in a period that have paid for no order. */
export async function listUnusedIntents(read: Reader, { from, to }: Stretch): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('refunds')
    .leftJoin('orders', 'orders.transaction_id', 'refunds.intent_id')
    .where(made)
    .where('refunds.updated_at', '>=', from)
    .where('refunds.updated_at', '<', to)
    .where('orders.transaction_id', 'is', null)
    .select('refunds.intent_id as intent')
    .execute()
  return rows.map(({ intent }) => intent)
}

/** Returns whether any of these payments has paid for an order. */
export async function hasPaidOrders(read: Reader, intents: readonly string[]): Promise<boolean> {
  for (let start = 0; start < intents.length; start += askedAtOnce) {
    const asked = intents.slice(start, start + askedAtOnce)
    const paid = read.selectFrom('orders').where('transaction_id', 'in', asked).select('transaction_id')
    if (await paid.limit(1).executeTakeFirst()) return true
  }
  return false
}

/** Returns a text that changes with every failed refund. */
export async function countFailed(read: Reader): Promise<string> {
  const { count, last } = await read
    .selectFrom('refunds')
    .where(sql<boolean>`state = 'failed'`)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('updated_at').as('last')])
    .executeTakeFirstOrThrow()
  return `${count} ${last}`
}
