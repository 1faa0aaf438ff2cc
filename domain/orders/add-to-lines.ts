/** The largest quantity that the shop books at once. */
export const mostPieces = 1_000_000

interface Line {
  readonly quantity: number
}

/**
 * Adds lines to a list. A product that is in it already gets more pieces, and keeps its place and what else its line
 * says.
 *
 * @param productOf tells which lines have the same product.
 */
export function addToLines<Kept extends Line>(
  before: readonly Kept[],
  added: readonly Kept[],
  productOf: (line: Kept) => string,
): readonly Kept[] {
  return joined(before, added, productOf, (had, more) => Math.min(had + more, mostPieces))
}

/** Puts lines on a list. A product that is in it already gets exactly the pieces of its new line. */
export function replaceInLines<Kept extends Line>(
  before: readonly Kept[],
  added: readonly Kept[],
  productOf: (line: Kept) => string,
): readonly Kept[] {
  return joined(before, added, productOf, (_had, given) => given)
}

function joined<Kept extends Line>(
  before: readonly Kept[],
  added: readonly Kept[],
  productOf: (line: Kept) => string,
  quantityOf: (had: number, given: number) => number,
): readonly Kept[] {
  const lines = new Map(before.map((line) => [productOf(line), line]))
  for (const line of added) {
    const same = lines.get(productOf(line))
    lines.set(productOf(line), {
      ...(same ?? line),
      quantity: quantityOf(same?.quantity ?? 0, line.quantity),
    })
  }
  return [...lines.values()]
}
