import { shortStockText, stockState } from '../../../domain/catalogue/stock-state.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { type BasketLine, mostBasketLines, readBasket } from '../../buying/basket.ts'
import type { Products } from '../../buying/load-products.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { listTexts as texts } from './texts.ts'

/** Returns why a product cannot be put into the basket at all; undefined if some of it can. */
function refusalOf(formats: Formats, product: DescribedProduct | null | undefined): string | undefined {
  if (!product) return texts.gone
  const { price, availableQuantity = 0, minOrderQuantity = 1 } = product
  const stock = stockState(product.availableQuantity, minOrderQuantity)
  if (stock === 'out') return texts.soldOut
  if (stock === 'short')
    return `${shortStockText(availableQuantity, minOrderQuantity, (number) => wholeNumber(formats, number))}.`
  return price === undefined ? texts.priceUnknown : undefined
}

/** Returns what is not available of a line, while its product is known; undefined if all of it is. */
export function shortageOf(
  formats: Formats,
  { quantity }: BasketLine,
  product: DescribedProduct | null | undefined,
): string | undefined {
  if (product === undefined) return undefined
  const refusal = refusalOf(formats, product)
  if (refusal !== undefined || product === null) return refusal
  const { availableQuantity = quantity, minOrderQuantity = 1 } = product
  if (quantity < minOrderQuantity) return texts.belowMinimum(wholeNumber(formats, minOrderQuantity))
  return quantity > availableQuantity ? texts.aboveStock(wholeNumber(formats, availableQuantity)) : undefined
}

/** What of a list goes into the basket. */
interface Put {
  readonly lines: readonly BasketLine[]
  /** The lines that are not put, or not as they are, each with the reason. */
  readonly notes: readonly { readonly line: BasketLine; readonly why: string; readonly isPut: boolean }[]
}

/** Decides what of the lines goes into the basket: as much as there is, and at least the minimum order. */
export function linesToPut(formats: Formats, lines: readonly BasketLine[], products: Products): Put {
  const inBasket = new Set(readBasket().map(({ id }) => id))
  const put: BasketLine[] = []
  const notes: { line: BasketLine; why: string; isPut: boolean }[] = []
  for (const line of lines) {
    const product = products.get(line.id)
    const refusal = refusalOf(formats, product)
    const isFull = !inBasket.has(line.id) && inBasket.size >= mostBasketLines
    if (refusal !== undefined || !product || isFull) {
      notes.push({ line, why: refusal ?? texts.basketFull, isPut: false })
      continue
    }
    const { name, price, availableQuantity = line.quantity, minOrderQuantity = 1 } = product
    const quantity = Math.max(minOrderQuantity, Math.min(line.quantity, availableQuantity))
    inBasket.add(line.id)
    put.push({ id: line.id, name, quantity, ...(price !== undefined && { price }) })
    if (quantity === line.quantity) continue
    const written = wholeNumber(formats, quantity)
    const why = quantity < line.quantity ? texts.putFewer(written) : texts.putMore(written)
    notes.push({ line, why, isPut: true })
  }
  return { lines: put, notes }
}
