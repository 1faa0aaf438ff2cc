import type { RefusedLine } from '../../../contract/orders/refused-line.ts'
import { shortStockText, stockState } from '../../../domain/catalogue/stock-state.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import type { BasketLine } from '../../buying/basket.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { basketTexts as texts } from './texts.ts'

/** The problem of a basket line, and its remedy. */
export interface LineProblem {
  readonly message: string
  /** A possible quantity, with the button's text; undefined if only removing the line helps. */
  readonly remedy?: { readonly text: string; readonly quantity: number }
}

/** The current price and stock of a product. */
interface Offered {
  readonly availableQuantity?: number | undefined
  readonly minOrderQuantity?: number | undefined
}

/** Returns the problem of a line, given the product's current state; null means that the shop no longer offers it. */
export function problemOf(
  formats: Formats,
  line: BasketLine,
  product: DescribedProduct | null,
): LineProblem | undefined {
  if (product === null) return { message: texts.gone }
  const { price, availableQuantity = Number.POSITIVE_INFINITY, minOrderQuantity = 1 } = product
  const stock = stockState(product.availableQuantity, minOrderQuantity)
  if (stock === 'out') return { message: texts.soldOut }
  if (stock === 'short')
    return {
      message: `${shortStockText(availableQuantity, minOrderQuantity, (number) => wholeNumber(formats, number))}.`,
    }
  if (price === undefined) return { message: texts.priceUnknown }
  const minimum = texts.belowMinimum(wholeNumber(formats, minOrderQuantity))
  if (line.quantity < minOrderQuantity) return withRemedy(formats, minimum, line, product)
  const left = texts.aboveStock(wholeNumber(formats, availableQuantity))
  return line.quantity > availableQuantity ? withRemedy(formats, left, line, product) : undefined
}

/** Returns the shop's reason for refusing a line. */
export function problemOfRefusal(formats: Formats, line: BasketLine, refused: RefusedLine): LineProblem {
  return withRemedy(formats, refused.message, line, refused)
}

function withRemedy(
  formats: Formats,
  message: string,
  { quantity }: BasketLine,
  offered: Offered,
): LineProblem {
  const { availableQuantity = quantity, minOrderQuantity = 1 } = offered
  if (availableQuantity < minOrderQuantity) return { message }
  if (quantity < minOrderQuantity) {
    return {
      message,
      remedy: { text: texts.raise(wholeNumber(formats, minOrderQuantity)), quantity: minOrderQuantity },
    }
  }
  if (quantity <= availableQuantity) return { message }
  return {
    message,
    remedy: { text: texts.lower(wholeNumber(formats, availableQuantity)), quantity: availableQuantity },
  }
}

/** Returns how the unit price has changed since the product was added; undefined if it has not. */
export function priceChange(
  formats: Formats,
  line: BasketLine,
  product: DescribedProduct | null | undefined,
): string | undefined {
  const [before, now] = [line.price, product?.price]
  if (before === undefined || now === undefined || before === now) return undefined
  return texts.priceChanged(moneyFigure(formats, before), moneyFigure(formats, now))
}
