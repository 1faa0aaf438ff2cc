import type { PriceBreak } from '../../../../domain/catalogue/price-breaks.ts'
import type { Reduction } from '../../../../domain/catalogue/reduction.ts'
import type { TagPrices } from '../../../../domain/prices/sale-price.ts'
import type { PriceColumns, SaleColumns } from '../../schema/catalogue-tables.ts'

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

/** The columns that keep a product's regular prices while a sale lowers it. */
export const saleColumns = [
  'sale_rule_id',
  'regular_unit_price_cents',
  'regular_price_breaks',
  'regular_compare_at_cents',
  'regular_compare_at_since',
  'regular_lowest_30_days_cents',
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

/** Returns the regular prices of a product that a sale lowers now; undefined without a sale. */
export function regularPricesOf(row: SaleColumns): (TagPrices & OtherPrices) | undefined {
  const { sale_rule_id: ruleId, regular_unit_price_cents: unitPriceCents } = row
  if (ruleId === null || unitPriceCents === null) return undefined
  const { priceBreaks, reduction } = withPrices({
    price_breaks: row.regular_price_breaks,
    compare_at_cents: row.regular_compare_at_cents,
    compare_at_since: row.regular_compare_at_since,
    lowest_30_days_cents: row.regular_lowest_30_days_cents,
  })
  return { unitPriceCents, priceBreaks, reduction }
}

/** A sale that lowers a product, as customers see it, with the prices that it replaces. */
export interface ShownSale {
  readonly name: string
  readonly startsAt: number
  /** Null for a sale that the owner stops. */
  readonly endsAt: number | null
  readonly regular: TagPrices & OtherPrices
}

/** The columns of a product joined with its sale. */
export interface JoinedSaleColumns extends SaleColumns {
  readonly saleName: string | null
  readonly saleStartsAt: number | null
  readonly saleEndsAt: number | null
}

/** Converts the columns of a row's prices, and of its sale; null without one. */
export function withPricesAndSale<Row extends PriceColumns & JoinedSaleColumns>(row: Row) {
  const { saleName: name, saleStartsAt: startsAt, saleEndsAt: endsAt, ...product } = row
  const regular = regularPricesOf(row)
  const sale: ShownSale | null =
    regular && name !== null && startsAt !== null ? { name, startsAt, endsAt, regular } : null
  return { ...withPrices(withoutSale(product)), sale }
}

/** Separates the columns of a sale from a row's remaining fields. */
function withoutSale<Row extends SaleColumns>(row: Row): Omit<Row, keyof SaleColumns> {
  const {
    sale_rule_id: _ruleId,
    regular_unit_price_cents: _cents,
    regular_price_breaks: _breaks,
    regular_compare_at_cents: _compareAt,
    regular_compare_at_since: _since,
    regular_lowest_30_days_cents: _lowest,
    ...product
  } = row
  return product
}

/**
 * Converts a row to a product with its regular prices, which staff edit: a sale that lowers them now lowers the edited
 * ones, too.
 */
export function withRegularPrices<
  Row extends PriceColumns & SaleColumns & { readonly unitPriceCents: number },
>(row: Row) {
  const regular = regularPricesOf(row)
  return { ...withPrices(withoutSale(row)), ...regular, isOnSale: regular !== undefined }
}
