import type { Tool } from '../../../contract/catalogue/tools.ts'
import type { PriceBreak } from '../../../domain/catalogue/price-breaks.ts'
import { centsOf, dollarsOf } from '../../../domain/money.ts'
import type { ToolRow } from '../../data/queries/catalogue/tools.ts'

/** Converts given price breaks to cents. */
export function breaksInCents(breaks: Tool['priceBreaks'] | null): readonly PriceBreak[] {
  return (breaks ?? []).map(({ from, price }) => ({ from, unitPriceCents: centsOf(price) }))
}

/** Converts a given price to cents; a missing and a cleared one stay so. */
export function inCents(dollars: number | null | undefined): number | null | undefined {
  return typeof dollars === 'number' ? centsOf(dollars) : dollars
}

/** Returns a tool's prices besides that of a single piece, in the contract's shape. */
export function pricesInDollars({
  priceBreaks,
  reduction,
}: Pick<ToolRow, 'priceBreaks' | 'reduction'>): Partial<Tool> {
  const breaks = priceBreaks.map(({ from, unitPriceCents }) => ({ from, price: dollarsOf(unitPriceCents) }))
  return {
    ...(breaks.length > 0 && { priceBreaks: breaks }),
    ...(reduction && {
      compareAtPrice: dollarsOf(reduction.compareAtCents),
      compareAtPriceSince: new Date(reduction.compareAtSince).toISOString(),
      lowestPrice30Days: dollarsOf(reduction.lowest30DaysCents),
    }),
  }
}
