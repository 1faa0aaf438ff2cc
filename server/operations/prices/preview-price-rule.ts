import { type PricePeriod, reductionFrom } from '../../../domain/catalogue/reduction.ts'
import { isPayable } from '../../../domain/orders/booking-rules.ts'
import { percentOf } from '../../../domain/prices/discount.ts'
import type { RuleOff } from '../../../domain/prices/price-rule.ts'
import {
  type CoveredProduct,
  findCoveredProducts,
  pricesBeforeInstant,
} from '../../data/queries/prices/covered-products.ts'
import type { WrittenRule } from '../../data/queries/prices/price-rules.ts'
import { type Payable, payableIn } from '../payments/payable.ts'
import type { Shop } from '../shop.ts'

/** How many products a preview shows. */
const shownProducts = 8

/** Returns the number of products for sale that a rule covers, and what becomes of the first ones. */
export async function previewPriceRule(
  shop: Shop,
  { off, on, startsAt }: Pick<WrittenRule, 'off' | 'on' | 'startsAt'>,
) {
  const { read } = shop.database
  const { count, first } = await findCoveredProducts(read, on, shownProducts)
  const now = shop.clock()
  const start = Math.max(startsAt ?? now, now)
  const ids = first.map(({ id }) => id)
  const prices = await pricesBeforeInstant(read, ids, start)
  const payable = await payableIn(shop)
  return {
    count,
    first: first.map((product) =>
      previewed(product, { off, start, payable, history: prices.get(product.id) ?? [] }),
    ),
  }
}

interface Pricing {
  readonly off: RuleOff
  readonly start: number
  readonly payable: Payable
  /** The prices of the product in the 30 days before the start. */
  readonly history: readonly PricePeriod[]
}

function previewed(product: CoveredProduct, { off, start, payable, history }: Pricing) {
  const { unitPriceCents, minimumOrder } = product
  const newPriceCents = loweredPrice(unitPriceCents, off)
  const present = { since: start, unitPriceCents: newPriceCents }
  return {
    ...product,
    newPriceCents,
    lowest30DaysCents: Math.min(unitPriceCents, ...history.map((period) => period.unitPriceCents)),
    announced: reductionFrom(unitPriceCents, [...history, present]) !== undefined,
    payable: isPayable(newPriceCents, minimumOrder, payable),
  }
}

/** Returns a price of one piece under a rule, at least 0. */
function loweredPrice(cents: number, off: RuleOff): number {
  return off.kind === 'percent' ? cents - percentOf(cents, off.hundredths) : Math.max(0, cents - off.cents)
}
