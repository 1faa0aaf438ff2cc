/** A unit price below the single price, valid from a quantity on. */
export interface PriceBreak {
  readonly from: number
  readonly unitPriceCents: number
}

/** Returns the break that determines an order's unit price; undefined below the first break. */
export function priceBreakFor(quantity: number, breaks: readonly PriceBreak[]): PriceBreak | undefined {
  return breaks.findLast(({ from }) => from <= quantity)
}

/**
 * Returns the unit price of an order in cents. It never rises with the quantity.
 * @param breaks sorted by `from` in rising order, as the shop stores them.
 */
export function unitPriceCentsFor(
  quantity: number,
  basePriceCents: number,
  breaks: readonly PriceBreak[],
): number {
  return priceBreakFor(quantity, breaks)?.unitPriceCents ?? basePriceCents
}

/** The next price break, and what a customer saves with it. */
interface NextBreak {
  /** Pieces to add until the break applies. */
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

/** A contradiction among a product's price, minimum order and breaks. */
interface BreakProblem {
  readonly index: number
  readonly field: 'from' | 'price'
}

/**
 * Returns the first break that contradicts earlier breaks, the price or the minimum order. Each break needs more pieces
 * and a lower price than the one before; the first one needs more pieces than the minimum order.
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
