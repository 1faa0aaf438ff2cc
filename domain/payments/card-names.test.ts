import { expect, test } from 'vitest'
import { cardName } from './card-names.ts'

test.each([
  ['amex', 'American Express'],
  ['american_express', 'American Express'],
  ['diners', 'Diners Club'],
  ['diners_club', 'Diners Club'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['union_pay', 'UnionPay'],
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['eftpos_au', 'eftpos Australia'],
  ['apple_pay', 'Apple Pay'],
  ['link', 'Link'],
  ['unknown', 'Card'],
  ['Visa', 'Visa'],
])('%s is called %s', (code, name) => {
  expect(cardName(code)).toBe(name)
})

test.each([
  ['girocard', 'Girocard'],
  ['new_brand', 'New Brand'],
  ['constructor', 'Constructor'],
])('An unknown code, %s, is written as words: %s', (code, name) => {
  expect(cardName(code)).toBe(name)
})
