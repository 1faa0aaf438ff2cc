import type { Tool } from '../../../contract/catalogue/tools.ts'
import type { PriceBreak } from '../../../domain/catalogue/price-breaks.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import type { ProductRow } from '../../data/queries/catalogue/products.ts'

/** Converts given price breaks to cents. */
export function breaksInCents(breaks: Tool['priceBreaks'] | null): readonly PriceBreak[] {
  return (breaks ?? []).map(({ from, price }) => ({ from, unitPriceCents: centsOf(price) }))
}

/** Converts a given price to cents; keeps null and undefined. */
export function inCents(amount: number | null | undefined): number | null | undefined {
  return typeof amount === 'number' ? centsOf(amount) : amount
}

/** Returns a tool's prices except the price of a single piece, in the contract's shape. */
export function wirePrices({
  priceBreaks,
  reduction,
}: Pick<ProductRow, 'priceBreaks' | 'reduction'>): Partial<Tool> {
  const breaks = priceBreaks.map(({ from, unitPriceCents }) => ({ from, price: amountOf(unitPriceCents) }))
  return {
    ...(breaks.length > 0 && { priceBreaks: breaks }),
    ...(reduction && {
      compareAtPrice: amountOf(reduction.compareAtCents),
      compareAtPriceSince: new Date(reduction.compareAtSince).toISOString(),
      lowestPrice30Days: amountOf(reduction.lowest30DaysCents),
    }),
  }
}
