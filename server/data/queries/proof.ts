import type { Reader } from '../database.ts'

/** Returns tools after an id, each with its stock and the sum of its ledger, of one moment. */
export function listStocksWithLedger(read: Reader, after: string, limit: number) {
  return read
    .selectFrom('tools')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'name', 'available'])
    .select((eb) =>
      eb
        .selectFrom('stock_movements')
        .whereRef('stock_movements.tool_id', '=', 'tools.id')
        .select(({ fn }) => fn.sum<number | string | null>('quantity').as('sum'))
        .as('ledger'),
    )
    .execute()
}

/** Returns orders of every state after an id, each with the charge that it names and the number of its charges. */
export function listOrdersWithCharge(read: Reader, after: string, limit: number) {
  return read
    .selectFrom('orders')
    .leftJoin('payments as charge', 'charge.intent_id', 'orders.transaction_id')
    .where('orders.id', '>', after)
    .orderBy('orders.id')
    .limit(limit)
    .select([
      'orders.id',
      'orders.number',
      'orders.state',
      'orders.price_cents as priceCents',
      'charge.state as chargeState',
      'charge.amount_cents as chargeCents',
      'charge.order_id as chargeOrderId',
    ])
    .select((eb) =>
      eb
        .selectFrom('payments as one')
        .whereRef('one.order_id', '=', 'orders.id')
        .where('one.state', '=', 'succeeded')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .as('charges'),
    )
    .execute()
}

/**
 * Returns payments of every state after an id, each with its order and what is refunded or to be refunded of it. The order
 * is a subquery: PostgreSQL would merge a join, and begin with the first order on every page.
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
        .selectFrom('orders')
        .whereRef('orders.transaction_id', '=', 'payments.intent_id')
        .select('orders.state')
        .as('orderState'),
    )
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .whereRef('refunds.intent_id', '=', 'payments.intent_id')
        .where('refunds.state', '<>', 'failed')
        .select(({ fn }) => fn.sum<number | string | null>('refunds.amount_cents').as('sum'))
        .as('refundedCents'),
    )
    .execute()
}

/** Returns emails that still wait and were written before an instant; there are few, and an index has only those. */
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
