import type { ListedPrice } from '../../../contract/prices/price-lists.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { priceListTexts as texts } from './price-list-texts.ts'

/** Writes the prices of a product: "$9.00, from 10: $8.50". */
export function stepsInWords(formats: Formats, steps: ListedPrice['steps']): string {
  return steps
    .map(({ from, price }) => {
      const amount = moneyFigure(formats, price)
      return from === 1 ? amount : texts.from(wholeNumber(formats, from), amount)
    })
    .join(', ')
}
