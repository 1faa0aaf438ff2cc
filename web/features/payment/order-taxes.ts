import type { Order } from '../../../contract/orders/orders.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { taxSentence } from '../../../domain/tax/tax-sentence.ts'
import { taxesByRate } from '../../../domain/tax/taxes-by-rate.ts'
import { fieldNumber } from '../../forms/typed-numbers.ts'

interface StatedAmount {
  readonly sentence: string
  readonly amount: number
}

/** Returns the taxes in the prices of orders by rate, as the invoice has them; none without rates by country. */
export function taxesOf(orders: readonly Pick<Order, 'price' | 'tax'>[]): readonly StatedAmount[] {
  const sold = orders.map(({ price, tax = null }) => ({ cents: centsOf(price), tax }))
  return taxesByRate(sold).map(({ taxCents, ...tax }) => ({
    sentence: taxSentence({ ...tax, isIncluded: true }, fieldNumber),
    amount: amountOf(taxCents),
  }))
}
