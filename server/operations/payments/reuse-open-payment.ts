import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { OrderRow } from '../../data/queries/orders.ts'
import { movePayment, type PaymentRow } from '../../data/queries/payments.ts'
import type { CardIntent } from '../../providers/cards/cards.ts'
import type { Shop } from '../shop.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Looks at the provider what became of an order's open payment: it is used again while it waits, settled
 * when it has succeeded, and forgotten when it was cancelled there.
 */
export async function reuseOpenPayment(
  shop: Shop,
  payments: readonly PaymentRow[],
  order: OrderRow,
): Promise<Outcome<CardIntent | undefined>> {
  const payment = payments.find(({ state }) => state === 'open')
  if (!payment) return done(undefined)
  const intent = await shop.cards.readIntent(payment.intentId)
  if (intent?.status === 'succeeded') {
    const settled = await settlePayment(shop, intent, order.id)
    return settled.ok ? refused('ORDER_ALREADY_PAID') : settled
  }
  if (intent && intent.status !== 'cancelled') return done(intent)
  return shop.database.write(async (transaction) => {
    await movePayment(transaction, payment.intentId, 'open', 'cancelled', shop.clock())
    return done(undefined)
  })
}
