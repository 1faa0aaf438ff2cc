import { showToast } from '../ui/toast/toast.ts'
import { nounFor, wholeNumber } from '../ui/values/numbers.ts'
import { type BasketLine, mostBasketLines, readBasket, writeBasket } from './basket.ts'
import { putInBasket } from './change-basket.ts'
import { putInTexts } from './put-in-texts.ts'

/** The fields of a product that a card, row or order has for the basket. */
export interface Puttable {
  readonly _id: string
  readonly name: string
  readonly price?: number | undefined
  readonly minOrderQuantity?: number | undefined
}

/** Returns the basket line of a product: its minimum order, unless a quantity is given. */
export function lineOf(
  { _id: id, name, price, minOrderQuantity = 1 }: Puttable,
  quantity?: number,
): BasketLine {
  return { id, name, quantity: quantity ?? minOrderQuantity, ...(price !== undefined && { price }) }
}

/** Adds lines to the basket, and reports the result. */
export function putIn(lines: readonly BasketLine[]): void {
  const left = putInBasket(lines)
  if (left > 0) sayFull()
  const put = lines.length - left
  const [only] = lines
  if (put === 0 || !only) return
  if (lines.length === 1) sayDone(only)
  else showToast('success', putInTexts.many(wholeNumber(put), nounFor(put, putInTexts.product)))
}

/** Reports the result of adding a line. */
export function tellPutIn(line: BasketLine): void {
  const lines = readBasket()
  // Rewrites the stored text with one line for each product, because the navbar counts lines.
  writeBasket(lines)
  if (lines.some(({ id }) => id === line.id)) sayDone(line)
  else if (lines.length >= mostBasketLines) sayFull()
}

function sayDone({ quantity, name }: BasketLine): void {
  showToast('success', putInTexts.done(wholeNumber(quantity), name))
}

function sayFull(): void {
  showToast('error', putInTexts.full(wholeNumber(mostBasketLines)))
}
