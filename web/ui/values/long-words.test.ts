import { beforeEach, expect, test } from 'vitest'
import { knowWords, learnWords, withBreaks } from './long-words.ts'

beforeEach(() => knowWords(new Map()))

test('A known long word may break between its syllables, and keeps its letters', () => {
  learnWords('Zen-trier-st%C3%A4n-der,Dreh-mo-ment-schl%C3%BCs-sel')
  expect(withBreaks('Zentrierständer 26–29')).toBe('Zen\u00adtrier\u00adstän\u00adder 26–29')
})

test('Another word stays as it is', () => {
  learnWords(null)
  expect(withBreaks('Zentrierständer')).toBe('Zentrierständer')
})
