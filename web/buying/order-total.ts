import { type PriceBreak, unitPriceCentsFor } from '../../domain/catalogue/price-breaks.ts'
import { amountOf, centsOf, orderPriceCents } from '../../domain/money.ts'
import type { DescribedProduct } from '../api/rows/catalogue.ts'
import { plainNumber } from '../forms/typed-numbers.ts'
import type { Formats } from '../ui/values/formats.ts'

const wholeNumberText = /^\d{1,9}$/

/** Parses a quantity; null for text that is not a number or is ambiguous. The server validates it (spec §5). */
export function quantityOf(formats: Formats, text: string): number | null {
  const plain = plainNumber(formats, text, 'pieces')
  return wholeNumberText.test(plain) ? Number(plain) : null
}

/** Converts the price breaks of the wire to cents. */
export function centsOfBreaks(breaks: DescribedProduct['priceBreaks'] = []): readonly PriceBreak[] {
  return breaks.map(({ from, price }) => ({ from, unitPriceCents: centsOf(price) }))
}

/** A product's prices. */
type PricedProduct = Pick<DescribedProduct, 'price' | 'priceBreaks'>

/** Returns the order's total, or null while price or quantity is unknown. */
export function totalOf(
  formats: Formats,
  { price, priceBreaks }: PricedProduct,
  quantityText: string,
): number | null {
  const quantity = quantityOf(formats, quantityText)
  if (quantity === null || price === undefined) return null
  const unitPriceCents = unitPriceCentsFor(quantity, centsOf(price), centsOfBreaks(priceBreaks))
  return amountOf(orderPriceCents(unitPriceCents, quantity))
}
