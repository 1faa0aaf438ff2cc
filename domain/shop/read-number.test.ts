import { describe, expect, test } from 'vitest'
import type { DecimalMark } from './decimal-mark.ts'
import { type NumberKind, readNumber, unclearNumber } from './read-number.ts'

/** Reads a text as a shop does: the plain number, the possible meanings, or undefined. */
function read(text: string, kind: NumberKind = 'amount', decimalMark: DecimalMark = ',', currency = 'EUR') {
  const number = readNumber(text, kind, { decimalMark, currency })
  if ('plain' in number) return number.plain
  return 'unclear' in number ? number.unclear : undefined
}

describe.each([',', '.'] as const)('Where decimals follow %j', (decimalMark) => {
  test.each([
    ['19,90', '19.90'],
    ['19.90', '19.90'],
    ['19,9', '19.9'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1\u202f234,50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1’234.50', '1234.50'],
    ['1 234', '1234'],
    ['12 345 678,9', '12345678.9'],
    ['1.234.567', '1234567'],
    ['1,234,567.89', '1234567.89'],
    ['12,34,567.50', '1234567.50'],
    ['1234', '1234'],
    ['1234,5', '1234.5'],
    ['0,125', '0.125'],
    ['0.5', '0.5'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['007', '007'],
    ['-3', '-3'],
    ['−3,5', '-3.5'],
    ['– 3', '-3'],
    ['+3', '3'],
    ['  7\u00a0', '7'],
    ['7\n', '7'],
    ['\u200e19,90\u200f', '19.90'],
    ['١٩٫٩٠', '19.90'],
    ['۱۹٫۹۰', '19.90'],
    ['१९.९०', '19.90'],
    ['１９．９０', '19.90'],
    ['19,90 €', '19.90'],
    ['€19.90', '19.90'],
    ['EUR 19,90', '19.90'],
    ['19,90 eur', '19.90'],
    ['-€ 3', '-3'],
    ['€ -3', '-3'],
    ['12.-', '12'],
    ['12,-', '12'],
    ['12,--', '12'],
    ['12.– €', '12'],
    ['EUR 12,—', '12'],
    ['1 234.-', '1234'],
  ])('%j is the amount %s', (text, plain) => {
    expect(read(text, 'amount', decimalMark)).toBe(plain)
  })

  test.each([
    '',
    ' ',
    'abc',
    '7.',
    '7,',
    '.',
    ',',
    '-',
    '--3',
    '1..5',
    '1,,5',
    '1.2.3',
    '1,2,3',
    '1.23,50',
    '12.34.567',
    '1,234.567,8',
    '1 23',
    '1 234 56',
    "1 234'567",
    '1 234,567.8',
    '0.123.456',
    '19,90 $',
    'USD 19.90',
    '19,90 %',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '½',
    '2²',
    '19,90 € €',
    '5 3',
    '1'.repeat(41),
  ])('%j is not an amount', (text) => {
    expect(read(text, 'amount', decimalMark)).toBeUndefined()
  })
})

test.each([
  ['1.234', 'amount', ',', ['1234', '1,23']],
  ['1,234', 'amount', ',', ['1234', '1,23']],
  ['1.250', 'amount', '.', ['1250', '1.25']],
  ['1,234', 'amount', '.', ['1234', '1.23']],
  ['1.000', 'amount', ',', ['1000', '1,00']],
  ['-1.000', 'amount', ',', ['-1000', '-1,00']],
  ['1.234 €', 'amount', ',', ['1234', '1,23']],
  ['1.234', 'measure', ',', ['1234', '1,234']],
  ['1,234', 'measure', '.', ['1234', '1.234']],
  ['1.000', 'pieces', '.', ['1000', '1']],
  ['1,000', 'pieces', ',', ['1000', '1']],
  ['1.234', 'pieces', '.', ['1234']],
] as const)('%j as %s with decimals after %j is unclear: %j', (text, kind, mark, meanings) => {
  expect(read(text, kind, mark)).toEqual(meanings)
})

test.each([
  ['1.234', 'pieces', ',', '1234'],
  ['1,234', 'pieces', '.', '1234'],
  ['1,234', 'measure', ',', '1.234'],
  ['1.234', 'measure', '.', '1.234'],
  ['1000.234', 'measure', ',', '1000.234'],
  ['7.0', 'pieces', '.', '7.0'],
  ['19 %', 'percent', ',', '19'],
  ['7,7%', 'percent', '.', '7.7'],
] as const)('%j as %s with decimals after %j is %s', (text, kind, mark, plain) => {
  expect(read(text, kind, mark)).toBe(plain)
})

test.each([
  ['$19.90', 'USD'],
  ['US$ 19.90', 'USD'],
  ['19.90 kr.', 'SEK'],
  ['kr.19,90', 'DKK'],
  ['Fr. 19.90', 'CHF'],
  ['19,90 zł', 'PLN'],
  ['£19.90', 'GBP'],
])('%j is an amount of %s only', (text, currency) => {
  expect(read(text, 'amount', '.', currency)).toBe('19.90')
  expect(read(text, 'amount', '.', 'EUR')).toBeUndefined()
})

test('Each suggested reading can be typed and is accepted', () => {
  for (const mark of ['.', ','] as const)
    for (const kind of ['pieces', 'amount', 'percent', 'measure'] as const)
      for (const text of ['1.234', '1,234', '1.000', '9,900']) {
        const meanings = read(text, kind, mark)
        if (Array.isArray(meanings))
          expect(meanings.map((each) => typeof read(each, kind, mark))).not.toContain('object')
      }
})

test('The refusal of an ambiguous number says what to write', () => {
  expect(unclearNumber(['1234', '1,23'])).toBe('Write 1234 or 1,23: it is not clear which is meant.')
  expect(unclearNumber(['1234'])).toBe('Write 1234 if you mean that: it is not clear.')
})

test.each([
  ['HK$19.90', 'HKD'],
  ['S$ 19.90', 'SGD'],
  ['19,90 руб.', 'RUB'],
  ['19,90 грн', 'UAH'],
  ['19,90 TL', 'TRY'],
  ['Rs. 19.90', 'INR'],
  ['19.90元', 'CNY'],
  ['S/ 19.90', 'PEN'],
  ['KSh 19.90', 'KES'],
])('%s is an amount in %s, and in no other currency', (text, currency) => {
  expect(read(text, 'amount', '.', currency)).toBe('19.90')
  expect(read(text, 'amount', '.', 'EUR')).toBeUndefined()
})

test.each(['10 %', '10%', '10\u202f%', '%10', '% 10', '10％', '١٠٪'])('%j is ten percent', (text) => {
  expect(read(text, 'percent')).toBe('10')
})
