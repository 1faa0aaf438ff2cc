import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { listPaymentsOfOrder, movePayment, type PaymentRow } from '../../data/queries/payments.ts'
import type { Shop } from '../shop.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Closes the open payments of an order at the card provider, so that none of them can take money any more.
 * One that has taken it already is settled instead, and that is the refusal.
 */
export async function closeOpenPayments(shop: Shop, orderId: string): Promise<Outcome<null>> {
  const payments = await listPaymentsOfOrder(shop.database.read, orderId)
  for (const payment of payments.filter(({ state }) => state === 'open')) {
    const closed = await closePayment(shop, payment, orderId)
    if (!closed.ok) return closed
  }
  return done(null)
}

async function closePayment(shop: Shop, payment: PaymentRow, orderId: string): Promise<Outcome<null>> {
  const intent = await shop.cards.cancelIntent(payment.intentId)
  if (intent.status === 'succeeded') {
    const settled = await settlePayment(shop, intent, orderId)
    return settled.ok ? refused('ORDER_ALREADY_PAID') : settled
  }
  if (intent.status !== 'cancelled') return refused('PAYMENT_IN_PROGRESS')
  return shop.database.write(async (transaction) => {
    await movePayment(transaction, payment.intentId, 'open', 'cancelled', shop.clock())
    return done(null)
  })
}
