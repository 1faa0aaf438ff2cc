/** Returns by how many pieces a quantity changes at a time: more for products that are sold by the dozen. */
export function quantityStep(minimum = 1): number {
  if (minimum < 10) return 1
  return minimum < 50 ? 5 : 10
}

const pieces = /^[1-9]\d{0,5}$/

/** Returns the quantity that the address of a product's page asks for; undefined if it is not a number of pieces. */
export function askedQuantity(address: URLSearchParams): string | undefined {
  const asked = address.get('quantity') ?? ''
  return pieces.test(asked) ? asked : undefined
}
