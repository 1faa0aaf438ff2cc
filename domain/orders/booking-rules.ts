import type { ErrorCode } from '../../contract/errors.ts'
import type { PaymentLimits } from '../../contract/shop/currencies.ts'
import { orderPriceCents } from '../money.ts'

type BookingRefusal = Extract<ErrorCode, 'QUANTITY_BELOW_MINIMUM' | 'QUANTITY_ABOVE_AVAILABLE'>

interface BookableProduct {
  readonly minimumOrder: number
  readonly available: number
}

/**
 * Explains why a booking was refused. It does not decide: the conditional update that takes the stock (`moveStock`)
 * does (spec §10, booking rules), so that two customers never get the same piece. Call this after that update changed
 * no row.
 *
 * @returns the reason, or null when the product now has enough stock because it changed after the update.
 */
export function refusalOfBooking(product: BookableProduct, quantity: number): BookingRefusal | null {
  // Stock comes before the minimum: when less than the minimum is left, a higher quantity would not help.
  if (quantity > product.available) return 'QUANTITY_ABOVE_AVAILABLE'
  if (quantity < product.minimumOrder) return 'QUANTITY_BELOW_MINIMUM'
  return null
}

/**
 * Checks that an order of this price can be paid by card; otherwise it is not booked.
 *
 * @param limits those of the shop's currency.
 */
export function canBePaid(priceCents: number, limits: PaymentLimits): boolean {
  return priceCents >= limits.least && priceCents <= limits.most
}

/** Highest stock of one product. */
const maxStock = 1_000_000

/**
 * Checks that the smallest order of a product can be paid by card. Otherwise the shop would list a product that most
 * customers cannot book (docs/decisions/0007).
 */
export function isPayable(unitPriceCents: number, minimumOrder: number, limits: PaymentLimits): boolean {
  return canBePaid(orderPriceCents(unitPriceCents, minimumOrder), limits)
}

/** Checks that a stock level is within the range that the shop counts. */
export function canBeInStock(pieces: number): boolean {
  return pieces >= 0 && pieces <= maxStock
}
