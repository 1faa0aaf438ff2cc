import { dollarsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { addRefund, findOrder, type OrderRow } from '../../data/queries/orders.ts'
import { addToOutbox } from '../../data/queries/outbox.ts'
import { findPayment, movePayment } from '../../data/queries/payments.ts'
import type { Shop } from '../shop.ts'

/**
 * Sends the money of a payment back whose refund is due, and tells both sides. Safe to repeat: the provider
 * refunds an intent once, and only the first of us writes it down.
 */
export async function refundPayment(shop: Shop, intentId: string): Promise<void> {
  const payment = await findPayment(shop.database.read, intentId)
  if (payment?.state !== 'refund-due') return
  await shop.cards.refundIntent(intentId)
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    if (!(await movePayment(transaction, intentId, 'refund-due', 'refunded', now))) return done(null)
    const order = payment.orderId === null ? undefined : await findOrder(transaction.db, payment.orderId)
    if (!order) return done(null)
    await addRefund(transaction, order.id, payment.amountCents)
    await tellBothSides(shop, transaction, order, payment.amountCents, intentId)
    return done(null)
  })
}

async function tellBothSides(
  shop: Shop,
  transaction: Transaction,
  order: OrderRow,
  amountCents: number,
  intentId: string,
): Promise<void> {
  const now = shop.clock()
  const amount = `$${dollarsOf(amountCents).toFixed(2)}`
  await addToOutbox(
    transaction,
    {
      event: `refunded-customer:${intentId}`,
      recipient: order.customerEmail,
      subject: `Your payment of ${amount} goes back to your card`,
      body: `Your payment for ${order.quantity} × ${order.toolName} came after the tools were sold or the order was closed. All of it, ${amount}, is on its way back to your card.`,
    },
    now,
  )
  if (shop.adminEmail === undefined) return
  await addToOutbox(
    transaction,
    {
      event: `refunded-admin:${intentId}`,
      recipient: shop.adminEmail,
      subject: `Refunded by the shop: ${amount}`,
      body: `A payment of ${amount} for order ${order.id} (${order.quantity} × ${order.toolName}) could not be used and was refunded.`,
    },
    now,
  )
}
