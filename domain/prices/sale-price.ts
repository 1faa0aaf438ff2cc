import { type PriceBreak, unitPriceCentsFor } from '../catalogue/price-breaks.ts'
import { orderPriceCents } from '../money.ts'
import { percentOf } from './discount.ts'
import { covers, type PriceRule, phaseOf, type RuledProduct } from './price-rule.ts'

/** The prices of a product without a sale. */
export interface TagPrices {
  readonly unitPriceCents: number
  /** Sorted by quantity, ascending. */
  readonly priceBreaks: readonly PriceBreak[]
}

/** A product whose price a sale may lower. */
export interface SaleProduct extends RuledProduct, TagPrices {
  readonly minimumOrder: number
}

/** A sale that lowers a product, with the prices while it lasts. */
export interface SaleOf<Rule> extends TagPrices {
  readonly rule: Rule
}

type Sale = Pick<PriceRule, 'off' | 'on' | 'startsAt' | 'endsAt' | 'stoppedAt'>

/**
 * Returns the running sale with the lowest unit price for a product, the first of equal ones; undefined if none lowers
 * it. Two sales never add up.
 *
 * @param leastCents the least amount of a card payment: the smallest order stays payable.
 */
export function saleOf<Rule extends Sale>(
  sales: readonly Rule[],
  product: SaleProduct,
  { now, leastCents }: { readonly now: number; readonly leastCents: number },
): SaleOf<Rule> | undefined {
  const running = sales.filter((sale) => phaseOf(sale, now) === 'running' && covers(sale.on, product))
  const lowered = running.map((rule) => ({ rule, ...loweredBy(rule, product, leastCents) }))
  return lowered
    .filter(({ unitPriceCents }) => unitPriceCents < product.unitPriceCents)
    .reduce<SaleOf<Rule> | undefined>(
      (best, sale) => (best && best.unitPriceCents <= sale.unitPriceCents ? best : sale),
      undefined,
    )
}

/** Returns the next instant after `now` at which a sale starts or ends; null without one. */
export function nextPriceChange(sales: readonly Sale[], now: number): number | null {
  const instants = sales
    .filter(({ stoppedAt }) => stoppedAt === null || stoppedAt > now)
    .flatMap(({ startsAt, endsAt, stoppedAt }) => [startsAt, endsAt, stoppedAt])
    .filter((instant) => instant !== null && instant > now)
  return instants.reduce<number | null>(
    (next, instant) => (next === null || (instant !== null && instant < next) ? instant : next),
    null,
  )
}

/** Returns the prices of a product during a sale. Omits each price break that no longer is below the one before. */
function loweredBy(
  { off }: Pick<Sale, 'off'>,
  { unitPriceCents, priceBreaks, minimumOrder }: SaleProduct,
  leastCents: number,
): TagPrices {
  const lowered = (cents: number, pieces: number) => {
    const taken = off.kind === 'percent' ? percentOf(cents, off.hundredths) : off.cents
    return Math.min(cents, Math.max(cents - taken, Math.ceil(leastCents / pieces), 1))
  }
  const unit = lowered(unitPriceCents, minimumOrder)
  const breaks: PriceBreak[] = []
  for (const { from, unitPriceCents: cents } of priceBreaks) {
    const price = lowered(cents, from)
    if (price < (breaks.at(-1)?.unitPriceCents ?? unit)) breaks.push({ from, unitPriceCents: price })
  }
  return { unitPriceCents: unit, priceBreaks: breaks }
}

/** A product's prices, and those without the running sale; undefined without one. */
export interface SoldPrices extends TagPrices {
  readonly regular: TagPrices | undefined
}

/** Returns what a quantity costs without the running sale, in cents of the catalogue. */
export function regularGoodsCents(prices: SoldPrices, quantity: number): number {
  const { unitPriceCents, priceBreaks } = prices.regular ?? prices
  return orderPriceCents(unitPriceCentsFor(quantity, unitPriceCents, priceBreaks), quantity)
}
