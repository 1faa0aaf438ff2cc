import { expect, test } from 'vitest'
import { priceNote, taxSentence } from './tax-sentence.ts'

const vat = { name: 'VAT', rate: 25.5, isIncluded: true }
const write = (value: number) => String(value).replace('.', ',')

test('A tax is said to be in the price, or to be added to it', () => {
  expect(taxSentence(vat, write)).toBe('incl. 25,5 % VAT')
  expect(taxSentence({ ...vat, rate: 19, isIncluded: false }, write)).toBe('plus 19 % VAT')
})

test.each([
  ['included', 'tax and delivery included', 'incl. 25,5 % VAT, delivery included'],
  ['added', 'tax included, plus delivery', 'incl. 25,5 % VAT, plus delivery'],
  ['stated', 'tax included', 'incl. 25,5 % VAT'],
] as const)('A price with delivery %s says “%s”, and with rates “%s”', (delivery, before, withRate) => {
  expect(priceNote('included', delivery, write)).toBe(before)
  expect(priceNote(vat, delivery, write)).toBe(withRate)
})

test('A shop that states no tax says nothing about it', () => {
  expect(priceNote('none', 'included', write)).toBe('delivery included')
  expect(priceNote('none', 'stated', write)).toBe('')
})
