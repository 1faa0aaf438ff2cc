import { expect, test } from 'vitest'
import { hasStock, isBuyable, isLow, shortStockText, stockState } from './stock-state.ts'

test.each([
  [undefined, 5, 'unknown'],
  [0, 5, 'out'],
  [4, 5, 'short'],
  [5, 5, 'enough'],
  [1, undefined, 'enough'],
] as const)('%s pieces with a minimum of %s: %s', (available, minimum, state) => {
  expect(stockState(available, minimum)).toBe(state)
})

test('When less stock is left than the minimum order, the text states the minimum', () => {
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

test.each([
  [4, undefined, true],
  [5, undefined, false],
  [49, 10, true],
  [50, 10, false],
])('%i pieces with a minimum of %s are low: %s', (available, minimum, low) => {
  expect(isLow(available, minimum)).toBe(low)
})

test('A part has stock only if both its pieces and its minimum order are stated', () => {
  expect(hasStock({ availableQuantity: 0, minOrderQuantity: 1 })).toBe(true)
  expect(hasStock({ availableQuantity: 4 })).toBe(false)
  expect(hasStock({ minOrderQuantity: 1 })).toBe(false)
})

test('Without a number formatter, numbers are written plainly', () => {
  expect(shortStockText(3, 10)).toBe('3 left, the minimum order is 10')
})
