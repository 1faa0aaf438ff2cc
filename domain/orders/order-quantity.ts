/** Returns the step of a quantity's buttons; larger for products that are sold by the dozen. */
export function quantityStep(minimum = 1): number {
  if (minimum < 10) return 1
  return minimum < 50 ? 5 : 10
}

const pieces = /^[1-9]\d{0,5}$/

/** Returns the quantity in the address of a product's page; undefined if it is not a valid quantity. */
export function askedQuantity(address: URLSearchParams): string | undefined {
  const asked = address.get('quantity') ?? ''
  return pieces.test(asked) ? asked : undefined
}
