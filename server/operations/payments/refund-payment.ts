import { done } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { addRefund, lockOrder, type OrderRow } from '../../data/queries/orders.ts'
import { findPayment, movePayment, type PaymentRow } from '../../data/queries/payments.ts'
import { findUser } from '../../data/queries/users.ts'
import { moneyRefunded, refundedByItself } from '../messages/money-refunded.ts'
import { writeMessage } from '../messages/write-message.ts'
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
  const { intentId, amountCents: cents } = payment
  const customer = await findUser(transaction.db, payment.userId)
  if (!customer) throw new Error('A payment names a customer who does not exist')
  await writeMessage(shop, transaction, moneyRefunded({ order, cents, reason: undefined }, shop.publicUrl), {
    event: `refunded-customer:${intentId}`,
    recipient: order?.customerEmail ?? customer.email,
    orderId: order?.id,
  })
  if (shop.adminEmail === undefined) return
  await writeMessage(shop, transaction, refundedByItself({ order, cents }), {
    event: `refunded-admin:${intentId}`,
    recipient: shop.adminEmail,
    orderId: order?.id,
  })
}
