import { canBePaid } from './booking-rules.ts'
import { orderPriceCents } from './money.ts'

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
