import { asShown } from '../../../domain/catalogue/shown-name.ts'
import { mayOrder } from '../../../domain/orders/order-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { markCancelled, markWithdrawn } from '../../data/queries/orders/order-marks.ts'
import { listPaymentsOfOrder } from '../../data/queries/payments/payments.ts'
import { releaseUses } from '../../data/queries/prices/rule-uses.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { orderCancelledEmail } from '../emails/order-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { closeOpenPayments } from '../payments/close-payments.ts'
import { discountedWithout } from '../prices/reprice-discounts.ts'
import type { Caller, Shop } from '../shop.ts'
import { findOwnOrder } from './get-order.ts'
import { releaseStock } from './hold-stock.ts'
import {
  type BeingPaid,
  closeForNewPrice,
  lockWithOthers,
  ordersBeingPaid,
  sharesWithoutOrder,
  storeShares,
} from './reprice-orders.ts'
import { taxesAsBooked } from './taxes-of-buyer.ts'

/**
 * Cancels the caller's unpaid order and releases its stock. First closes open payments at the card provider, so that a
 * concurrent payment either pays the order or is closed.
 */
export async function cancelOrder(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  const order = await findOwnOrder(shop.database.read, caller, id)
  return order ? cancelUnpaid(shop, id) : refused('ORDER_NOT_FOUND')
}

/**
 * Cancels an unpaid order at the request of its known customer. The other unpaid orders of its purchase get new shares
 * of the delivery fee and of the discount, if those change; their open payments are closed first.
 *
 * @param withdraws whether the customer uses the right of withdrawal, which the order then stores.
 */
export async function cancelUnpaid(
  shop: Shop,
  id: string,
  { withdraws = false }: { readonly withdraws?: boolean } = {},
): Promise<Outcome<null>> {
  /** Unpaid orders of the same parcel whose payment a bank processes, so that their price stays. */
  const kept = new Set<string>()
  for (;;) {
    const closed = await closeOpenPayments(shop, id)
    if (!closed.ok) return closed.code === 'ORDER_ALREADY_PAID' ? refused('ORDER_PAID_CANNOT_CANCEL') : closed
    const outcome = await cancelUnlessPaying(shop, id, withdraws, kept)
    if (!outcome.ok) return outcome
    if (outcome.value === 'cancelled') return done(null)
    if (outcome.value === 'being paid') continue
    for (const other of outcome.value.repriced) {
      const payments = await closeForNewPrice(shop, other)
      if (!payments.ok) kept.add(other)
    }
  }
}

function cancelUnlessPaying(
  shop: Shop,
  id: string,
  withdraws: boolean,
  kept: ReadonlySet<string>,
): Promise<Outcome<'cancelled' | 'being paid' | BeingPaid>> {
  return shop.database.write<'cancelled' | 'being paid' | BeingPaid>(async (transaction) => {
    const now = shop.clock()
    const settings = await shop.settings.readWithin(transaction.db)
    const { rates } = settings
    const { order, others } = await lockWithOthers(transaction, id, rates)
    if (!order || order.state === 'cancelled') return refused('ORDER_NOT_FOUND')
    if (!mayOrder(order.state, 'cancel')) return refused('ORDER_PAID_CANNOT_CANCEL')
    const payments = await listPaymentsOfOrder(transaction.db, id)
    if (payments.some((payment) => payment.state === 'open')) return done('being paid')
    const taxes = taxesAsBooked(settings, order, now)
    const { money } = settings
    const discounted = await discountedWithout(transaction.db, { money, taxes }, order, others, kept)
    const group = { before: others, after: discounted }
    const changes = sharesWithoutOrder(rates, taxes, order, group, kept)
    const open = await ordersBeingPaid(transaction, changes)
    if (open.length > 0) return done({ repriced: open })
    if (withdraws) await markWithdrawn(transaction, id, now)
    await markCancelled(transaction, id, { at: now, by: 'customer' })
    await storeShares(transaction, changes, now)
    await releaseStock(shop, transaction, order, 'cancellation', now)
    const uses = [order, ...others].map(({ discountUseId }) => discountUseId)
    await releaseUses(transaction, uses, now)
    const mailing = mailingIn(shop, order.language)
    const mail = orderCancelledEmail(asShown(order), mailing, withdraws ? now : undefined)
    await writeEmail(shop, transaction, mail, {
      event: `cancelled:${id}`,
      recipient: order.customerEmail,
      orderId: id,
    })
    return done('cancelled')
  })
}
