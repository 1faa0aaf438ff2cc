/**
 * Returns lines in the order in which every transaction takes stock, by product: two that take several products then
 * never wait for each other. Lines of one product keep their order.
 */
export function inStockOrder<Line extends { readonly productId: string }>(
  lines: readonly Line[],
): readonly Line[] {
  return lines.toSorted(
    (one, other) => Number(one.productId > other.productId) - Number(one.productId < other.productId),
  )
}
