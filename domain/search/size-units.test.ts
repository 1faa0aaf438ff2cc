import { expect, test } from 'vitest'
import { hasFractions, numberNamed, unitOf } from './size-units.ts'

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

test.each([
  ['mm', true],
  ['nm', true],
  ['tooth', false],
  ['speed', false],
  ['c', false],
  ['#t', false],
])('Whether sizes of the unit "%s" may be fractions: %s', (unit, may) => {
  expect(hasFractions(unit)).toBe(may)
})
