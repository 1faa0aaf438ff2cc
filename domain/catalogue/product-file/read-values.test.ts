import { expect, test } from 'vitest'
import { harmlessCell, withoutApostrophe } from './harmless-cell.ts'
import { amountIn, idsIn, listIn, priceBreaksIn } from './read-values.ts'

const writing = { decimalMark: ',', currency: 'EUR' } as const

test.each([
  ['9.50', '9.50'],
  ['19,50 EUR', '19.50'],
  ['EUR 19,50', '19.50'],
  ['€ 19,50', '19.50'],
  ['1.234,50 €', '1234.50'],
  ['1,234.50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['12.-', '12'],
  ['12,-', '12'],
  ['12.–', '12'],
  ["'19,50", '19.50'],
  ['\u201919,50 €', '19.50'],
  ['cheap', 'cheap'],
])('reads the amount %j as %j', (cell, value) => {
  expect(amountIn(cell, writing)).toEqual({ value })
})

test.each(['1.250', '1,250'])('does not guess what %s means', (cell) => {
  expect(amountIn(cell, writing)).toHaveProperty('problem')
})

test.each(['CHF 12.–', '$19.50', '19.50 USD', '£ 3'])('refuses %s, an amount of another currency', (cell) => {
  expect(amountIn(cell, writing)).toEqual({
    problem: 'This amount is in another currency than the shop’s. Write it in EUR.',
  })
})

test('reads price breaks and lists of ids as an export writes them, and as JSON', () => {
  const breaks = [
    { from: '10', price: '8.50' },
    { from: '50', price: '7.90' },
  ]
  expect(priceBreaksIn('10: 8.50; 50: 7,90', writing)).toEqual({ value: breaks })
  expect(priceBreaksIn(JSON.stringify(breaks), writing)).toEqual({ value: breaks })
  expect(priceBreaksIn('ten: 8', writing)).toEqual({ problem: 'Write price breaks like 10: 8.50; 50: 7.90.' })
  for (const cell of ['10', '10:', '10: 8: 7', 'x10: 8', '10x: 8'])
    expect(priceBreaksIn(cell, writing), cell).toEqual({
      problem: 'Write price breaks like 10: 8.50; 50: 7.90.',
    })
  expect(priceBreaksIn('10: 8.50\n 50: 7,90;', writing)).toEqual({ value: breaks })
  expect(priceBreaksIn('10: 1,234', writing)).toEqual({
    problem: 'Write 1234 or 1,23: it is not clear which is meant.',
  })
  expect(idsIn('bsa, t47\n;udh')).toEqual({ value: ['bsa', 't47', 'udh'] })
  expect(idsIn('[bsa]')).toEqual({ problem: 'Write this list like a; b.' })
  expect(idsIn('bsa; t47')).toEqual({ value: ['bsa', 't47'] })
  expect(idsIn('["bsa"]')).toEqual({ value: ['bsa'] })
})

test.each(['=1+1', "'tis", "'=x", '+4', '@a', 'plain', ''])('gives the harmless form of %j back', (text) => {
  expect(withoutApostrophe(harmlessCell(text))).toBe(text)
})

test('returns a list only for a JSON array', () => {
  expect(listIn('[1, "a"]', 'x')).toEqual({ value: [1, 'a'] })
  expect(listIn('{"a":1}', '[1]')).toEqual({ problem: 'Write this list like [1].' })
  expect(listIn('[1', '[1]')).toEqual({ problem: 'Write this list like [1].' })
})

test.each([
  ['=1', "'=1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ['\ta', "'\ta"],
  ['\ra', "'\ra"],
  ["'a", "''a"],
  ['a=1', 'a=1'],
])('writes %j so that no spreadsheet runs it: %j', (text, cell) => {
  expect(harmlessCell(text)).toBe(cell)
})

test('A leading apostrophe stays unless it protects against a formula', () => {
  expect(withoutApostrophe("'tis")).toBe("'tis")
  expect(withoutApostrophe('=1')).toBe('=1')
})
