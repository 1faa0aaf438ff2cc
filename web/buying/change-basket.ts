import { addLines, type BasketLine, readBasket, writeBasket } from './basket.ts'

/** Puts lines in. Returns how many of them found no room. */
export function putInBasket(added: readonly BasketLine[]): number {
  const { lines, left } = addLines(readBasket(), added)
  writeBasket(lines)
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
