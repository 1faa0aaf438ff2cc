import type { DeliveryRates } from '../../contract/shop/delivery-rates.ts'
import { asSet, deliveryPrice, type Parcel, parcelOf, zoneOf } from './delivery-fee.ts'

/** A paid order of a delivery group. */
export interface PaidOrder extends Parcel {
  readonly country: string | null
  readonly deliveryCents: number
  /** How much of it refunds have returned. */
  readonly refundedDeliveryCents: number
  /** True if its customer has withdrawn from it, or all of its goods are refunded. */
  readonly isReturned: boolean
}

/**
 * Returns how much delivery of a withdrawn order a refund proposes. If the whole parcel comes back, it is all of it:
 * the only delivery that the shop offers is its least expensive standard delivery (Directive 2011/83/EU, Article 13(1)
 * and (2)). If goods of the parcel are kept, it is what the kept goods alone would have saved, and never more than the
 * order's own share (docs/decisions/0142).
 *
 * @param leftCents the delivery of the order that no refund has returned yet.
 * @param others the other paid orders of its group.
 * @param withTax what the customer pays for a fee.
 */
export function proposedDelivery(
  rates: DeliveryRates,
  order: PaidOrder,
  others: readonly PaidOrder[],
  leftCents: number,
  withTax = asSet,
): number {
  const zone = zoneOf(rates, order.country)
  const parcel = others.filter(({ country }) => zoneOf(rates, country) === zone)
  const kept = parcel.filter(({ isReturned }) => !isReturned)
  if (kept.length === 0) return leftCents
  const price = deliveryPrice(rates, order.country, parcelOf(kept), withTax)
  const keptFeeCents = typeof price === 'string' ? 0 : price.feeCents
  const paidCents = [order, ...parcel].reduce((sum, { deliveryCents }) => sum + deliveryCents, 0)
  const returned = parcel.filter(({ isReturned }) => isReturned)
  const refundedCents = returned.reduce(
    (sum, { refundedDeliveryCents }) => sum + refundedDeliveryCents,
    order.deliveryCents - leftCents,
  )
  return Math.min(leftCents, Math.max(0, paidCents - refundedCents - keptFeeCents))
}
