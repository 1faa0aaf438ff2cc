import { expect, test } from 'vitest'
import { usEnglishFormats } from '../ui/testing/us-english-formats.ts'
import { steppedQuantity } from './quantity-steps.ts'

test.each([
  ['5', 1, 6],
  ['5', -1, null],
  ['6', -1, 5],
  ['8', 1, null],
  ['99', -1, 8],
  ['99', 1, null],
  ['1', 1, 5],
  ['1', -1, null],
  ['many', 1, 5],
  ['', -1, 5],
] as const)('From %j in direction %i, with 5 to 8 pieces: %s', (text, direction, next) => {
  expect(
    steppedQuantity(usEnglishFormats, text, direction, { minOrderQuantity: 5, availableQuantity: 8 }),
  ).toBe(next)
})

test.each([
  ['20', 1, 25],
  ['22', 1, 25],
  ['22', -1, 20],
  ['410', 1, 412],
  ['412', -1, 410],
] as const)('In steps of five, %s in direction %i is %i', (text, direction, next) => {
  expect(
    steppedQuantity(usEnglishFormats, text, direction, { minOrderQuantity: 20, availableQuantity: 412 }),
  ).toBe(next)
})

test('Without limits, the least quantity is one piece', () => {
  expect(steppedQuantity(usEnglishFormats, '1', -1, {})).toBeNull()
  expect(steppedQuantity(usEnglishFormats, '1', 1, {})).toBe(2)
})
