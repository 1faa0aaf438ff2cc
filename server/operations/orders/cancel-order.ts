import { mayOrder } from '../../../domain/orders/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { markCancelled, markWithdrawn } from '../../data/queries/orders/order-marks.ts'
import { lockOrder } from '../../data/queries/orders/orders.ts'
import { listPaymentsOfOrder } from '../../data/queries/payments/payments.ts'
import { orderCancelledEmail } from '../emails/order-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { closeOpenPayments } from '../payments/close-payments.ts'
import type { Caller, Shop } from '../shop.ts'
import { findOwnOrder } from './get-order.ts'
import { releaseStock } from './hold-stock.ts'

/**
 * Cancels the caller's unpaid order and releases its stock. First closes open payments at the card provider, so that a
 * concurrent payment either pays the order or is closed.
 */
export async function cancelOrder(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  const order = await findOwnOrder(shop.database.read, caller, id)
  return order ? cancelUnpaid(shop, id) : refused('ORDER_NOT_FOUND')
}

/**
 * Cancels an unpaid order at its customer's request; the caller has identified the customer.
 *
 * @param withdraws whether the customer uses the right of withdrawal, which the order then stores.
 */
export async function cancelUnpaid(
  shop: Shop,
  id: string,
  { withdraws = false }: { readonly withdraws?: boolean } = {},
): Promise<Outcome<null>> {
  for (;;) {
    const closed = await closeOpenPayments(shop, id)
    if (!closed.ok) return closed.code === 'ORDER_ALREADY_PAID' ? refused('ORDER_PAID_CANNOT_CANCEL') : closed
    const outcome = await cancelUnlessPaying(shop, id, withdraws)
    if (!outcome.ok) return outcome
    if (outcome.value === 'cancelled') return done(null)
  }
}

function cancelUnlessPaying(
  shop: Shop,
  id: string,
  withdraws: boolean,
): Promise<Outcome<'cancelled' | 'being paid'>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const order = await lockOrder(transaction, id)
    if (!order || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
    if (!mayOrder(order.state, 'cancel')) return refused('ORDER_PAID_CANNOT_CANCEL')
    const payments = await listPaymentsOfOrder(transaction.db, id)
    if (payments.some((payment) => payment.state === 'open')) return done('being paid')
    if (withdraws) await markWithdrawn(transaction, id, now)
    await markCancelled(transaction, id, { at: now, by: 'customer' })
    await releaseStock(shop, transaction, order, 'cancellation', now)
    await writeEmail(shop, transaction, orderCancelledEmail(order, shop, withdraws ? now : undefined), {
      event: `cancelled:${id}`,
      recipient: order.customerEmail,
      orderId: id,
    })
    return done('cancelled')
  })
}
