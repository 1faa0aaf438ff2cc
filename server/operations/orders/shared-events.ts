import type { Reader } from '../../data/database.ts'
import { findNumberedOrders } from '../../data/queries/orders/numbered-orders.ts'
import { listPaymentTimes, listRefundsWithMakers } from '../../data/queries/orders/order-history.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { paidEvent } from '../payments/tell-of-payment.ts'
import { refundedEvent } from '../refunds/notify-refund.ts'
import { purchaseBookedEvent } from './book-together.ts'

/** Returns the events of the emails that this order shares with others: of its purchase, payments and refunds. */
export async function sharedEvents(read: Reader, { id, purchaseId }: OrderRow): Promise<readonly string[]> {
  const [payments, refunds] = await Promise.all([listPaymentTimes(read, id), listRefundsWithMakers(read, id)])
  return [
    ...(purchaseId === null ? [] : [purchaseBookedEvent(purchaseId)]),
    ...payments.map(({ intentId }) => paidEvent(intentId)),
    ...refunds.map((refund) => refundedEvent(refund.id)),
  ]
}

/**
 * Returns the events of the emails about the orders of a typed number. An email about several orders stores only the id
 * of the first one. The first order of a purchase is enough, because its orders are paid together.
 */
export async function eventsOfNumber(read: Reader, typed: string): Promise<readonly string[]> {
  const [first] = await findNumberedOrders(read, { number: typed })
  return first ? sharedEvents(read, first) : []
}
