import { sql } from 'kysely'
import type { Reader } from '../database.ts'

/** Returns products after an id, each with its stock and the sum of its ledger, from one snapshot. */
export function listStocksWithLedger(read: Reader, after: string, limit: number) {
  return read
    .selectFrom('products')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'name', 'available'])
    .select((eb) =>
      eb
        .selectFrom('stock_movements')
        .whereRef('stock_movements.product_id', '=', 'products.id')
        .select(({ fn }) => fn.sum<number | string | null>('quantity').as('sum'))
        .as('ledger'),
    )
    .execute()
}

/**
 * Returns orders of every state after an id, each with its charge and its part of that charge. The part is a subquery,
 * because with a join PostgreSQL would start at the first order for every portion.
 */
export function listOrdersWithCharge(read: Reader, after: string, limit: number) {
  return read
    .selectFrom('orders')
    .leftJoin('payments as charge', 'charge.intent_id', 'orders.payment_id')
    .where('orders.id', '>', after)
    .orderBy('orders.id')
    .limit(limit)
    .select([
      'orders.id',
      'orders.number',
      'orders.state',
      'orders.price_cents as priceCents',
      'orders.goods_cents as goodsCents',
      'orders.discount_cents as discountCents',
      'orders.unit_price_cents as unitPriceCents',
      'orders.quantity',
      'orders.delivery_cents as deliveryCents',
      'charge.state as chargeState',
    ])
    .select((eb) =>
      eb
        .selectFrom('payment_orders as part')
        .whereRef('part.intent_id', '=', 'charge.intent_id')
        .whereRef('part.order_id', '=', 'orders.id')
        .select('part.amount_cents')
        .as('chargeCents'),
    )
    .select((eb) =>
      // Other successful charges for the order whose part is not fully refunded.
      eb
        .selectFrom('payment_orders as other')
        .innerJoin('payments as one', 'one.intent_id', 'other.intent_id')
        .whereRef('other.order_id', '=', 'orders.id')
        .where('one.state', '=', 'succeeded')
        .where(({ eb: compare, ref }) =>
          compare(ref('other.intent_id'), '<>', sql<string>`coalesce(orders.payment_id, '')`),
        )
        // A card may pay an order that was on account.
        .where(({ eb: compare, ref }) =>
          compare(ref('other.intent_id'), '<>', sql<string>`coalesce(orders.account_payment_id, '')`),
        )
        .where(
          sql<boolean>`other.amount_cents > coalesce((select sum(back.amount_cents) from refund_orders as back
            join refunds on refunds.id = back.refund_id
            where back.order_id = other.order_id and refunds.intent_id = other.intent_id
            and refunds.state <> 'failed'), 0)`,
        )
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .as('otherCharges'),
    )
    .execute()
}

/**
 * Returns payments of every state after an id, each with the part that paid orders used, and the part that is refunded
 * or due. The sums are subqueries, because PostgreSQL would merge a join and start at the first order for every
 * portion.
 */
export function listChargesWithOrder(read: Reader, after: string, limit: number) {
  return read
    .selectFrom('payments')
    .where('payments.intent_id', '>', after)
    .orderBy('payments.intent_id')
    .limit(limit)
    .select([
      'payments.intent_id as id',
      'payments.state',
      'payments.amount_cents as amountCents',
      'payments.updated_at as updatedAt',
      'payments.order_id as orderId',
    ])
    .select((eb) =>
      eb
        .selectFrom('payment_orders as part')
        .whereRef('part.intent_id', '=', 'payments.intent_id')
        // A subquery for each part, because a join would read all paid orders.
        .where(
          sql<boolean>`exists (select 1 from orders where orders.id = part.order_id and orders.state = 'paid'
            and payments.intent_id in (orders.payment_id, orders.account_payment_id))`,
        )
        .select(({ fn }) => fn.sum<number | string | null>('part.amount_cents').as('sum'))
        .as('usedCents'),
    )
    .select((eb) =>
      // Skips refunds of a paid order, because its part of the charge is used.
      eb
        .selectFrom('refunds')
        .leftJoin('refund_orders', 'refund_orders.refund_id', 'refunds.id')
        .leftJoin('orders', (join) =>
          join
            .onRef('orders.id', '=', 'refund_orders.order_id')
            .onRef('orders.payment_id', '=', 'refunds.intent_id')
            .on('orders.state', '=', 'paid'),
        )
        .whereRef('refunds.intent_id', '=', 'payments.intent_id')
        .where('refunds.state', '<>', 'failed')
        .where('orders.id', 'is', null)
        .select(
          sql<number | string | null>`sum(coalesce(refund_orders.amount_cents, refunds.amount_cents))`.as(
            'sum',
          ),
        )
        .as('refundedCents'),
    )
    .select((eb) =>
      // The first automatic refund of an unusable charge has the charged amount, which may differ from the price.
      eb
        .selectFrom('refunds')
        .whereRef('refunds.intent_id', '=', 'payments.intent_id')
        .where('refunds.origin', '=', 'shop')
        .select(({ fn }) => fn.max<number | null>('refunds.amount_cents').as('most'))
        .as('unusableCents'),
    )
    .execute()
}

/**
 * Returns waiting emails that were written before an instant. There are few, and an index contains only waiting ones.
 */
export function listMailWaitingSince(read: Reader, instant: number, limit: number) {
  return read
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<', instant)
    .orderBy('next_attempt_at')
    .limit(limit)
    .select(['id', 'order_id as orderId'])
    .execute()
}
