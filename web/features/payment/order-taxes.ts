import type { Order } from '../../../contract/orders/orders.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { taxSentence } from '../../../domain/tax/tax-sentence.ts'
import { taxesByRate } from '../../../domain/tax/taxes-by-rate.ts'
import { fieldNumber } from '../../forms/typed-numbers.ts'
import type { Formats } from '../../ui/values/formats.ts'

interface StatedAmount {
  readonly sentence: string
  readonly amount: number
}

/** Returns the taxes in the prices of orders by rate, as the invoice has them; none without rates by country. */
export function taxesOf(
  formats: Formats,
  orders: readonly Pick<Order, 'price' | 'tax'>[],
): readonly StatedAmount[] {
  const sold = orders.map(({ price, tax = null }) => ({ cents: centsOf(price), tax }))
  return taxesByRate(sold).map(({ taxCents, ...tax }) => ({
    sentence: taxSentence({ ...tax, isIncluded: true }, (value) => fieldNumber(formats, value)),
    amount: amountOf(taxCents),
  }))
}
