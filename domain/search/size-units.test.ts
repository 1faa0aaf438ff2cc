import { expect, test } from 'vitest'
import { englishReading } from './search-reading.ts'
import { hasFractions } from './size-units.ts'

test('A single letter is a unit only when it touches the number', () => {
  expect(englishReading.unitOf('t', true)).toBe('tooth')
  expect(englishReading.unitOf('t', false)).toBeUndefined()
  expect(englishReading.unitOf('mm', false)).toBe('mm')
  expect(englishReading.unitOf('mm', true)).toBe('mm')
  expect(englishReading.unitOf('chain', true)).toBeUndefined()
})

test.each([
  ['one', 1],
  ['twelve', 12],
  ['thirteen', 13],
  ['sixteen', 16],
  ['twenty', 20],
  ['many', undefined],
])('"%s" names the number %s', (word, number) => {
  expect(englishReading.numberNamed(word)).toBe(number)
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
