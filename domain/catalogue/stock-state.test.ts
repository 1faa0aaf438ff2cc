import { expect, test } from 'vitest'
import { isBuyable, shortStockText, stockState } from './stock-state.ts'

test.each([
  [undefined, 5, 'unknown'],
  [0, 5, 'out'],
  [4, 5, 'short'],
  [5, 5, 'enough'],
  [1, undefined, 'enough'],
] as const)('%s pieces with a minimum of %s: %s', (available, minimum, state) => {
  expect(stockState(available, minimum)).toBe(state)
})

test('A short stock is stated with its minimum', () => {
  expect(shortStockText(3, 1200, (number) => `<${number}>`)).toBe('<3> left, the minimum order is <1200>')
})

test.each([
  [{ availableQuantity: 3, minOrderQuantity: 10, price: 5 }, false],
  [{ availableQuantity: 0, minOrderQuantity: 1, price: 5 }, false],
  [{ availableQuantity: 10, minOrderQuantity: 10 }, false],
  [{ availableQuantity: 10, minOrderQuantity: 10, price: 5 }, true],
  [{ price: 5 }, true],
])('%o can be bought: %s', (tool, expected) => {
  expect(isBuyable(tool)).toBe(expected)
})
