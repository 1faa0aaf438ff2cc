import { showToast } from '../ui/toast/toast.ts'
import type { Formats } from '../ui/values/formats.ts'
import { wholeNumber } from '../ui/values/numbers.ts'
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
export function putIn(formats: Formats, lines: readonly BasketLine[]): void {
  const left = putInBasket(lines)
  if (left > 0) sayFull(formats)
  const put = lines.length - left
  const [only] = lines
  if (put === 0 || !only) return
  if (lines.length === 1) sayDone(formats, only)
  else showToast('success', putInTexts.many(wholeNumber(formats, put), put))
}

/** Reports the result of adding a line. */
export function tellPutIn(formats: Formats, line: BasketLine): void {
  const lines = readBasket()
  // Rewrites the stored text with one line for each product, because the navbar counts lines.
  writeBasket(lines)
  if (lines.some(({ id }) => id === line.id)) sayDone(formats, line)
  else if (lines.length >= mostBasketLines) sayFull(formats)
}

function sayDone(formats: Formats, { quantity, name }: BasketLine): void {
  showToast('success', putInTexts.done(wholeNumber(formats, quantity), name))
}

function sayFull(formats: Formats): void {
  showToast('error', putInTexts.full(wholeNumber(formats, mostBasketLines)))
}
