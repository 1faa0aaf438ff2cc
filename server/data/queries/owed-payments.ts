import { sql } from 'kysely'
import type { Reader } from '../database.ts'

/**
 * Payments that the shop could not use and whose money nobody is sending back: their refund failed. The longest first.
 *
 * @param orderId keeps to those of one order.
 */
export async function listOwedPayments(read: Reader, orderId?: string) {
  let query = read
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    // Written out, not bound: only so does SQLite see which index is made for it.
    .where(sql<boolean>`payments.state = 'refund-due'`)
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
  if (orderId !== undefined) query = query.where('payments.order_id', '=', orderId)
  return query
    .orderBy('payments.updated_at')
    .select([
      'payments.intent_id as intentId',
      'payments.order_id as orderId',
      'payments.amount_cents as amountCents',
      'payments.created_at as createdAt',
      'orders.tool_name as toolName',
      'users.email as customerEmail',
    ])
    .execute()
}
