import { done } from '../../../domain/outcome.ts'
import { findUnpaidOrderByPrice, listOrders } from '../../data/queries/orders/orders.ts'
import { listOrderIdsOfPayment } from '../../data/queries/payments/payment-parts.ts'
import { movePayment, type PaymentRow } from '../../data/queries/payments/payments.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { refuseLostExemptions } from '../orders/lost-exemptions.ts'
import { executeRefunds } from '../refunds/execute-refunds.ts'
import { recordAutomaticRefund } from '../refunds/record-automatic-refund.ts'
import type { Shop } from '../shop.ts'
import { cancelOpenPayment } from './cancel-payment.ts'
import { closeWhilePaused, recordLatestDecline } from './card-declines.ts'
import { closeOpenPayments } from './close-payments.ts'
import { settlePayment } from './settle-payment.ts'

/** How long a payment without an order waits for the customer's PATCH before the shop chooses an order. */
const unboundForMs = 2 * minuteMs

/**
 * Applies the intent's current state at the provider to a payment; used by the reconciliation and the webhook. A
 * succeeded intent is settled once, however often this runs.
 */
export async function finishPayment(shop: Shop, payment: PaymentRow): Promise<void> {
  if (payment.state === 'succeeded' || payment.state === 'refunded') return
  if (payment.state === 'refund-due') return executeRefunds(shop, payment.intentId)
  const intent = await currentIntent(shop, payment)
  if (intent?.status === 'succeeded') return settleSucceeded(shop, payment, intent)
  if (intent) await recordLatestDecline(shop, payment, intent)
  if (intent?.failedChargeId !== undefined) await closeWhilePaused(shop, payment)
  if (intent && intent.status !== 'cancelled') return closeIfCancelled(shop, payment)
  await shop.database.write(async (transaction) => {
    await cancelOpenPayment(transaction, payment.intentId, shop.clock())
    return done(null)
  })
}

/** Closes the payment of a cancelled order; an account's deletion may leave such a payment open. */
async function closeIfCancelled(shop: Shop, { intentId }: PaymentRow): Promise<void> {
  const { read } = shop.database
  const orders = await listOrders(read, await listOrderIdsOfPayment(read, intentId))
  const cancelled = orders.find(({ state }) => state === 'cancelled')
  // A refusal is final, too: late money was refunded, or the provider is processing the payment.
  if (cancelled) await closeOpenPayments(shop, cancelled.id)
}

/** Reads the intent. Cancels an unpaid intent without an order after the length of a hold. */
async function currentIntent(shop: Shop, payment: PaymentRow): Promise<CardIntent | undefined> {
  const intent = await shop.cards.readIntent(payment.intentId)
  const age = shop.clock() - payment.createdAt
  const abandoned = intent?.status === 'waiting' && payment.orderId === null && age >= shop.holdMs
  return abandoned ? shop.cards.cancelIntent(intent.id) : intent
}

async function settleSucceeded(shop: Shop, payment: PaymentRow, intent: CardIntent): Promise<void> {
  const awaitsCustomer = payment.orderId === null && shop.clock() - payment.createdAt < unboundForMs
  if (awaitsCustomer) return
  const orderId = await orderOf(shop, payment)
  // A refusal is final, too: the money was refunded, or the payment was settled concurrently.
  if (orderId !== undefined) await settlePayment(shop, intent, orderId)
  else await settleWithoutOrder(shop, payment, intent)
}

async function orderOf(shop: Shop, payment: PaymentRow): Promise<string | undefined> {
  if (payment.orderId !== null) return payment.orderId
  const order = await findUnpaidOrderByPrice(shop.database.read, payment.userId, payment.amountCents)
  if (!order) return undefined
  // The order may have had no tax by a number that does not count any more: then the money fits no order.
  const taxed = await refuseLostExemptions(shop, payment, [order])
  return taxed.ok ? order.id : undefined
}

async function settleWithoutOrder(
  shop: Shop,
  { intentId, state }: PaymentRow,
  intent: CardIntent,
): Promise<void> {
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const moved = await movePayment(transaction, intentId, state, 'refund-due', now)
    const refund = { means: 'card', amountCents: intent.amountCents, parts: [] } as const
    if (moved) await recordAutomaticRefund(transaction, intent, refund, now)
    return done(null)
  })
  await executeRefunds(shop, intentId)
}
