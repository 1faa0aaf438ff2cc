import type { Reader } from '../../data/database.ts'
import { findNumberedOrders } from '../../data/queries/orders/numbered-orders.ts'
import { listPaymentTimes, listRefundsWithMakers } from '../../data/queries/orders/order-history.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { listParcels } from '../../data/queries/orders/parcels.ts'
import { paidEvent } from '../payments/tell-of-payment.ts'
import { readyEvent } from '../pick-ups/mark-ready.ts'
import { eventsOnAccount } from '../receivables/receivable-events.ts'
import { refundedEvent } from '../refunds/notify-refund.ts'
import { purchaseBookedEvent } from './book-together.ts'
import { eventsOfParcel } from './tell-of-parcels.ts'

/** Returns the events of emails that this order shares with others: of its purchase, payments, refunds and parcels. */
export async function sharedEvents(read: Reader, order: OrderRow): Promise<readonly string[]> {
  const { id, purchaseId } = order
  const [payments, refunds, parcels, onAccount] = await Promise.all([
    listPaymentTimes(read, id),
    listRefundsWithMakers(read, id),
    listParcels(read, { orderIds: order.sentAt === null ? [] : [id] }),
    eventsOnAccount(read, order.accountPaymentId),
  ])
  return [
    ...(purchaseId === null ? [] : [purchaseBookedEvent(purchaseId)]),
    ...payments.map(({ intentId }) => paidEvent(intentId)),
    ...refunds.map((refund) => refundedEvent(refund.id)),
    ...(order.readyAt === null ? [] : [readyEvent(order)]),
    ...parcels.flatMap(eventsOfParcel),
    ...onAccount,
  ]
}

/**
 * Returns the events of the emails about the orders of a typed number. An email about several orders stores only the id
 * of the first one. The first order of a purchase is enough, because its orders are paid together.
 */
export async function eventsOfNumber(read: Reader, typed: string): Promise<readonly string[]> {
  const [first, ...others] = await findNumberedOrders(read, { number: typed })
  if (!first) return []
  const parcels = await listParcels(read, { orderIds: others.map(({ id }) => id) })
  return [...(await sharedEvents(read, first)), ...parcels.flatMap(eventsOfParcel)]
}
