import { expect, test } from 'vitest'
import { numberNamed, unitOf } from './size-units.ts'

test('A single letter is a unit only when it touches the number', () => {
  expect(unitOf('t', true)).toBe('tooth')
  expect(unitOf('t', false)).toBeUndefined()
  expect(unitOf('mm', false)).toBe('mm')
  expect(unitOf('mm', true)).toBe('mm')
  expect(unitOf('chain', true)).toBeUndefined()
})

test.each([
  ['one', 1],
  ['twelve', 12],
  ['thirteen', 13],
  ['sixteen', 16],
  ['twenty', 20],
  ['many', undefined],
])('"%s" names the number %s', (word, number) => {
  expect(numberNamed(word)).toBe(number)
})
