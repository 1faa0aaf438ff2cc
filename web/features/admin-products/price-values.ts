import { givenPrices, mostPriceBreaks, toolPrices } from '../../../contract/catalogue/tool-prices.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import type { FieldRules } from '../../forms/field-rules.ts'
import { numberProblem } from '../../forms/number-problem.ts'
import { fieldAmount, plainNumber, typedNumber, unclearProblem } from '../../forms/typed-numbers.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { fieldsOf, filledRows, type RowList, rowRules } from './details/row-values.ts'

/** Values of the form's other prices, as typed. `priceBreaks` is the JSON text of the typed rows. */
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

type Prices = Pick<DescribedProduct, 'priceBreaks' | 'compareAtPrice'>

/** Values of a form without other prices. */
export const emptyPrices: PriceValues = { priceBreaks: '[]', compareAtPrice: '' }

/** Returns the form values of a product's other prices. */
export function priceValuesOf(formats: Formats, { priceBreaks = [], compareAtPrice }: Prices): PriceValues {
  const rows = priceBreaks.map(({ from, price }) => ({
    from: String(from),
    price: fieldAmount(formats, price),
  }))
  return {
    priceBreaks: JSON.stringify(rows),
    compareAtPrice: compareAtPrice === undefined ? '' : fieldAmount(formats, compareAtPrice),
  }
}

const plainRow = (formats: Formats, { from, price }: BreakRow) => ({
  from: plainNumber(formats, from, 'pieces'),
  price: plainNumber(formats, price, 'amount'),
})

const unclearIn = (formats: Formats, { from, price }: BreakRow, column: keyof BreakRow) =>
  column === 'from' ? unclearProblem(formats, from, 'pieces') : unclearProblem(formats, price, 'amount')

/** Converts form values to prices; blank fields and rows are left out. */
export function pricesOf(formats: Formats, { priceBreaks, compareAtPrice }: PriceValues): Prices {
  const breaks = filledRows<BreakRow>(priceBreaks).map(({ from, price }) => ({
    from: typedNumber(formats, from, 'pieces'),
    price: typedNumber(formats, price, 'amount'),
  }))
  return {
    ...(breaks.length > 0 && { priceBreaks: breaks }),
    ...(compareAtPrice.trim() !== '' && { compareAtPrice: typedNumber(formats, compareAtPrice, 'amount') }),
  }
}

/** Returns the prices that differ from the shown ones; null clears a price. */
export function changedPrices(formats: Formats, before: Prices, values: PriceValues) {
  const shown = priceValuesOf(formats, before)
  const now = pricesOf(formats, values)
  return {
    ...(values.priceBreaks !== shown.priceBreaks && { priceBreaks: now.priceBreaks ?? null }),
    ...(now.compareAtPrice !== before.compareAtPrice && { compareAtPrice: now.compareAtPrice ?? null }),
  }
}

/** Rules of the other prices. */
export const priceRules: FieldRules<PriceValues> = {
  ...rowRules(breakRows, toolPrices.priceBreaks, plainRow, unclearIn),
  compareAtPrice: ({ compareAtPrice }, formats) =>
    compareAtPrice.trim() === ''
      ? undefined
      : numberProblem(formats, compareAtPrice, 'amount', givenPrices.compareAtPrice),
}

/** Maps the other prices to their names in the API. */
export const priceWireNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...fieldsOf(breakRows), 'compareAtPrice'].map((name) => [name, name]),
)
