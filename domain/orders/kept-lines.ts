/** The largest quantity that the shop books at once. */
const mostPieces = 1_000_000

interface Line {
  readonly productId: string
  readonly quantity: number
}

/** Adds lines to a list. A product that is in it already gets more pieces, and keeps its place. */
export function addToLines<Kept extends Line>(
  before: readonly Kept[],
  added: readonly Kept[],
): readonly Kept[] {
  const lines = new Map(before.map((line) => [line.productId, line]))
  for (const line of added) {
    const same = lines.get(line.productId)
    const quantity = Math.min((same?.quantity ?? 0) + line.quantity, mostPieces)
    lines.set(line.productId, { ...(same ?? line), quantity })
  }
  return [...lines.values()]
}
