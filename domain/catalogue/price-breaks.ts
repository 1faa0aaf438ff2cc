/** A unit price that holds from a quantity on, below the price of a single piece. */
export interface PriceBreak {
  readonly from: number
  readonly unitPriceCents: number
}

/** Returns the break that prices an order of this quantity; undefined while the single price holds. */
export function priceBreakFor(quantity: number, breaks: readonly PriceBreak[]): PriceBreak | undefined {
  return breaks.findLast(({ from }) => from <= quantity)
}

/**
 * Returns the unit price of an order in cents. It never rises with the quantity.
 *
 * @param breaks in rising order of `from`, as the shop stores them.
 */
export function unitPriceCentsFor(
  quantity: number,
  basePriceCents: number,
  breaks: readonly PriceBreak[],
): number {
  return priceBreakFor(quantity, breaks)?.unitPriceCents ?? basePriceCents
}

/** What a customer saves by ordering more. */
interface NextBreak {
  /** Pieces that are missing for it. */
  readonly missing: number
  /** Cents that each piece then costs less. */
  readonly savedCents: number
}

/** Returns the next break above a quantity; undefined at the last one. */
export function nextPriceBreak(
  quantity: number,
  basePriceCents: number,
  breaks: readonly PriceBreak[],
): NextBreak | undefined {
  const next = breaks.find(({ from }) => from > quantity)
  if (!next) return undefined
  const nowCents = unitPriceCentsFor(quantity, basePriceCents, breaks)
  return { missing: next.from - quantity, savedCents: nowCents - next.unitPriceCents }
}

/** How a product's price, smallest order and breaks contradict each other. */
interface BreakProblem {
  readonly index: number
  readonly field: 'from' | 'price'
}

/**
 * Returns the first break that contradicts the breaks before it, or the product's price and minimum order: each needs
 * more pieces and a lower price than the one before, and the first more pieces than the smallest order.
 */
export function problemOfBreaks(
  product: { readonly unitPriceCents: number; readonly minimumOrder: number },
  breaks: readonly PriceBreak[],
): BreakProblem | undefined {
  let before: PriceBreak = { from: product.minimumOrder, unitPriceCents: product.unitPriceCents }
  for (const [index, rung] of breaks.entries()) {
    if (rung.from <= before.from) return { index, field: 'from' }
    if (rung.unitPriceCents >= before.unitPriceCents) return { index, field: 'price' }
    before = rung
  }
  return undefined
}
