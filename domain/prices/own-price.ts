import { type PriceBreak, priceBreakFor, unitPriceCentsFor } from '../catalogue/price-breaks.ts'
import { percentOf } from './discount.ts'
import type { SoldPrices } from './sale-price.ts'

/** What one price list says of one product. */
export interface OwnTerms {
  /** What the list takes off everything, in hundredths of a percent; 0 for nothing. */
  readonly rateHundredths: number
  /**
   * The list's prices of this product, sorted by quantity, each below the one before. They replace the rate, so that an
   * owner can also take a product out of it.
   */
  readonly steps: readonly PriceBreak[]
}

/** A product with its present prices. */
export interface OwnPricedProduct extends SoldPrices {
  readonly minimumOrder: number
  /** A gift card is worth its price, so no list lowers it. */
  readonly isGiftCard: boolean
}

/** The price of a piece for a customer with price lists, in cents of the catalogue. */
export interface CustomerPrice {
  readonly unitPriceCents: number
  /** The quantity from which this price holds; null from the first piece on. */
  readonly from: number | null
  /** What everybody pays for the piece. */
  readonly publicUnitCents: number
  /** Whether a list makes the piece cheaper than it is for everybody. */
  readonly isOwn: boolean
}

/**
 * Returns the price of a piece (docs/decisions/0160): the lower of today's public price and the own one; of several
 * lists the lowest. A rate counts from the public price without a sale, so that a sale and a rate never add up.
 *
 * @param lists what each of the customer's lists says of the product.
 * @param leastCents the smallest card payment: the smallest order at a price stays payable.
 */
export function customerPrice(
  lists: readonly OwnTerms[],
  product: OwnPricedProduct,
  quantity: number,
  leastCents: number,
): CustomerPrice {
  const broken = priceBreakFor(quantity, product.priceBreaks)
  const publicUnitCents = broken?.unitPriceCents ?? product.unitPriceCents
  const own = lists
    .map((terms) => ownRung(terms, product, quantity, leastCents))
    .reduce(lower, { from: broken?.from ?? null, unitPriceCents: publicUnitCents })
  return { ...own, publicUnitCents, isOwn: own.unitPriceCents < publicUnitCents }
}

/** The prices of a customer by quantity. The first step is that of the minimum order. */
export interface CustomerLadder {
  readonly steps: readonly PriceBreak[]
  /** Whether a list lowers a price at any quantity. */
  readonly isOwn: boolean
}

/** Returns what a customer pays for a piece by quantity; each step is cheaper than the one before. */
export function customerLadder(
  lists: readonly OwnTerms[],
  product: OwnPricedProduct,
  leastCents: number,
): CustomerLadder {
  const first = Math.max(1, product.minimumOrder)
  const rungs = [...product.priceBreaks, ...(product.regular?.priceBreaks ?? []), ...lists.flatMap(stepsOf)]
  const quantities = new Set(rungs.map(({ from }) => from).filter((from) => from > first))
  const priced = [first, ...[...quantities].toSorted((one, other) => one - other)].map((from) => {
    return { ...customerPrice(lists, product, from, leastCents), from }
  })
  const steps: PriceBreak[] = []
  for (const { from, unitPriceCents } of priced) {
    const before = steps.at(-1)
    if (!before || unitPriceCents < before.unitPriceCents) steps.push({ from, unitPriceCents })
  }
  return { steps, isOwn: priced.some(({ isOwn }) => isOwn) }
}

interface Rung {
  readonly from: number | null
  readonly unitPriceCents: number
}

/** Returns the price that a list gives at a quantity; undefined without one. */
function ownRung(
  terms: OwnTerms,
  product: OwnPricedProduct,
  quantity: number,
  leastCents: number,
): Rung | undefined {
  const rung = product.isGiftCard ? undefined : rungOfList(terms, product, quantity)
  if (!rung) return undefined
  const pieces = Math.max(1, rung.from ?? 1, product.minimumOrder)
  const least = Math.max(1, Math.ceil(leastCents / pieces))
  return { ...rung, unitPriceCents: Math.max(rung.unitPriceCents, least) }
}

function rungOfList(
  { steps, rateHundredths }: OwnTerms,
  product: OwnPricedProduct,
  quantity: number,
): Rung | undefined {
  if (steps.length > 0) {
    const step = priceBreakFor(quantity, steps)
    return step && { ...step, from: step.from > product.minimumOrder ? step.from : null }
  }
  if (rateHundredths === 0) return undefined
  const { unitPriceCents, priceBreaks } = product.regular ?? product
  const cents = unitPriceCentsFor(quantity, unitPriceCents, priceBreaks)
  const from = priceBreakFor(quantity, priceBreaks)?.from ?? null
  return { from, unitPriceCents: cents - percentOf(cents, rateHundredths) }
}

function lower(best: Rung, other: Rung | undefined): Rung {
  return other && other.unitPriceCents < best.unitPriceCents ? other : best
}

function stepsOf({ steps }: OwnTerms): readonly PriceBreak[] {
  return steps
}
