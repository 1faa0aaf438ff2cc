import { expect, test } from 'vitest'
import { wireInteger } from './fields.ts'

test('What is no number is refused with a sentence that says what to give', () => {
  for (const given of ['a few', '', null, undefined, true, [1]]) {
    const refusal = wireInteger.safeParse(given)
    expect(refusal.error?.issues.map(({ message }) => message)).toEqual(['Give a number.'])
  }
  expect(wireInteger.safeParse('2.5').error?.issues[0]?.message).toBe('Give a whole number.')
})

test('Numbers and number-like texts are the same number', () => {
  expect(wireInteger.parse('12')).toBe(12)
  expect(wireInteger.parse(12)).toBe(12)
})
