import { expect, test } from 'vitest'
import { categoryOf, type TaxedLine } from './vat-category.ts'

const line: TaxedLine = { rate: 0, exempt: undefined, isGiftCard: false, country: null }

test.each<[string, Partial<TaxedLine>, string, object]>([
  ['a rate', { rate: 19, country: 'DE' }, 'DE', { category: 'S' }],
  [
    'a company in the EU',
    { exempt: 'intra-community', country: 'AT' },
    'DE',
    { category: 'K', reason: 'intra-community' },
  ],
  ['an export', { country: 'CH' }, 'DE', { category: 'G', reason: 'export' }],
  ['a rate of zero in the EU', { country: 'AT' }, 'DE', { category: 'Z' }],
  ['a rate of zero from outside of the EU', { country: 'AT' }, 'US', { category: 'Z' }],
  ['a gift card', { isGiftCard: true }, 'DE', { category: 'E', reason: 'gift-card' }],
  ['a small enterprise of the EU', { rate: null }, 'AT', { category: 'E', reason: 'small-enterprise' }],
  ['a shop without VAT', { rate: null }, 'US', { category: 'O', reason: 'no-tax' }],
])('The category follows the law: %s', (_, change, home, expected) => {
  expect(categoryOf({ ...line, ...change }, home)).toEqual(expected)
})
