/**
 * How a product's stock relates to its minimum order: `short` has fewer pieces left than the minimum, and cannot be
 * booked any more than a product that is `out` of stock.
 */
export type StockState = 'unknown' | 'out' | 'short' | 'enough'

/** Compares a product's stock with its minimum order; another backend may state neither. */
export function stockState(available: number | undefined, minimum = 1): StockState {
  if (available === undefined) return 'unknown'
  if (available <= 0) return 'out'
  return available < minimum ? 'short' : 'enough'
}

/** A product with fewer minimum orders in stock is low. */
export const lowPortions = 5

/** Tells whether a product is low or sold out: fewer than five minimum orders are left. */
export function isLow(available: number, minimum = 1): boolean {
  return available < lowPortions * minimum
}

interface Offered {
  readonly availableQuantity?: number | undefined
  readonly minOrderQuantity?: number | undefined
  readonly price?: number | undefined
}

/** Tells whether a part states stock and a minimum order: then it is booked as a tool is. */
export function hasStock({ availableQuantity, minOrderQuantity }: Offered): boolean {
  return availableQuantity !== undefined && minOrderQuantity !== undefined
}

/** Tells whether a product has a price and enough stock for its minimum order, as far as the backend states it. */
export function isBuyable({ availableQuantity, minOrderQuantity, price }: Offered): boolean {
  const stock = stockState(availableQuantity, minOrderQuantity)
  return stock !== 'out' && stock !== 'short' && price !== undefined
}

/**
 * Says that fewer pieces are left than the minimum order: 3 left, the minimum order is 10.
 *
 * @param written writes a number as the shop does.
 */
export function shortStockText(
  available: number,
  minimum: number,
  written: (number: number) => string = String,
): string {
  return `${written(available)} left, the minimum order is ${written(minimum)}`
}
