import { expect, test } from 'vitest'
import { paymentLimits } from '../../contract/shop/currencies.ts'
import { canBeInStock, canBePaid, isPayable, refusalOfBooking } from './booking-rules.ts'

test.each([
  [{ minimumOrder: 5, available: 8 }, 4, 'QUANTITY_BELOW_MINIMUM'],
  [{ minimumOrder: 5, available: 8 }, 5, null],
  [{ minimumOrder: 5, available: 8 }, 8, null],
  [{ minimumOrder: 5, available: 8 }, 9, 'QUANTITY_ABOVE_AVAILABLE'],
  [{ minimumOrder: 1, available: 0 }, 1, 'QUANTITY_ABOVE_AVAILABLE'],
] as const)('For %o, %i pieces are refused with %s', (tool, quantity, refusal) => {
  expect(refusalOfBooking(tool, quantity)).toBe(refusal)
})

test('If less stock is left than the minimum order, the refusal names the stock, because a higher quantity would not help', () => {
  expect(refusalOfBooking({ minimumOrder: 5, available: 2 }, 3)).toBe('QUANTITY_ABOVE_AVAILABLE')
})

const dollars = { least: 50, most: 99_999_999 }

test.each([
  [50, 1, true],
  [49, 1, false],
  [1, 49, false],
  [1, 50, true],
  [99_999_999, 1, true],
  [100_000_000, 1, false],
  [100, 1_000_000, false],
] as const)(
  'At %i cents each with a minimum of %i, the smallest order can be paid: %s',
  (price, minimum, payable) => {
    expect(isPayable(price, minimum, dollars)).toBe(payable)
  },
)

test.each([
  ['HUF', 17_499, false],
  ['HUF', 17_500, true],
  ['GBP', 30, true],
  ['GBP', 29, false],
] as const)('In %s, an order of %i hundredths can be paid: %s', (currency, price, payable) => {
  expect(canBePaid(price, paymentLimits(currency))).toBe(payable)
})

test.each([
  [-1, false],
  [0, true],
  [1_000_000, true],
  [1_000_001, false],
] as const)('%i pieces can be in stock: %s', (pieces, can) => {
  expect(canBeInStock(pieces)).toBe(can)
})
