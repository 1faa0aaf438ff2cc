import type { CartLine } from '../../contract/agents/carts.ts'
import { stockState } from '../catalogue/stock-state.ts'
import { mostPieces } from './add-to-lines.ts'

/** How a line of a cart differs from what its program has shown. */
export type CartChange = CartLine['changes'][number]['code']

interface Written {
  readonly quantity: number
  /** The price of one piece when the line was written. */
  readonly unitPriceCents: number
}

interface Offered {
  readonly unitPriceCents: number
  readonly available: number
  readonly minimumOrder: number
}

/**
 * Returns how a line differs from the product of now, and what keeps it from being booked.
 *
 * @param product undefined for a product that is not for sale any more.
 */
export function changesOfLine(line: Written, product: Offered | undefined): readonly CartChange[] {
  if (!product) return ['gone']
  const stock = stockChange(line.quantity, product)
  return [
    ...(line.unitPriceCents === product.unitPriceCents ? [] : (['price'] as const)),
    ...(stock ? [stock] : []),
  ]
}

function stockChange(quantity: number, { available, minimumOrder }: Offered): CartChange | undefined {
  // With fewer pieces than the minimum order, no quantity helps.
  if (stockState(available, minimumOrder) !== 'enough') return 'sold-out'
  if (quantity > available) return 'above-stock'
  return quantity < minimumOrder ? 'below-minimum' : undefined
}

/** Joins the lines of one product, in the order of the first ones. */
export function joinedLines<Line extends { readonly productId: string; readonly quantity: number }>(
  lines: readonly Line[],
): readonly Line[] {
  const joined = new Map<string, Line>()
  for (const line of lines) {
    const same = joined.get(line.productId)
    const quantity = Math.min((same?.quantity ?? 0) + line.quantity, mostPieces)
    joined.set(line.productId, { ...line, quantity })
  }
  return [...joined.values()]
}
