import { describe, expect, test } from 'vitest'
import {
  addressableId,
  amount,
  flag,
  pictureAddress,
  piecesAtLeast,
  piecesLeft,
  price,
  starsGiven,
  text,
} from './fields.ts'

describe('A numeric field', () => {
  test.each([
    [12, 12],
    ['12', 12],
    [' 12 ', 12],
    ['$12', 12],
    ['$ 1,234.50', 1234.5],
    ['1,234,567', 1_234_567],
    ['.5', 0.5],
    ['1e3', 1000],
    ['-1', -1],
  ])('%j is read as %d', (raw, value) => {
    expect(amount(raw)).toBe(value)
  })

  test.each([
    '',
    ' ',
    '$',
    '.',
    '-',
    'e3',
    'plenty',
    '1,5',
    '1.234,50',
    '12 pcs',
    '0x10',
    'Infinity',
    '1e12',
    '9'.repeat(50),
  ])('%j is undefined', (raw) => {
    expect(amount(raw)).toBeUndefined()
  })

  test.each([null, undefined, true, {}, [], [1], Number.NaN, Number.POSITIVE_INFINITY])(
    'is undefined if it has another type: %j',
    (raw) => {
      expect(amount(raw)).toBeUndefined()
    },
  )

  test('is rejected without parsing if its text is long', () => {
    expect(amount(`1${',000'.repeat(10_000)}x`)).toBeUndefined()
  })
})

test.each([
  [4.5, 4, 5],
  ['12', 12, 12],
  [0, 0, undefined],
  [-3, 0, undefined],
  [1e12, undefined, undefined],
  ['', undefined, undefined],
])('%j pieces count as %s left and a minimum of %s', (raw, left, atLeast) => {
  expect([piecesLeft(raw), piecesAtLeast(raw)]).toEqual([left, atLeast])
})

test.each([
  [0, 0],
  ['$1,234.50', 1234.5],
  [18.499_999_999, 18.5],
  [-1, undefined],
  [1e12, undefined],
  [null, undefined],
])('A price of %j is read as %s', (raw, read) => {
  expect(price(raw)).toBe(read)
})

test.each([
  [0, 0],
  [7, 5],
  [-2, 0],
  [4.5, 4.5],
  ['4.5', 4.5],
  [4.3, 4.5],
  [4.2, 4],
  [null, undefined],
])('Ratings of %j are %s stars', (raw, stars) => {
  expect(starsGiven(raw)).toBe(stars)
})

test.each(['.', '..', '', ' ', null, undefined, {}, true])('%j is not a valid id for an address', (raw) => {
  expect(addressableId(raw)).toBeUndefined()
})

test.each([
  [12, '12'],
  ['a/b', 'a/b'],
  ['...', '...'],
  ['\ud83d', '\ufffd'],
])('%j is a valid id, read as %j', (raw, id) => {
  expect(addressableId(raw)).toBe(id)
  expect(() => encodeURIComponent(id)).not.toThrow()
})

test.each([
  'http://[bad',
  'http://',
  'http:',
  'http:/',
  'https:',
  'http:[bad',
  '//[bad',
  'javascript:alert(1)',
  'data:text/html,x',
  'x.png',
  '',
  12,
  null,
])('%j is not a valid picture address', (raw) => {
  expect(pictureAddress(raw)).toBeUndefined()
})

test.each(['https://i.example/a.png', '//i.example/a.png', '/images/a.webp', 'data:image/png;base64,AA'])(
  '%s is a valid picture address',
  (raw) => {
    expect(pictureAddress(` ${raw} `)).toBe(raw)
  },
)

test('Text is read unchanged, and blank text is read as undefined', () => {
  expect([text(' a '), text(12), text('  '), text(Number.NaN), text({})]).toEqual([
    ' a ',
    '12',
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  [true, true],
  ['true', true],
  [1, true],
  ['yes', true],
  [false, false],
  ['False', false],
  ['0', false],
  ['', false],
  [null, undefined],
])('The flag %j is %s', (raw, set) => {
  expect(flag(raw)).toBe(set)
})
