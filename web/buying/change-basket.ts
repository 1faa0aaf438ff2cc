import { addLines, type BasketLine, readBasket, writeBasket } from './basket.ts'

/** Adds lines. Returns the number of lines above the limit. */
export function putInBasket(added: readonly BasketLine[]): number {
  const { lines, left } = addLines(readBasket(), added)
  writeBasket(lines)
  return left
}

/** Changes the quantity of a line. */
export function setBasketQuantity(id: string, quantity: number): void {
  writeBasket(readBasket().map((line) => (line.id === id ? { ...line, quantity } : line)))
}

/** Removes lines. */
export function takeFromBasket(ids: readonly string[]): void {
  writeBasket(readBasket().filter(({ id }) => !ids.includes(id)))
}
