import { beforeEach, expect, test } from 'vitest'
import { knowWords, learnWords, withBreaks } from './long-words.ts'

beforeEach(() => knowWords(new Map()))

test('A known long word may break between its syllables, and keeps its letters', () => {
  learnWords(encodeURIComponent('Zen\u00adtrier\u00adstän\u00adder,Frei\u00adlauf'))
  expect(withBreaks('Zentrierständer 26–29')).toBe('Zen\u00adtrier\u00adstän\u00adder 26–29')
})

test('Another word stays as it is', () => {
  learnWords(null)
  expect(withBreaks('Zentrierständer')).toBe('Zentrierständer')
})

test('A header of another backend in another encoding is ignored', () => {
  learnWords('100%')
  expect(withBreaks('Drehmomentschlüssel')).toBe('Drehmomentschlüssel')
})
