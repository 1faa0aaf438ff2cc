import { expect, test } from 'vitest'
import { countsAt, limitAt } from './rate-limit-factor.ts'

test('Limits are counted below a factor of a hundred', () => {
  expect(countsAt(99.9)).toBe(true)
  expect(countsAt(100)).toBe(false)
})

test('A limit is multiplied, rounded, and at least one', () => {
  expect(limitAt(2.5, 5)).toBe(13)
  expect(limitAt(0.4, 1)).toBe(1)
  expect(limitAt(0.01, 10)).toBe(1)
})
