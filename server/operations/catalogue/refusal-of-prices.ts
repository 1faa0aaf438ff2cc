import { said } from '../../../contract/languages/said.ts'
import { writtenPrice } from '../../../contract/written-number.ts'
import { type PriceBreak, problemOfBreaks } from '../../../domain/catalogue/price-breaks.ts'
import { amountOf } from '../../../domain/money.ts'
import { isPayable } from '../../../domain/orders/booking-rules.ts'
import { type Refusal, refusedAt } from '../../../domain/outcome.ts'
import type { Payable } from '../payments/payable.ts'
import { catalogueTexts } from './catalogue-texts.ts'

interface PricedProduct {
  readonly stocked: boolean
  readonly unitPriceCents: number
  readonly minimumOrder: number
  readonly priceBreaks: readonly PriceBreak[]
}

/**
 * Refuses prices for which a card payment is impossible, and price breaks that contradict the price or the minimum
 * order. Undefined when the prices are valid or the product cannot be booked.
 */
export function refusalOfPrices(product: PricedProduct, payable: Payable): Refusal | undefined {
  if (!product.stocked) return undefined
  if (!isPayable(product.unitPriceCents, product.minimumOrder, payable))
    return refusedAt('price', 'SMALLEST_ORDER_NOT_PAYABLE', said(catalogueTexts).smallestOrder(payable.range))
  const problem = problemOfBreaks(product, product.priceBreaks)
  if (problem) {
    const { index, field } = problem
    const before = product.priceBreaks[index - 1]
    const texts = said(catalogueTexts)
    const price = writtenPrice(amountOf(before?.unitPriceCents ?? product.unitPriceCents))
    const sentence = before
      ? { from: texts.breakAbove(before.from), price: texts.breakBelow(price) }
      : { from: texts.breakAboveMinimum(product.minimumOrder), price: texts.breakBelowPrice(price) }
    return refusedAt(`priceBreaks.${index}.${field}`, 'PRICE_BREAKS_CONTRADICT', sentence[field])
  }
  const unpaid = product.priceBreaks.findIndex(
    ({ from, unitPriceCents }) => !isPayable(unitPriceCents, from, payable),
  )
  if (unpaid < 0) return undefined
  return refusedAt(
    `priceBreaks.${unpaid}.price`,
    'SMALLEST_ORDER_NOT_PAYABLE',
    said(catalogueTexts).smallestOrderAtPrice(payable.range),
  )
}
