import { expect, test } from 'vitest'
import { shortStockText, stockState } from './stock-state.ts'

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
  expect(shortStockText(3, 1200)).toBe('3 left, the minimum order is 1,200')
})
