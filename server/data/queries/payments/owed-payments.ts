import { sql } from 'kysely'
import type { Reader } from '../../database.ts'

/**
 * Returns payments that the shop owes the customer as a whole and whose refund failed, longest first.
 *
 * @param orderId limits the list to one order.
 */
export function listOwedPayments(read: Reader, orderId?: string) {
  // A literal, not a parameter, so that SQLite recognizes the partial index.
  return selectOwed(read, orderId)
    .where(sql<boolean>`payments.state = 'refund-due'`)
    .orderBy('payments.updated_at')
    .execute()
}

/**
 * Returns payments that paid some of their orders and have a failed automatic refund. A retry may have succeeded since.
 */
export function listPaymentsWithFailedRefund(read: Reader, orderId?: string) {
  return selectOwed(read, orderId)
    .where('payments.state', '=', 'succeeded')
    .where('payments.intent_id', 'in', (eb) =>
      eb
        .selectFrom('refunds as failed')
        .where(sql<boolean>`failed.state = 'failed'`)
        .where('failed.origin', '=', 'shop')
        .select('failed.intent_id'),
    )
    .execute()
}

/** Selects payments without a pending refund. */
function selectOwed(read: Reader, orderId: string | undefined) {
  const query = read
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .whereRef('refunds.intent_id', '=', 'payments.intent_id')
            .where('refunds.state', '=', 'due')
            .select('refunds.id'),
        ),
      ),
    )
    .select([
      'payments.intent_id as intentId',
      'payments.order_id as orderId',
      'payments.amount_cents as amountCents',
      'payments.credit_cents as creditCents',
      'payments.state',
      'payments.created_at as createdAt',
      'payments.updated_at as updatedAt',
      'orders.product_name as productName',
      'users.email as customerEmail',
    ])
  if (orderId === undefined) return query
  return query.where('payments.intent_id', 'in', (eb) =>
    eb
      .selectFrom('payment_orders')
      .where('payment_orders.order_id', '=', orderId)
      .select('payment_orders.intent_id'),
  )
}
