/** Money is integer US cents inside the shop; dollars with two decimals are for the wire and the screen. */

/** Dollars from the wire as cents. The wire's schema has refused more than two decimals already. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Cents as the number of dollars that goes on the wire. */
export function dollarsOf(cents: number): number {
  return cents / 100
}

/**
 * What one piece of an order costs, in cents; undefined where the price is none of so many pieces, as another
 * backend's may be.
 */
export function unitPriceCents(priceCents: number, quantity: number): number | undefined {
  return quantity > 0 && priceCents % quantity === 0 ? priceCents / quantity : undefined
}

/** What an order costs: unit price × quantity, in cents (spec §10, an order's `price`). */
export function orderPriceCents(unitPriceCents: number, quantity: number): number {
  return unitPriceCents * quantity
}
