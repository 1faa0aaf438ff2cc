import { unitPriceCentsFor } from '../catalogue/price-breaks.ts'
import { orderPriceCents } from '../money.ts'
import type { TagPrices } from './sale-price.ts'

/** A product's prices, and those without the running sale; undefined without one. */
export interface SoldPrices extends TagPrices {
  readonly regular: TagPrices | undefined
}

/** Returns what a quantity costs without the running sale, in cents of the catalogue. */
export function regularGoodsCents(prices: SoldPrices, quantity: number): number {
  const { unitPriceCents, priceBreaks } = prices.regular ?? prices
  return orderPriceCents(unitPriceCentsFor(quantity, unitPriceCents, priceBreaks), quantity)
}
