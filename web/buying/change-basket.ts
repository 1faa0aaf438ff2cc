import { type BasketLine, mostBasketLines, mostPieces, readBasket, writeBasket } from './basket.ts'

/**
 * Puts lines in. The quantity of a product that is in already grows; its first price stays, so that a change of it is
 * still said. Returns how many of the lines found no room.
 */
export function putInBasket(added: readonly BasketLine[]): number {
  const lines = new Map(readBasket().map((line) => [line.id, line]))
  let left = 0
  for (const line of added) {
    const before = lines.get(line.id)
    if (!before && lines.size >= mostBasketLines) left += 1
    else {
      const quantity = Math.min((before?.quantity ?? 0) + line.quantity, mostPieces)
      lines.set(line.id, { ...(before ?? line), quantity })
    }
  }
  writeBasket([...lines.values()])
  return left
}

/** Changes the quantity of a line. */
export function setBasketQuantity(id: string, quantity: number): void {
  writeBasket(readBasket().map((line) => (line.id === id ? { ...line, quantity } : line)))
}

/** Takes lines out. */
export function takeFromBasket(ids: readonly string[]): void {
  writeBasket(readBasket().filter(({ id }) => !ids.includes(id)))
}
