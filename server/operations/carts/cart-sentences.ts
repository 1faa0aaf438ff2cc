import type { ViewedCart } from '../../../contract/agents/carts.ts'
import { said } from '../../../contract/languages/said.ts'
import type { CartChange } from '../../../domain/orders/cart-changes.ts'
import type { Formats } from '../emails/formats.ts'
import { cartTexts } from './cart-texts.ts'
import type { PricedLine } from './price-cart.ts'

type Change = ViewedCart['lines'][number]['changes'][number]

/** Returns what has changed for a line, in words of the current request. */
export function changesInWords(formats: Formats, line: PricedLine): Change[] {
  return line.changes.map((code) => ({ code, message: sentenceOf(formats, line, code) }))
}

function sentenceOf(formats: Formats, line: PricedLine, code: CartChange): string {
  const texts = said(cartTexts)
  const { name, written, product, pieceCents } = line
  const { amount, number } = formats
  switch (code) {
    case 'price':
      return texts.price(name, amount(pieceCents.before), amount(pieceCents.now))
    case 'gone':
      return texts.gone(name)
    case 'sold-out':
      return texts.soldOut(name)
    case 'above-stock':
      return texts.aboveStock(name, number(product?.available ?? 0), number(written.quantity))
    case 'below-minimum':
      return texts.belowMinimum(name, number(product?.minimumOrder ?? 1))
  }
}
