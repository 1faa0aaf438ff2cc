import { showToast } from '../ui/toast/toast.ts'
import { nounFor, wholeNumber } from '../ui/values/numbers.ts'
import { type BasketLine, mostBasketLines } from './basket.ts'
import { putInBasket } from './change-basket.ts'
import { putInTexts } from './put-in-texts.ts'

/** A product as a card, a row or an order knows it. */
export interface Puttable {
  readonly _id: string
  readonly name: string
  readonly price?: number | undefined
  readonly minOrderQuantity?: number | undefined
}

/** Returns the line of a product: its minimum order, unless a quantity is given. */
export function lineOf(
  { _id: id, name, price, minOrderQuantity = 1 }: Puttable,
  quantity?: number,
): BasketLine {
  return { id, name, quantity: quantity ?? minOrderQuantity, ...(price !== undefined && { price }) }
}

/** Puts lines into the basket, and says so. */
export function putIn(lines: readonly BasketLine[]): void {
  const left = putInBasket(lines)
  if (left > 0) showToast('error', putInTexts.full(wholeNumber(mostBasketLines)))
  const put = lines.length - left
  const [only] = lines
  if (put === 0 || !only) return
  const noun = nounFor(put, putInTexts.product)
  const done = lines.length === 1 ? putInTexts.done(wholeNumber(only.quantity), only.name) : undefined
  showToast('success', done ?? putInTexts.many(wholeNumber(put), noun))
}

/** Puts one product in, and says so. */
export function putInProduct(product: Puttable, quantity: number | undefined): void {
  putIn([lineOf(product, quantity)])
}
