/**
 * Sorts lines by product, the order in which every transaction takes stock: two transactions with several products then
 * never deadlock. Lines of one product keep their order.
 */
export function inStockOrder<Line extends { readonly productId: string }>(
  lines: readonly Line[],
): readonly Line[] {
  return lines.toSorted(
    (one, other) => Number(one.productId > other.productId) - Number(one.productId < other.productId),
  )
}
