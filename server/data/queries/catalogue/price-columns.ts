import type { PriceBreak } from '../../../../domain/catalogue/price-breaks.ts'
import type { Reduction } from '../../../../domain/catalogue/reduction.ts'
import type { PriceColumns } from '../../schema/catalogue-tables.ts'

/** A product's prices except the price of a single piece. */
export interface OtherPrices {
  /** Sorted by quantity, ascending. */
  readonly priceBreaks: readonly PriceBreak[]
  /** The announced reduction; null without one. */
  readonly reduction: Reduction | null
}

/** The columns of a product's other prices. */
export const priceColumns = [
  'price_breaks',
  'compare_at_cents',
  'compare_at_since',
  'lowest_30_days_cents',
] as const

/** Parses stored price breaks. */
export function priceBreaksOf(stored: string | null): readonly PriceBreak[] {
  // `columnsOfPrices` wrote this text.
  return stored === null ? [] : (JSON.parse(stored) as PriceBreak[])
}

/** Separates the columns of other prices from a row's remaining fields. */
export function withPrices<Row extends PriceColumns>(row: Row) {
  const {
    price_breaks: breaks,
    compare_at_cents: compareAtCents,
    compare_at_since: compareAtSince,
    lowest_30_days_cents: lowest30DaysCents,
    ...product
  } = row
  const reduction =
    compareAtCents === null || compareAtSince === null || lowest30DaysCents === null
      ? null
      : { compareAtCents, compareAtSince, lowest30DaysCents }
  return { ...product, priceBreaks: priceBreaksOf(breaks), reduction }
}

/** Converts other prices to their columns. */
export function columnsOfPrices({ priceBreaks = [], reduction }: Partial<OtherPrices>): PriceColumns {
  const breaks = priceBreaks.map(({ from, unitPriceCents }) => ({ from, unitPriceCents }))
  return {
    price_breaks: breaks.length === 0 ? null : JSON.stringify(breaks),
    compare_at_cents: reduction?.compareAtCents ?? null,
    compare_at_since: reduction?.compareAtSince ?? null,
    lowest_30_days_cents: reduction?.lowest30DaysCents ?? null,
  }
}
