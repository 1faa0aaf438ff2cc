import { type BasketLine, mostPieces } from '../../buying/basket.ts'

/** Adds pieces to a list. A product that is in it already gets more pieces, and keeps its place. */
export function addToList(
  before: readonly BasketLine[],
  added: readonly BasketLine[],
): readonly BasketLine[] {
  const lines = new Map(before.map((line) => [line.id, line]))
  for (const line of added) {
    const same = lines.get(line.id)
    const quantity = Math.min((same?.quantity ?? 0) + line.quantity, mostPieces)
    lines.set(line.id, { ...(same ?? line), quantity })
  }
  return [...lines.values()]
}

/** Puts the lines of a file on a list. A product that is in it already gets the pieces of the file. */
export function replaceInList(
  before: readonly BasketLine[],
  added: readonly BasketLine[],
): readonly BasketLine[] {
  const lines = new Map(before.map((line) => [line.id, line]))
  for (const line of added) lines.set(line.id, { ...(lines.get(line.id) ?? line), quantity: line.quantity })
  return [...lines.values()]
}
