import { expect, test } from 'vitest'
import { refusalOfBooking } from './booking-rules.ts'

test.each([
  [{ minimumOrder: 5, available: 8 }, 4, 'QUANTITY_BELOW_MINIMUM'],
  [{ minimumOrder: 5, available: 8 }, 5, null],
  [{ minimumOrder: 5, available: 8 }, 8, null],
  [{ minimumOrder: 5, available: 8 }, 9, 'QUANTITY_ABOVE_AVAILABLE'],
  [{ minimumOrder: 1, available: 0 }, 1, 'QUANTITY_ABOVE_AVAILABLE'],
] as const)('Of %o, %i pieces: %s', (tool, quantity, refusal) => {
  expect(refusalOfBooking(tool, quantity)).toBe(refusal)
})

test('Where too few are left for the minimum, what is left is the reason: raising the quantity would not help', () => {
  expect(refusalOfBooking({ minimumOrder: 5, available: 2 }, 3)).toBe('QUANTITY_ABOVE_AVAILABLE')
})
