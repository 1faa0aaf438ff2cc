import { beforeEach, expect, test } from 'vitest'
import { knowWords, learnWords, withBreaks } from './long-words.ts'

beforeEach(() => knowWords(new Map()))

test('A word in the list of long words may break between syllables, and keeps its letters', () => {
  learnWords(encodeURIComponent('Zen\u00adtrier\u00adstän\u00adder,Frei\u00adlauf'))
  expect(withBreaks('Zentrierständer 26–29')).toBe('Zen\u00adtrier\u00adstän\u00adder 26–29')
})

test('A word outside the list stays unchanged', () => {
  learnWords(null)
  expect(withBreaks('Zentrierständer')).toBe('Zentrierständer')
})

test('A header of another backend in a different encoding is ignored', () => {
  learnWords('100%')
  expect(withBreaks('Drehmomentschlüssel')).toBe('Drehmomentschlüssel')
})
