/** Money is integer US cents inside the shop; dollars with two decimals are for the wire and the screen. */

/** Dollars from the wire as cents. The wire's schema has refused more than two decimals already. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Cents as the number of dollars that goes on the wire. */
export function dollarsOf(cents: number): number {
  return cents / 100
}

/** What an order costs: unit price × quantity, in cents (decision: an order's `price`). */
export function orderPriceCents(unitPriceCents: number, quantity: number): number {
  return unitPriceCents * quantity
}
