import type { ErrorCode } from '../contract/errors.ts'
import { orderPriceCents } from './money.ts'

type BookingRefusal = Extract<ErrorCode, 'QUANTITY_BELOW_MINIMUM' | 'QUANTITY_ABOVE_AVAILABLE'>

interface BookableTool {
  readonly minimumOrder: number
  readonly available: number
}

/**
 * Whether this many pieces of a tool may be booked (spec §10, booking rules). The stock is looked at again
 * by the conditional update that takes it; this only tells the reason in advance.
 *
 * @returns the refusal's code, or null when the booking may go ahead.
 */
export function refusalOfBooking(tool: BookableTool, quantity: number): BookingRefusal | null {
  // First what is left: where that is less than the minimum, no other quantity would do.
  if (quantity > tool.available) return 'QUANTITY_ABOVE_AVAILABLE'
  if (quantity < tool.minimumOrder) return 'QUANTITY_BELOW_MINIMUM'
  return null
}

/** What a card payment may be, in cents: Stripe's limits for US dollars. */
const payable = { least: 50, most: 99_999_999 }

/** Whether an order of this price can be paid by card at all: one that cannot is never booked. */
export function canBePaid(priceCents: number): boolean {
  return priceCents >= payable.least && priceCents <= payable.most
}

/** The most pieces of a tool that the shop counts. */
const mostStock = 1_000_000

/**
 * Whether the smallest order of a tool can be paid by card. One whose cannot would stand on the board and
 * refuse most who want it (docs/decisions/0007).
 */
export function isPayable(unitPriceCents: number, minimumOrder: number): boolean {
  return canBePaid(orderPriceCents(unitPriceCents, minimumOrder))
}

/** Whether a tool can have this many pieces. */
export function canBeInStock(pieces: number): boolean {
  return pieces >= 0 && pieces <= mostStock
}
