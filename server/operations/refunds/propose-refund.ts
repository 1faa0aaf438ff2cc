import { type PaidOrder, proposedDelivery } from '../../../domain/delivery/propose-refund.ts'
import { listGroupIds } from '../../data/queries/orders/order-prices.ts'
import { listOrders, type OrderRow } from '../../data/queries/orders/orders.ts'
import { listRefundsOfOrder } from '../../data/queries/payments/refunds.ts'
import type { Shop } from '../shop.ts'

/** What the refund form begins with. */
export interface ProposedRefund {
  readonly amountCents: number
  /** The delivery that no refund has returned yet. */
  readonly deliveryLeftCents: number
}

/**
 * Proposes the refund of a paid order whose delivery had a price: everything that is left, or after a withdrawal the
 * goods with the delivery that the law gives back. Undefined for other orders.
 */
export async function proposeRefund(
  { database: { read }, settings }: Shop,
  order: OrderRow,
): Promise<ProposedRefund | undefined> {
  const { state, deliveryCents, priceCents, givenBackCents, withdrawnAt } = order
  const leftCents = priceCents - givenBackCents
  if (state !== 'paid' || deliveryCents === 0 || leftCents <= 0) return undefined
  const refunds = await listRefundsOfOrder(read, order.id)
  const returnedCents = refunds
    .filter((refund) => refund.state !== 'failed' && refund.intentId === order.transactionId)
    .reduce((sum, refund) => sum + refund.deliveryCents, 0)
  const deliveryLeftCents = Math.min(leftCents, deliveryCents - returnedCents)
  if (withdrawnAt === null) return { amountCents: leftCents, deliveryLeftCents }
  const { rates } = await settings.read()
  const group = await listOrders(read, await listGroupIds(read, order))
  const others = group.filter(({ id, state: now }) => id !== order.id && now === 'paid')
  const delivery = proposedDelivery(rates, paidOrder(order), others.map(paidOrder), deliveryLeftCents)
  return { amountCents: leftCents - deliveryLeftCents + delivery, deliveryLeftCents }
}

function paidOrder(order: OrderRow): PaidOrder {
  const { priceCents, deliveryCents, weightGrams, deliveryTo, withdrawnAt, givenBackCents } = order
  const goodsCents = priceCents - deliveryCents
  return {
    goodsCents,
    grams: weightGrams ?? 0,
    country: deliveryTo,
    deliveryCents,
    isReturned: withdrawnAt !== null || givenBackCents >= goodsCents,
  }
}
