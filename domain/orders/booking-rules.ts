import type { ErrorCode } from '../../contract/errors.ts'
import type { PaymentLimits } from '../../contract/shop/currencies.ts'
import { orderPriceCents } from '../money.ts'

type BookingRefusal = Extract<ErrorCode, 'QUANTITY_BELOW_MINIMUM' | 'QUANTITY_ABOVE_AVAILABLE'>

interface BookableProduct {
  readonly minimumOrder: number
  readonly available: number
}

/**
 * Returns why a booking was refused. The decision itself is the conditional update that takes the stock (`moveStock`;
 * spec §10, booking rules), so that two customers never get the same piece. Call this after the update changed no row.
 * @returns null if the product has enough stock now, because it changed after the update.
 */
export function refusalOfBooking(product: BookableProduct, quantity: number): BookingRefusal | null {
  // Stock comes before the minimum: when less than the minimum is left, a higher quantity would not help.
  if (quantity > product.available) return 'QUANTITY_ABOVE_AVAILABLE'
  if (quantity < product.minimumOrder) return 'QUANTITY_BELOW_MINIMUM'
  return null
}

/**
 * Returns whether an order of this price can be paid by card. The shop refuses other orders.
 * @param limits the limits of the shop's currency.
 */
export function canBePaid(priceCents: number, limits: PaymentLimits): boolean {
  return priceCents >= limits.least && priceCents <= limits.most
}

/** The highest stock of one product. */
const maxStock = 1_000_000

/**
 * Returns whether the smallest order of a product can be paid by card. Otherwise most customers could not book the
 * product (docs/decisions/0007).
 */
export function isPayable(unitPriceCents: number, minimumOrder: number, limits: PaymentLimits): boolean {
  return canBePaid(orderPriceCents(unitPriceCents, minimumOrder), limits)
}

/** Returns whether a stock is within the supported range. */
export function canBeInStock(pieces: number): boolean {
  return pieces >= 0 && pieces <= maxStock
}
