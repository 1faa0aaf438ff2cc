import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findPayment } from '../../data/queries/payments/payments.ts'
import { findOwnOrder } from '../orders/get-order.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { isFor, settlePayment } from './settle-payment.ts'

/**
 * Marks the caller's order as paid by an intent, once the provider reports that it succeeded for this order and its
 * full price (spec §10, payment).
 *
 * @param namedOrderId the order's id in the body, as clients of the spec send it; refused if it differs.
 *
 * @returns whether the order became paid now; false when this payment had paid it before.
 */
export async function recordPayment(
  shop: Shop,
  caller: Caller,
  orderId: string,
  intentId: string,
  namedOrderId = orderId,
): Promise<Outcome<boolean>> {
  const { read } = shop.database
  const order = await findOwnOrder(read, caller, orderId)
  if (!order) return refused('ORDER_NOT_FOUND')
  if (order.state === 'paid') {
    return order.transactionId === intentId ? done(false) : refused('ORDER_ALREADY_PAID')
  }
  if (namedOrderId !== orderId) return refused('PAYMENT_OF_ANOTHER_ORDER')
  const payment = await findPayment(read, intentId)
  if (!payment || payment.userId !== caller.userId) return refused('PAYMENT_NOT_FOUND')
  if (payment.orderId !== null && payment.orderId !== orderId) return refused('PAYMENT_OF_ANOTHER_ORDER')
  const intent = await shop.cards.readIntent(intentId)
  if (!intent) return refused('PAYMENT_NOT_FOUND')
  if (!isFor(intent, order, await shopCurrency(shop, shop.database.read)))
    return refused('PAYMENT_OF_ANOTHER_ORDER')
  if (intent.status !== 'succeeded') return refused('PAYMENT_NOT_COMPLETED')
  const settled = await settlePayment(shop, intent, orderId)
  return settled.ok ? done(settled.value === 'paid now') : settled
}
