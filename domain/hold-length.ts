/** How long an order keeps its stock before anything says that its customer means it: half an hour. */
const untilBegunMs = 30 * 60_000

/** Until when an unpaid order holds its stock, in milliseconds since 1970. */
export interface Hold {
  readonly expiresAt: number
  /** Until when, once the payment has begun or the address is proven; null when that changes nothing. */
  readonly extendsTo: number | null
}

/**
 * The hold that begins at an instant (decision: stock). It is short until the payment has begun or the customer's
 * address is proven, so that a stranger cannot keep stock from others for a day.
 *
 * @param fullMs how long an order is held at most, in milliseconds.
 * @param sure whether the address is proven or the payment has begun.
 */
export function holdFrom(now: number, fullMs: number, sure: boolean): Hold {
  const full = now + fullMs
  const short = now + Math.min(untilBegunMs, fullMs)
  return sure || short === full ? { expiresAt: full, extendsTo: null } : { expiresAt: short, extendsTo: full }
}
