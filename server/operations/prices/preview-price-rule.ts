import { type PricePeriod, reductionFrom } from '../../../domain/catalogue/reduction.ts'
import { percentOf } from '../../../domain/prices/discount.ts'
import type { RuleOff } from '../../../domain/prices/price-rule.ts'
import { saleOf } from '../../../domain/prices/sale-price.ts'
import {
  type CoveredProduct,
  findCoveredProducts,
  pricesBeforeInstant,
} from '../../data/queries/prices/covered-products.ts'
import type { WrittenRule } from '../../data/queries/prices/price-rules.ts'
import { payableIn } from '../payments/payable.ts'
import type { Shop } from '../shop.ts'

/** How many products a preview shows. */
const shownProducts = 8

type Previewed = Pick<WrittenRule, 'way' | 'off' | 'on' | 'startsAt'>

/** Returns the number of products for sale that a rule covers, and what becomes of the first ones. */
export async function previewPriceRule(shop: Shop, { way, off, on, startsAt }: Previewed) {
  const { read } = shop.database
  const { count, first } = await findCoveredProducts(read, on, shownProducts)
  const now = shop.clock()
  const start = Math.max(startsAt ?? now, now)
  const prices = await pricesBeforeInstant(
    read,
    first.map(({ id }) => id),
    start,
  )
  const { least: leastCents } = await payableIn(shop)
  return {
    count,
    first: first.map((product) => {
      const newPriceCents =
        way === 'sale' ? saleTag(product, off, leastCents) : loweredPrice(product.unitPriceCents, off)
      return { ...product, newPriceCents, ...announcing(product, newPriceCents, start, prices) }
    }),
  }
}

/** Returns the price of one piece in a sale of its own, from the regular price. */
function saleTag(product: CoveredProduct, off: RuleOff, leastCents: number): number {
  const { id: productId, regularCents, minimumOrder } = product
  const running = { off, on: { kind: 'everything' }, startsAt: null, endsAt: null, stoppedAt: null } as const
  const kind = { productId, category: null, brand: null, isGiftCard: false }
  const prices = { unitPriceCents: regularCents, priceBreaks: [], minimumOrder }
  return saleOf([running], { ...kind, ...prices }, { now: 0, leastCents })?.unitPriceCents ?? regularCents
}

/** Returns what a discount in the basket leaves of the price of one piece. */
function loweredPrice(cents: number, off: RuleOff): number {
  return off.kind === 'percent' ? cents - percentOf(cents, off.hundredths) : Math.max(0, cents - off.cents)
}

/** Returns the lowest price of the 30 days before the start, and whether the new price may be called a reduction. */
function announcing(
  { id, unitPriceCents, regularCents }: CoveredProduct,
  newPriceCents: number,
  start: number,
  prices: ReadonlyMap<string, readonly PricePeriod[]>,
) {
  const history = prices.get(id) ?? []
  const present = { since: start, unitPriceCents: newPriceCents }
  return {
    lowest30DaysCents: Math.min(unitPriceCents, ...history.map((period) => period.unitPriceCents)),
    announced: reductionFrom(regularCents, [...history, present]) !== undefined,
  }
}
