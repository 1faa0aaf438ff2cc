// Amounts are integer hundredths of the shop's currency (cents) inside, and its units with two decimals on the wire and
// the screen.

/** Converts an amount of the wire to cents. The wire's schema has already refused more than two decimals. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100)
}

/** Converts cents to an amount of the wire. */
export function amountOf(cents: number): number {
  return cents / 100
}

/** Returns the sum of amounts of the wire, without floating-point errors. */
export function sumOfAmounts(amounts: readonly number[]): number {
  return amountOf(amounts.reduce((cents, amount) => cents + centsOf(amount), 0))
}

/**
 * Returns the unit price of an order in cents; undefined if the price is not divisible by the quantity, as another
 * backend's may be.
 */
export function unitPriceCents(priceCents: number, quantity: number): number | undefined {
  return quantity > 0 && priceCents % quantity === 0 ? priceCents / quantity : undefined
}

/** Returns an order's total: unit price × quantity, in cents (spec §10, an order's `price`). */
export function orderPriceCents(unitPriceCents: number, quantity: number): number {
  return unitPriceCents * quantity
}
