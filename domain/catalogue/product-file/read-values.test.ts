import { expect, test } from 'vitest'
import { harmlessCell, withoutApostrophe } from './harmless-cell.ts'
import { idsIn, numberIn, priceBreaksIn } from './read-values.ts'

test.each([
  ['9.50', '9.50'],
  ['9,50', '9.50'],
  ['1.234,50', '1234.50'],
  ['1,234.50', '1234.50'],
  ['1 234,50', '1234.50'],
  ['12,345,678', '12345678'],
  ['$ 9.50', '9.50'],
  ['9,50 €', '9.50'],
  ['US$9.50', '9.50'],
  ['-4', '-4'],
  ['cheap', 'cheap'],
])('reads the number %j as %j', (cell, value) => {
  expect(numberIn(cell)).toEqual({ value })
})

test('does not guess what 1,234 means', () => {
  expect(numberIn('1,234')).toEqual({ problem: 'Write 1234 or 1.234: it is not clear which is meant.' })
})

test('reads price breaks and lists of ids as an export writes them, and as JSON', () => {
  const breaks = [
    { from: '10', price: '8.50' },
    { from: '50', price: '7.90' },
  ]
  expect(priceBreaksIn('10: 8.50; 50: 7,90')).toEqual({ value: breaks })
  expect(priceBreaksIn(JSON.stringify(breaks))).toEqual({ value: breaks })
  expect(priceBreaksIn('ten: 8')).toEqual({ problem: 'Write price breaks like 10: 8.50; 50: 7.90.' })
  expect(idsIn('bsa; t47')).toEqual({ value: ['bsa', 't47'] })
  expect(idsIn('["bsa"]')).toEqual({ value: ['bsa'] })
})

test.each(['=1+1', "'tis", "'=x", '+4', '@a', 'plain', ''])('gives the harmless form of %j back', (text) => {
  expect(withoutApostrophe(harmlessCell(text))).toBe(text)
})
