import { expect, test } from 'vitest'
import { namesOtherCurrency, withoutCurrency } from './header-currency.ts'

test.each([
  ['Price (EUR)', 'Price'],
  ['Preis in €', 'Preis'],
  ['Price USD', 'Price'],
  ['Preis (€)', 'Preis'],
  ['Prix TTC', 'Prix TTC'],
  ['SKU', 'SKU'],
  ['Price', 'Price'],
  ['', ''],
])('The header “%s” without its currency is “%s”', (header, plain) => {
  expect(withoutCurrency(header)).toBe(plain)
})

test.each([
  ['Price (USD)', 'EUR', true],
  ['Preis (€)', 'USD', true],
  ['Preis (€)', 'EUR', false],
  ['Price $', 'CAD', false],
  ['Price (tax incl.)', 'USD', false],
  ['Prix TTC', 'USD', false],
  ['Price (USD)', undefined, false],
])('The header “%s” in a shop of %s: names another currency: %s', (header, currency, isOther) => {
  expect(namesOtherCurrency(header, currency)).toBe(isOther)
})
