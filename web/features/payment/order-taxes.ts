import type { Order } from '../../../contract/orders/orders.ts'
import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { isPickedUp } from '../../../domain/orders/pick-up.ts'
import { totalTermsText } from '../../../domain/shop/price-terms.ts'
import { taxSentence } from '../../../domain/tax/tax-sentence.ts'
import { taxesByRate } from '../../../domain/tax/taxes-by-rate.ts'
import { fieldNumber } from '../../forms/typed-numbers.ts'
import type { Formats } from '../../ui/values/formats.ts'

interface StatedAmount {
  readonly sentence: string
  readonly amount: number
}

/** Returns what the price of orders includes; empty if nothing is to say. */
export function termsOf(
  { terms }: Pick<ShopOnPages, 'terms'>,
  orders: readonly Pick<Order, 'deliveryWay'>[],
): string {
  return totalTermsText(terms, orders.every(isPickedUp))
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
