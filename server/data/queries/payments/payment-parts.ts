import type { Reader } from '../../database.ts'
import { preparedQuery } from '../../prepared-query.ts'

/** Returns the ids of a payment's orders; empty until the payment is bound to an order. */
export async function listOrderIdsOfPayment(read: Reader, intentId: string): Promise<readonly string[]> {
  return (await ordersOfIntent(read, { intentId })).map(({ id }) => id)
}

const ordersOfIntent = preparedQuery((db, { intentId }: { intentId: string }) =>
  db.selectFrom('payment_orders').where('intent_id', '=', intentId).select('order_id as id'),
)

/** The part of a payment for one order. */
export interface PaymentPart {
  readonly orderId: string
  readonly amountCents: number
  /** How much of it is credit. */
  readonly creditCents: number
  /** What the card paid of this part, without finished and pending refunds to the card. */
  readonly leftCents: number
  /** Whether the part has paid for the order. */
  readonly isUsed: boolean
}

/** Returns the parts of a payment, sorted by order number; empty until the payment is bound to an order. */
export async function listPaymentParts(read: Reader, intentId: string): Promise<readonly PaymentPart[]> {
  return (await listPartsOfPayments(read, [intentId])).get(intentId) ?? []
}

/** Returns the parts of some payments by intent, each sorted by order number. */
export async function listPartsOfPayments(
  read: Reader,
  intentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PaymentPart[]>> {
  if (intentIds.length === 0) return new Map()
  const rows = await read
    .selectFrom('payment_orders')
    .innerJoin('orders', 'orders.id', 'payment_orders.order_id')
    .where('payment_orders.intent_id', 'in', intentIds)
    .orderBy('orders.number')
    .select([
      'payment_orders.intent_id as intentId',
      'orders.id as orderId',
      'orders.payment_id as paidBy',
      'payment_orders.amount_cents as amountCents',
      'payment_orders.credit_cents as creditCents',
    ])
    .select((eb) =>
      eb
        .selectFrom('refund_orders')
        .innerJoin('refunds', 'refunds.id', 'refund_orders.refund_id')
        .whereRef('refund_orders.order_id', '=', 'payment_orders.order_id')
        .whereRef('refunds.intent_id', '=', 'payment_orders.intent_id')
        .where('refunds.state', '<>', 'failed')
        .where('refunds.means', '=', 'card')
        .select(({ fn }) => fn.sum<number | string | null>('refund_orders.amount_cents').as('sum'))
        .as('refundedCents'),
    )
    .execute()
  const parts = rows.map(({ intentId, orderId, paidBy, amountCents, creditCents, refundedCents }) => ({
    intentId,
    orderId,
    amountCents,
    creditCents,
    leftCents: Math.max(0, amountCents - creditCents - Number(refundedCents ?? 0)),
    isUsed: paidBy === intentId,
  }))
  return Map.groupBy(parts, ({ intentId }) => intentId)
}
