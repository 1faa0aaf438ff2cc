import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { listOrderIdsOfPayment } from '../../data/queries/payments/payment-parts.ts'
import {
  listOpenPaymentsOfUser,
  listPaymentsOfOrder,
  listPaymentsOfOrders,
  type PaymentRow,
} from '../../data/queries/payments/payments.ts'
import type { Shop } from '../shop.ts'
import { cancelOpenPayment } from './cancel-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Closes the open payments of an order at the card provider. If a payment has already taken money, settles it and
 * refuses the call.
 */
export async function closeOpenPayments(shop: Shop, orderId: string): Promise<Outcome<null>> {
  const payments = await listPaymentsOfOrder(shop.database.read, orderId)
  for (const payment of payments.filter(({ state }) => state === 'open')) {
    const closed = await closePayment(shop, payment, [{ id: orderId }])
    if (!closed.ok) return closed
  }
  return done(null)
}

/** Closes the open payments of these orders at the card provider, before they are paid without it. */
export async function closeCardPayments(
  shop: Shop,
  orders: readonly { readonly id: string }[],
): Promise<Outcome<null>> {
  const ids = orders.map(({ id }) => id)
  const payments = await listPaymentsOfOrders(shop.database.read, ids)
  for (const payment of payments.filter(({ state }) => state === 'open')) {
    const closed = await closePayment(shop, payment, orders)
    if (!closed.ok) return closed
  }
  return done(null)
}

/**
 * Closes an open payment at the card provider. If it has already taken money, settles it and refuses the call.
 *
 * @param orders the orders for which the payment is closed; it has at least one of them.
 */
export async function closePayment(
  shop: Shop,
  payment: PaymentRow,
  orders: readonly { readonly id: string }[],
): Promise<Outcome<null>> {
  const intent = await shop.cards.cancelIntent(payment.intentId)
  if (intent.status === 'succeeded') {
    const ids = await listOrderIdsOfPayment(shop.database.read, payment.intentId)
    const order = orders.find(({ id }) => ids.includes(id))
    if (!order) throw new Error('A payment is closed for none of its orders')
    const settled = await settlePayment(shop, intent, order.id)
    return settled.ok ? refused('ORDER_ALREADY_PAID') : settled
  }
  if (intent.status !== 'cancelled') return refused('PAYMENT_IN_PROGRESS')
  return shop.database.write(async (transaction) => {
    await cancelOpenPayment(transaction, payment.intentId, shop.clock())
    return done(null)
  })
}

/**
 * Closes all open payments of a customer at the card provider. Settles a payment that has already taken money, which
 * pays its order or refunds the money. Tries each payment, and refuses if the provider is processing one.
 */
export async function closePaymentsOf(shop: Shop, userId: string): Promise<Outcome<null>> {
  let refusal: Outcome<null> = done(null)
  for (const payment of await listOpenPaymentsOfUser(shop.database.read, userId)) {
    const closed = await closeOpenPayment(shop, payment)
    const settled = !closed.ok && (closed.code === 'ORDER_ALREADY_PAID' || closed.code === 'PAYMENT_REFUNDED')
    if (refusal.ok && !closed.ok && !settled) refusal = closed
  }
  return refusal
}

/**
 * Closes an open payment at the card provider, and others of its first order. Settles a payment that has taken money.
 */
export function closeOpenPayment(
  shop: Shop,
  payment: Pick<PaymentRow, 'intentId' | 'orderId'>,
): Promise<Outcome<null>> {
  return payment.orderId === null ? closeUnbound(shop, payment) : closeOpenPayments(shop, payment.orderId)
}

/** Closes a payment without an order. If it has already taken money, the reconciliation finds an order for it. */
async function closeUnbound(shop: Shop, { intentId }: Pick<PaymentRow, 'intentId'>): Promise<Outcome<null>> {
  const intent = await shop.cards.cancelIntent(intentId)
  if (intent.status !== 'cancelled') return refused('PAYMENT_IN_PROGRESS')
  return shop.database.write(async (transaction) => {
    await cancelOpenPayment(transaction, intentId, shop.clock())
    return done(null)
  })
}
