import type { Reader } from '../../database.ts'

/** Returns when the order's hold expired or its stock was retaken, oldest first. */
export function listHoldMovements(read: Reader, orderId: string) {
  return read
    .selectFrom('stock_movements')
    .where('order_id', '=', orderId)
    .where('reason', 'in', ['hold-expired', 'retaken'])
    .orderBy('created_at')
    .orderBy('id')
    .select(['reason', 'quantity', 'created_at as at'])
    .execute()
}

/** Returns when an order's payments were opened, and when they last changed; the amount is the order's part. */
export function listPaymentTimes(read: Reader, orderId: string) {
  return read
    .selectFrom('payments')
    .innerJoin('payment_orders', 'payment_orders.intent_id', 'payments.intent_id')
    .where('payment_orders.order_id', '=', orderId)
    .orderBy('payments.created_at')
    .orderBy('payments.intent_id')
    .select([
      'payments.intent_id as intentId',
      'payments.state',
      'payment_orders.amount_cents as amountCents',
      'payment_orders.credit_cents as creditCents',
      'payments.created_at as openedAt',
      'payments.updated_at as changedAt',
    ])
    .execute()
}

/** Returns when the card provider reported failed payment attempts, while the shop stores these events. */
export function listFailedAttempts(read: Reader, orderId: string) {
  return read
    .selectFrom('payment_events')
    .innerJoin('payment_orders', 'payment_orders.intent_id', 'payment_events.intent_id')
    .where('payment_orders.order_id', '=', orderId)
    .where('payment_events.type', '=', 'payment_intent.payment_failed')
    .orderBy('payment_events.received_at')
    .orderBy('payment_events.id')
    .select('payment_events.received_at as at')
    .execute()
}

/**
 * Returns the emails about an order, without their texts: emails with its id, and emails of events that it shares with
 * other orders.
 */
export function listMessagesOfOrder(read: Reader, orderId: string, sharedEvents: readonly string[]) {
  return read
    .selectFrom('outbox')
    .where(({ eb, or }) =>
      or([
        eb('order_id', '=', orderId),
        ...(sharedEvents.length > 0 ? [eb('event', 'in', sharedEvents)] : []),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .select(['recipient', 'subject', 'created_at as writtenAt', 'sent_at as sentAt', 'failed_at as failedAt'])
    .execute()
}

/** Returns an order's parts of refunds, with the email of the admin who made each. */
export function listRefundsWithMakers(read: Reader, orderId: string) {
  return read
    .selectFrom('refunds')
    .innerJoin('refund_orders', 'refund_orders.refund_id', 'refunds.id')
    .leftJoin('users', 'users.id', 'refunds.created_by')
    .where('refund_orders.order_id', '=', orderId)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .select([
      'refunds.id',
      'refund_orders.amount_cents as amountCents',
      'refunds.delivery_cents as deliveryCents',
      'refunds.currency',
      'refunds.origin',
      'refunds.means',
      'refunds.state',
      'refunds.reason',
      'refunds.restock',
      'refunds.failure',
      'refunds.created_at as at',
      'users.email as madeBy',
    ])
    .execute()
}

/** Returns the email of the admin who sent an order; undefined for orders sent before the shop stored it. */
export async function findSender(read: Reader, orderId: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.sent_by')
    .where('orders.id', '=', orderId)
    .select('users.email')
    .executeTakeFirst()
  return row?.email
}

/** Returns the emails of the admins who sent the parcels of an order, by the parcels' ids. */
export async function findParcelSenders(read: Reader, orderId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await read
    .selectFrom('parcel_orders')
    .innerJoin('parcels', 'parcels.id', 'parcel_orders.parcel_id')
    .innerJoin('users', 'users.id', 'parcels.sent_by')
    .where('parcel_orders.order_id', '=', orderId)
    .select(['parcels.id', 'users.email'])
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}
