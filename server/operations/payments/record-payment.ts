import { seenState } from '../../../domain/orders/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { listOrders } from '../../data/queries/orders/orders.ts'
import { listOrderIdsOfPayment } from '../../data/queries/payments/payment-parts.ts'
import { findPayment } from '../../data/queries/payments/payments.ts'
import { findOwnOrder } from '../orders/get-order.ts'
import { refuseLostExemptions } from '../orders/lost-exemptions.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { isFor, reservedCredit, type Settlement, settlePayment } from './settle-payment.ts'

/**
 * Marks the caller's order as paid by an intent, and with it every other order of the same payment, once the provider
 * reports that the intent succeeded for their full price (spec §10, payment).
 *
 * @param namedOrderId the order's id in the body, as clients of the spec send it; refused if it differs.
 *
 * @returns whether the order was paid now; false if this payment had paid it before.
 */
export async function recordPayment(
  shop: Shop,
  caller: Caller,
  orderId: string,
  intentId: string,
  namedOrderId = orderId,
): Promise<Outcome<Settlement>> {
  const { read } = shop.database
  const [order, payment, ids, currency] = await Promise.all([
    findOwnOrder(read, caller, orderId),
    findPayment(read, intentId),
    listOrderIdsOfPayment(read, intentId),
    shopCurrency(shop, read),
  ])
  if (!order) return refused('ORDER_NOT_FOUND')
  if (seenState(order) === 'paid') {
    if (order.transactionId !== intentId) return refused('ORDER_ALREADY_PAID')
    return done({ now: false, refundedOrders: await unpaidOf(shop, intentId) })
  }
  if (namedOrderId !== orderId) return refused('PAYMENT_OF_ANOTHER_ORDER')
  if (!payment || payment.userId !== caller.userId) return refused('PAYMENT_NOT_FOUND')
  if (ids.length > 0 && !ids.includes(orderId)) return refused('PAYMENT_OF_ANOTHER_ORDER')
  const intent = await shop.cards.readIntent(intentId)
  if (!intent) return refused('PAYMENT_NOT_FOUND')
  // The price of an order never changes, so a single order needs no second read.
  const orders = ids.length <= 1 ? [order] : await listOrders(read, ids)
  if (!isFor(intent, orders, { currency, creditCents: reservedCredit(payment) }))
    return refused('PAYMENT_OF_ANOTHER_ORDER')
  if (intent.status !== 'succeeded') return refused('PAYMENT_NOT_COMPLETED')
  // A payment without an order was opened for no order's tax.
  const taxed = ids.length === 0 ? await refuseLostExemptions(shop, caller, orders) : done(null)
  return taxed.ok ? settlePayment(shop, intent, orderId) : taxed
}

/** Returns the orders of a settled payment whose part was refunded. */
async function unpaidOf(shop: Shop, intentId: string): Promise<readonly string[]> {
  const { read } = shop.database
  const orders = await listOrders(read, await listOrderIdsOfPayment(read, intentId))
  return orders.filter(({ transactionId }) => transactionId !== intentId).map(({ id }) => id)
}
