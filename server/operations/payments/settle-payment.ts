import { newHold } from '../../../domain/holds.ts'
import { mayOrder } from '../../../domain/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { markPaid } from '../../data/queries/orders/order-marks.ts'
import { lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { bindPayment, lockPayment, movePayment } from '../../data/queries/payments/payments.ts'
import { countRefundsOfOrder } from '../../data/queries/payments/refunds.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { deliverToProfile } from '../addresses/deliver-orders.ts'
import { updateOrderDispute } from '../disputes/sync-disputes.ts'
import { saleEmail } from '../emails/notice-emails.ts'
import { paymentReceiptEmail } from '../emails/order-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { tellStaff } from '../notifications/tell-staff.ts'
import { retakeStock } from '../orders/hold-stock.ts'
import { executeRefunds } from '../refunds/execute-refunds.ts'
import { recordAutomaticRefund } from '../refunds/record-automatic-refund.ts'
import { shopCurrency } from '../settings/shop-currency.ts'
import type { Shop } from '../shop.ts'

/** The outcome for money that the provider has taken. */
export type Settlement = 'paid now' | 'paid before' | 'refund'

/**
 * Pays an order with a succeeded intent, exactly once, whichever is first: the customer's PATCH, another tab, the
 * webhook or the reconciliation. Refunds money that the order cannot take because its stock is sold, it was cancelled
 * or paid by another intent, or the amount differs (spec §10, stock).
 */
export async function settlePayment(
  shop: Shop,
  intent: CardIntent,
  orderId: string,
): Promise<Outcome<Exclude<Settlement, 'refund'>>> {
  const settled = await shop.database.write((transaction) => settle(shop, transaction, intent, orderId))
  if (!settled.ok) return settled
  if (settled.value !== 'refund') return done(settled.value)
  await executeRefunds(shop, intent.id)
  return refused('PAYMENT_REFUNDED')
}

async function settle(
  shop: Shop,
  transaction: Transaction,
  intent: CardIntent,
  orderId: string,
): Promise<Outcome<Settlement>> {
  const now = shop.clock()
  // Locks the order first, as everywhere, to avoid deadlocks.
  const order = await lockOrder(transaction, orderId)
  const payment = await lockPayment(transaction, intent.id)
  if (!order || !payment) return refused('PAYMENT_NOT_FOUND')
  if (payment.orderId !== null && payment.orderId !== orderId) return refused('PAYMENT_OF_ANOTHER_ORDER')
  if (payment.state === 'succeeded') return done('paid before')
  if (payment.state === 'refund-due' || payment.state === 'refunded') return done('refund')
  const canPay =
    isFor(intent, order, await shopCurrency(shop, transaction.db)) &&
    mayOrder(order.state, 'pay') &&
    (await hasStock(shop, transaction, order))
  await movePayment(transaction, intent.id, payment.state, canPay ? 'succeeded' : 'refund-due', now)
  if (canPay) await pay(shop, transaction, intent, order)
  else await recordAutomaticRefund(transaction, intent, orderId, now)
  if (payment.orderId === null) await bind(shop, transaction, intent.id, orderId)
  return done(canPay ? 'paid now' : 'refund')
}

/**
 * Returns whether the order has its stock, retaking it after an expired hold. Hold limits do not apply, because the
 * money was taken.
 */
async function hasStock(shop: Shop, transaction: Transaction, order: OrderRow): Promise<boolean> {
  if (order.stockHeld === 1) return true
  const now = shop.clock()
  const hold = newHold(now, shop.holdMs, true)
  return (await retakeStock(shop, transaction, order, { hold, address: null }, now)) !== undefined
}

async function pay(shop: Shop, transaction: Transaction, intent: CardIntent, order: OrderRow): Promise<void> {
  const now = shop.clock()
  await markPaid(transaction, order.id, { transactionId: intent.id, card: intent.card }, now)
  await deliverToProfile(transaction, order, now)
  await writeEmail(shop, transaction, paymentReceiptEmail(order, intent.id, now, shop.publicUrl), {
    event: `paid:${intent.id}`,
    recipient: order.customerEmail,
    orderId: order.id,
  })
  const email = saleEmail(order, shop.publicUrl)
  await tellStaff(shop, transaction, { kind: 'sales', subject: order.id, email })
}

/** Binds a payment to its order, and copies refunds and disputes recorded before to the order. */
async function bind(shop: Shop, transaction: Transaction, intentId: string, orderId: string): Promise<void> {
  await bindPayment(transaction, intentId, orderId)
  await countRefundsOfOrder(transaction, orderId, await shopCurrency(shop, transaction.db))
  await updateOrderDispute(transaction, orderId)
}

/** Returns whether the intent has the order's price in the shop's currency and names no other order. */
export function isFor(intent: CardIntent, order: OrderRow, currency: string): boolean {
  return (
    intent.amountCents === order.priceCents &&
    intent.currency === currency &&
    (intent.orderId === undefined || intent.orderId === order.id)
  )
}
