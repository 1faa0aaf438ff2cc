import { givenPrices, mostPriceBreaks, toolPrices } from '../../../contract/catalogue/tool-prices.ts'
import { typedNumber, withoutGroups } from '../../../domain/grouped-thousands.ts'
import type { DescribedTool } from '../../api/rows/catalogue.ts'
import { type FieldRules, schemaProblem } from '../../forms/field-rules.ts'
import { fieldsOf, filledRows, type RowList, rowRules } from './details/row-values.ts'

/** Values of the form's other prices: texts, as typed. `priceBreaks` is the JSON text of the typed rows. */
export interface PriceValues {
  readonly priceBreaks: string
  readonly compareAtPrice: string
}

interface BreakRow {
  readonly from: string
  readonly price: string
}

export const breakRows = {
  name: 'priceBreaks',
  columns: ['from', 'price'],
  blank: { from: '', price: '' },
  most: mostPriceBreaks,
} as const satisfies RowList<BreakRow>

type Prices = Pick<DescribedTool, 'priceBreaks' | 'compareAtPrice'>

/** Returns the form values of a product's other prices. */
export function priceValuesOf({ priceBreaks = [], compareAtPrice }: Prices): PriceValues {
  const rows = priceBreaks.map(({ from, price }) => ({ from: String(from), price: price.toFixed(2) }))
  return { priceBreaks: JSON.stringify(rows), compareAtPrice: compareAtPrice?.toFixed(2) ?? '' }
}

const trimmed = ({ from, price }: BreakRow) => ({ from: withoutGroups(from).trim(), price: price.trim() })

/** Converts form values to prices; blank fields and rows are left out. */
export function pricesOf({ priceBreaks, compareAtPrice }: PriceValues): Prices {
  const breaks = filledRows<BreakRow>(priceBreaks).map(({ from, price }) => ({
    from: typedNumber(from),
    price: Number(price),
  }))
  return {
    ...(breaks.length > 0 && { priceBreaks: breaks }),
    ...(compareAtPrice.trim() !== '' && { compareAtPrice: Number(compareAtPrice) }),
  }
}

/** Returns the prices that differ from the shown ones; null clears. */
export function changedPrices(before: Prices, values: PriceValues) {
  const shown = priceValuesOf(before)
  const now = pricesOf(values)
  return {
    ...(values.priceBreaks !== shown.priceBreaks && { priceBreaks: now.priceBreaks ?? null }),
    ...(now.compareAtPrice !== before.compareAtPrice && { compareAtPrice: now.compareAtPrice ?? null }),
  }
}

/** Rules of the other prices. */
export const priceRules: FieldRules<PriceValues> = {
  ...rowRules(breakRows, toolPrices.priceBreaks, trimmed),
  compareAtPrice: ({ compareAtPrice }) =>
    compareAtPrice.trim() === '' ? undefined : schemaProblem(compareAtPrice, givenPrices.compareAtPrice),
}

/** Maps the other prices to their names in the API. */
export const priceWireNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...fieldsOf(breakRows), 'compareAtPrice'].map((name) => [name, name]),
)
