import { dollarsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { addRefund, lockOrder, type OrderRow } from '../../data/queries/orders.ts'
import { addToOutbox } from '../../data/queries/outbox.ts'
import { findPayment, movePayment, type PaymentRow } from '../../data/queries/payments.ts'
import { findUser } from '../../data/queries/users.ts'
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
    // The order first, as everywhere: see settlePayment.
    const order = payment.orderId === null ? undefined : await lockOrder(transaction, payment.orderId)
    if (!(await movePayment(transaction, intentId, 'refund-due', 'refunded', shop.clock()))) return done(null)
    if (order) await addRefund(transaction, order.id, payment.amountCents)
    await tellBothSides(shop, transaction, payment, order)
    return done(null)
  })
}

async function tellBothSides(
  shop: Shop,
  transaction: Transaction,
  payment: PaymentRow,
  order: OrderRow | undefined,
): Promise<void> {
  const now = shop.clock()
  const amount = `$${dollarsOf(payment.amountCents).toFixed(2)}`
  const customer = await findUser(transaction.db, payment.userId)
  if (!customer) throw new Error('A payment names a customer who does not exist')
  await addToOutbox(
    transaction,
    {
      event: `refunded-customer:${payment.intentId}`,
      recipient: order?.customerEmail ?? customer.email,
      subject: `Your payment of ${amount} goes back to your card`,
      body: `${whyItGoesBack(order)} All of it, ${amount}, is on its way back to your card.`,
    },
    now,
  )
  if (shop.adminEmail === undefined) return
  const what = order ? `order ${order.id} (${order.quantity} × ${order.toolName})` : 'no order'
  await addToOutbox(
    transaction,
    {
      event: `refunded-admin:${payment.intentId}`,
      recipient: shop.adminEmail,
      subject: `Refunded by the shop: ${amount}`,
      body: `A payment of ${amount} for ${what} could not be used and was refunded.`,
    },
    now,
  )
}

function whyItGoesBack(order: OrderRow | undefined): string {
  if (!order) return 'You have no unpaid order of the amount that you paid.'
  return `Your payment for ${order.quantity} × ${order.toolName} came after the tools were sold or the order was closed, or was not of its price.`
}
