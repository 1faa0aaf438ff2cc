import { afterEach, expect, test } from 'vitest'
import { moneyFigure, moneyParts, shortMoney, wholeNumber, writeNumbersAs } from './numbers.ts'

const dollars = { currency: 'USD', locale: 'en-US' }
afterEach(() => writeNumbersAs(dollars))

test('Amounts and numbers are written with the currency and the locale of the shop', () => {
  expect([moneyFigure(1234.5), wholeNumber(1200), shortMoney(5)]).toEqual(['$1,234.50', '1,200', '$5'])
  writeNumbersAs({ currency: 'EUR', locale: 'de-DE' })
  expect([moneyFigure(1234.5), wholeNumber(1200), shortMoney(5)]).toEqual([
    '1.234,50\u00a0€',
    '1.200',
    '5\u00a0€',
  ])
  expect(moneyParts(1).at(-1)).toEqual({ text: '€', isCurrency: true })
})

test('An amount in another currency names it', () => {
  expect(moneyFigure(1234.5, 'chf')).toBe('1,234.50 CHF')
})

test('Only one kind of no-break space is written, because browsers and servers differ in them', () => {
  writeNumbersAs({ currency: 'EUR', locale: 'fr-FR' })
  expect(moneyFigure(1234.5)).toBe('1\u00a0234,50\u00a0€')
})
