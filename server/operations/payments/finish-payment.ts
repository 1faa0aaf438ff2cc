import { done } from '../../../domain/outcome.ts'
import { findOrder, findUnpaidOrderByPrice } from '../../data/queries/orders/orders.ts'
import { movePayment, type PaymentRow } from '../../data/queries/payments/payments.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import { executeRefunds } from '../refunds/execute-refunds.ts'
import { recordAutomaticRefund } from '../refunds/record-automatic-refund.ts'
import type { Shop } from '../shop.ts'
import { closeWhilePaused, recordLatestDecline } from './card-declines.ts'
import { closeOpenPayments } from './close-payments.ts'
import { settlePayment } from './settle-payment.ts'

/** A payment for a price only is left to its customer's PATCH for this long, before the shop picks the order. */
const unboundForMs = 2 * minuteMs

/**
 * Brings a payment to where the provider says, at this moment, that its intent is: the one way of the
 * reconciliation and of the webhook. Whoever calls it, and however often, an intent that succeeded is settled once.
 */
export async function finishPayment(shop: Shop, payment: PaymentRow): Promise<void> {
  if (payment.state === 'succeeded' || payment.state === 'refunded') return
  if (payment.state === 'refund-due') return executeRefunds(shop, payment.intentId)
  const intent = await presentIntent(shop, payment)
  if (intent?.status === 'succeeded') return settleSucceeded(shop, payment, intent)
  if (intent) await recordLatestDecline(shop, payment, intent)
  if (intent?.failedChargeId !== undefined) await closeWhilePaused(shop, payment.userId)
  if (intent && intent.status !== 'cancelled') return closeIfCancelled(shop, payment)
  await shop.database.write(async (transaction) => {
    await movePayment(transaction, payment.intentId, 'open', 'cancelled', shop.clock())
    return done(null)
  })
}

/** An order that was cancelled with its customer's account leaves its payment open; nobody is to pay it. */
async function closeIfCancelled(shop: Shop, { orderId }: PaymentRow): Promise<void> {
  const order = orderId === null ? undefined : await findOrder(shop.database.read, orderId)
  // A refusal is an end as well: the money that came in between went back, or the provider is still at it.
  if (order?.state === 'cancelled') await closeOpenPayments(shop, order.id)
}

/** What the provider says of the intent; one for a price only that nobody has paid in a hold's time is ended there. */
async function presentIntent(shop: Shop, payment: PaymentRow): Promise<CardIntent | undefined> {
  const intent = await shop.cards.readIntent(payment.intentId)
  const age = shop.clock() - payment.createdAt
  const forgotten = intent?.status === 'waiting' && payment.orderId === null && age >= shop.holdMs
  return forgotten ? shop.cards.cancelIntent(intent.id) : intent
}

async function settleSucceeded(shop: Shop, payment: PaymentRow, intent: CardIntent): Promise<void> {
  const itsCustomersTurn = payment.orderId === null && shop.clock() - payment.createdAt < unboundForMs
  if (itsCustomersTurn) return
  const orderId = await orderOf(shop, payment)
  // A refusal is an end as well: the money went back, or another way has settled it meanwhile.
  if (orderId !== undefined) await settlePayment(shop, intent, orderId)
  else await settleWithoutOrder(shop, payment, intent)
}

async function orderOf(shop: Shop, payment: PaymentRow): Promise<string | undefined> {
  if (payment.orderId !== null) return payment.orderId
  const order = await findUnpaidOrderByPrice(shop.database.read, payment.userId, payment.amountCents)
  return order?.id
}

async function settleWithoutOrder(
  shop: Shop,
  { intentId, state }: PaymentRow,
  intent: CardIntent,
): Promise<void> {
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const moved = await movePayment(transaction, intentId, state, 'refund-due', now)
    if (moved) await recordAutomaticRefund(transaction, intent, null, now)
    return done(null)
  })
  await executeRefunds(shop, intentId)
}
