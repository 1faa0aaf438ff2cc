import { expect, test } from 'vitest'
import { canBeInStock, isPayable } from './tool-rules.ts'

test.each([
  [50, 1, true],
  [49, 1, false],
  [1, 49, false],
  [1, 50, true],
  [99_999_999, 1, true],
  [100_000_000, 1, false],
  [100, 1_000_000, false],
] as const)(
  'At %i cents each and %i at least, the smallest order can be paid: %s',
  (price, minimum, payable) => {
    expect(isPayable(price, minimum)).toBe(payable)
  },
)

test.each([
  [-1, false],
  [0, true],
  [1_000_000, true],
  [1_000_001, false],
] as const)('%i pieces can be in stock: %s', (pieces, can) => {
  expect(canBeInStock(pieces)).toBe(can)
})
