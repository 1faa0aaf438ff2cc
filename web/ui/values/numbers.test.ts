import { expect, test } from 'vitest'
import { deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { usEnglishFormats } from '../testing/us-english-formats.ts'
import { moneyIn } from './any-currency.ts'
import { moneyFigure, moneyParts, shortMoney, wholeNumber } from './numbers.ts'

const as = (locale: string, currency: string) => ({
  writing: deriveWriting(locale, currency),
  timeZone: 'UTC',
  locale: 'en-US',
  currency,
})

test('Amounts and numbers are written with the currency and the locale of the shop', () => {
  expect([
    moneyFigure(usEnglishFormats, 1234.5),
    wholeNumber(usEnglishFormats, 1200),
    shortMoney(usEnglishFormats, 5),
  ]).toEqual(['$1,234.50', '1,200', '$5'])
  const euros = as('de-DE', 'EUR')
  expect([moneyFigure(euros, 1234.5), wholeNumber(euros, 1200), shortMoney(euros, 5)]).toEqual([
    '1.234,50\u00a0€',
    '1.200',
    '5\u00a0€',
  ])
  expect(moneyParts(euros, 1).at(-1)).toEqual({ text: '€', isCurrency: true })
})

test('An amount in another currency names it', () => {
  expect(moneyIn(usEnglishFormats, 1234.5, 'chf')).toBe('1,234.50 CHF')
})

test('Only one kind of no-break space is used, because browsers and servers differ in them', () => {
  expect(moneyFigure(as('fr-FR', 'EUR'), 1234.5)).toBe('1\u00a0234,50\u00a0€')
})

test.each([
  ['sr-Latn-RS', 'RSD', '298,50\u00a0RSD'],
  ['hu-HU', 'HUF', '298,50\u00a0Ft'],
  ['es-CO', 'COP', '$\u00a0298,50'],
  ['ar-EG', 'EGP', '\u200f298.50\u00a0ج.م.\u200f'],
])('In %s, an amount of %s has two decimals in Latin figures: %s', (locale, currency, text) => {
  expect(moneyFigure(as(locale, currency), 298.5)).toBe(text)
})

test.each([
  [-0.001, '$0.00'],
  [-1234.5, '-$1,234.50'],
  [0.125, '$0.13'],
])('%d is written as %s', (value, text) => expect(moneyFigure(usEnglishFormats, value)).toBe(text))
