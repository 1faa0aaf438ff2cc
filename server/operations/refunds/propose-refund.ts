import { type PaidOrder, proposedDelivery } from '../../../domain/delivery/propose-refund.ts'
import { goesInParcel } from '../../../domain/orders/gift-card-order.ts'
import type { Reader } from '../../data/database.ts'
import { listGroupIds } from '../../data/queries/orders/order-prices.ts'
import { listOrders, type OrderRow } from '../../data/queries/orders/orders.ts'
import { taxesAsBooked } from '../orders/taxes-of-buyer.ts'
import type { Shop } from '../shop.ts'
import { refundedDelivery } from './refunded-delivery.ts'

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
  { settings, clock }: Pick<Shop, 'settings' | 'clock'>,
  read: Reader,
  order: OrderRow,
): Promise<ProposedRefund | undefined> {
  const { state, deliveryCents, priceCents, givenBackCents, withdrawnAt } = order
  const leftCents = priceCents - givenBackCents
  if (state !== 'paid' || deliveryCents === 0 || leftCents <= 0) return undefined
  const returnedCents = await refundedDelivery(read, order)
  const deliveryLeftCents = Math.min(leftCents, deliveryCents - returnedCents)
  if (withdrawnAt === null) return { amountCents: leftCents, deliveryLeftCents }
  const inForce = await settings.readWithin(read)
  const group = await listOrders(read, await listGroupIds(read, order))
  // The other orders of the parcel; an order that is picked up or sent by email is in none.
  const others = group.filter(
    (other) => other.id !== order.id && other.state === 'paid' && goesInParcel(other),
  )
  const paid = await Promise.all(
    others.map(async (other) => paidOrder(other, await refundedDelivery(read, other))),
  )
  const delivery = proposedDelivery(
    inForce.rates,
    paidOrder(order, returnedCents),
    paid,
    deliveryLeftCents,
    taxesAsBooked(inForce, order, clock()).grossOf,
  )
  return { amountCents: leftCents - deliveryLeftCents + delivery, deliveryLeftCents }
}

function paidOrder(order: OrderRow, refundedDeliveryCents: number): PaidOrder {
  const { priceCents, deliveryCents, weightGrams, deliveryTo, withdrawnAt, givenBackCents } = order
  const goodsCents = priceCents - deliveryCents
  return {
    goodsCents,
    grams: weightGrams ?? 0,
    country: deliveryTo,
    deliveryCents,
    refundedDeliveryCents,
    isReturned: withdrawnAt !== null || givenBackCents - refundedDeliveryCents >= goodsCents,
  }
}
