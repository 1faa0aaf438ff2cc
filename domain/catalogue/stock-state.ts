import { said } from '../../contract/languages/said.ts'
import { stockTexts } from './stock-texts.ts'

/**
 * A product's stock compared with its minimum order. `short`: fewer pieces are left than the minimum, so the product
 * cannot be booked. `out`: no pieces are left.
 */
export type StockState = 'unknown' | 'out' | 'short' | 'enough'

/** Compares a product's stock with its minimum order; another backend may omit either. */
export function stockState(available: number | undefined, minimum = 1): StockState {
  if (available === undefined) return 'unknown'
  if (available <= 0) return 'out'
  return available < minimum ? 'short' : 'enough'
}

/** Below this many minimum orders in stock, a product is low. */
export const lowPortions = 5

/** Returns whether a product is low or sold out: fewer than five minimum orders are left. */
export function isLow(available: number, minimum = 1): boolean {
  return available < lowPortions * minimum
}

interface Offered {
  readonly availableQuantity?: number | undefined
  readonly minOrderQuantity?: number | undefined
  readonly price?: number | undefined
}

/** Returns whether a part states stock and a minimum order, so that it is booked as a tool. */
export function hasStock({ availableQuantity, minOrderQuantity }: Offered): boolean {
  return availableQuantity !== undefined && minOrderQuantity !== undefined
}

/** Returns whether a product has a price and enough stock for its minimum order, as far as the backend states them. */
export function isBuyable({ availableQuantity, minOrderQuantity, price }: Offered): boolean {
  const stock = stockState(availableQuantity, minOrderQuantity)
  return stock !== 'out' && stock !== 'short' && price !== undefined
}

/**
 * Returns the text for a stock below the minimum order: 3 left, the minimum order is 10.
 * @param written writes a number in the shop's format.
 */
export function shortStockText(
  available: number,
  minimum: number,
  written: (number: number) => string = String,
): string {
  return said(stockTexts).short(written(available), written(minimum))
}
