import { afterEach, expect, test } from 'vitest'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { usEnglishFormats } from '../../testing/us-english-formats.ts'
import { moneyFigure, moneyParts, shortMoney, wholeNumber, writeNumbersAs } from './numbers.ts'

const as = (locale: string, currency: string) => ({
  writing: deriveWriting(locale, currency),
  timeZone: 'UTC',
  locale: 'en-US',
})
const dollars = as('en-US', 'USD')
afterEach(() => writeNumbersAs(dollars))

test('Amounts and numbers are written with the currency and the locale of the shop', () => {
  expect([
    moneyFigure(usEnglishFormats, 1234.5),
    wholeNumber(usEnglishFormats, 1200),
    shortMoney(usEnglishFormats, 5),
  ]).toEqual(['$1,234.50', '1,200', '$5'])
  writeNumbersAs(as('de-DE', 'EUR'))
  expect([
    moneyFigure(usEnglishFormats, 1234.5),
    wholeNumber(usEnglishFormats, 1200),
    shortMoney(usEnglishFormats, 5),
  ]).toEqual(['1.234,50\u00a0€', '1.200', '5\u00a0€'])
  expect(moneyParts(usEnglishFormats, 1).at(-1)).toEqual({ text: '€', isCurrency: true })
})

test('An amount in another currency names it', () => {
  expect(moneyFigure(usEnglishFormats, 1234.5, 'chf')).toBe('1,234.50 CHF')
})

test('Only one kind of no-break space is used, because browsers and servers differ in them', () => {
  writeNumbersAs(as('fr-FR', 'EUR'))
  expect(moneyFigure(usEnglishFormats, 1234.5)).toBe('1\u00a0234,50\u00a0€')
})

test.each([
  ['sr-Latn-RS', 'RSD', '298,50\u00a0RSD'],
  ['hu-HU', 'HUF', '298,50\u00a0Ft'],
  ['es-CO', 'COP', '$\u00a0298,50'],
  ['ar-EG', 'EGP', '\u200f298.50\u00a0ج.م.\u200f'],
])('In %s, an amount of %s has two decimals in Latin figures: %s', (locale, currency, text) => {
  writeNumbersAs(as(locale, currency))
  expect(moneyFigure(usEnglishFormats, 298.5)).toBe(text)
})

test.each([
  [-0.001, '$0.00'],
  [-1234.5, '-$1,234.50'],
  [0.125, '$0.13'],
])('%d is written as %s', (value, text) => expect(moneyFigure(usEnglishFormats, value)).toBe(text))
