/** A price of a product and the instant, in milliseconds, from which it held. */
export interface PricePeriod {
  readonly since: number
  readonly unitPriceCents: number
}

/** An earlier price that the shop may announce next to the current one. */
export interface Reduction {
  readonly compareAtCents: number
  /** The instant from which the earlier price held. */
  readonly compareAtSince: number
  /** The lowest price of the 30 days before the reduction. */
  readonly lowest30DaysCents: number
}

/** The period before a reduction whose lowest price counts (Directive 98/6/EC, article 6a). */
export const comparedMs = 30 * 24 * 3_600_000

/**
 * Returns the prices that held at any time in the 30 days before the current price began.
 * @param history the prices, sorted by `since` in rising order; the last one is the current price.
 */
export function pricesBefore(history: readonly PricePeriod[]): readonly PricePeriod[] {
  const present = history.at(-1)
  if (!present) return []
  const from = present.since - comparedMs
  // Each price ended when the next one began.
  return history.filter((_, index) => (history[index + 1]?.since ?? Number.NEGATIVE_INFINITY) > from)
}

/**
 * Returns the reduction from an earlier price to the current one (docs/decisions/0025). Undefined if the earlier price
 * did not hold in the 30 days before, or if the current price is not below the lowest of these days.
 */
export function reductionFrom(
  compareAtCents: number,
  history: readonly PricePeriod[],
): Reduction | undefined {
  const earlier = pricesBefore(history)
  const asked = earlier.findLast(({ unitPriceCents }) => unitPriceCents === compareAtCents)
  const lowest30DaysCents = Math.min(...earlier.map(({ unitPriceCents }) => unitPriceCents))
  const present = history.at(-1)
  if (!asked || !present || present.unitPriceCents >= lowest30DaysCents) return undefined
  return { compareAtCents, compareAtSince: asked.since, lowest30DaysCents }
}
