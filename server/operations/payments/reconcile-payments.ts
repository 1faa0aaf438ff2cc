import { done } from '../../../domain/outcome.ts'
import { findUnpaidOrderByPrice } from '../../data/queries/orders.ts'
import {
  listPaymentsUntouchedSince,
  movePayment,
  type PaymentRow,
  touchPayment,
} from '../../data/queries/payments.ts'
import { minuteMs } from '../../platform/clock.ts'
import type { Shop } from '../shop.ts'
import { refundPayment } from './refund-payment.ts'
import { settlePayment } from './settle-payment.ts'

const untouchedForMs = 15_000
const atOnce = 50
/** A payment for a price only is left to its customer's PATCH for this long, before the shop picks the order. */
const unboundForMs = 2 * minuteMs

/**
 * Finishes what a closed browser left half done: asks the provider what became of open payments, makes
 * orders paid whose PATCH never came, and sends money back that is due.
 */
export async function reconcilePayments(shop: Shop): Promise<void> {
  const { read } = shop.database
  const before = shop.clock() - untouchedForMs
  for (const payment of await listPaymentsUntouchedSince(read, 'open', before, atOnce)) {
    await touch(shop, payment)
    await reconcile(shop, payment)
  }
  for (const payment of await listPaymentsUntouchedSince(read, 'refund-due', before, atOnce)) {
    await touch(shop, payment)
    await refundPayment(shop, payment.intentId)
  }
}

/** Before the provider is asked: one that it fails on lets the others have their turn in the next round. */
async function touch(shop: Shop, { intentId }: PaymentRow): Promise<void> {
  await shop.database.write(async (transaction) => {
    await touchPayment(transaction, intentId, shop.clock())
    return done(null)
  })
}

async function reconcile(shop: Shop, payment: PaymentRow): Promise<void> {
  const intent = await shop.cards.readIntent(payment.intentId)
  const itsCustomersTurn = payment.orderId === null && shop.clock() - payment.createdAt < unboundForMs
  if (intent?.status === 'succeeded' && !itsCustomersTurn) {
    const orderId = await orderOf(shop, payment)
    if (orderId !== undefined) await settlePayment(shop, intent, orderId)
    else await settleWithoutOrder(shop, payment)
    return
  }
  if (intent && intent.status !== 'cancelled') return
  await shop.database.write(async (transaction) => {
    await movePayment(transaction, payment.intentId, 'open', 'cancelled', shop.clock())
    return done(null)
  })
}

async function orderOf(shop: Shop, payment: PaymentRow): Promise<string | undefined> {
  if (payment.orderId !== null) return payment.orderId
  const order = await findUnpaidOrderByPrice(shop.database.read, payment.userId, payment.amountCents)
  return order?.id
}

async function settleWithoutOrder(shop: Shop, payment: PaymentRow): Promise<void> {
  const moved = await shop.database.write(async (transaction) =>
    done(await movePayment(transaction, payment.intentId, 'open', 'refund-due', shop.clock())),
  )
  if (moved.ok && moved.value) await refundPayment(shop, payment.intentId)
}
