import { expect, test } from 'vitest'
import { p75Of, rangeOf, ratingOf } from './visit-facts.ts'

test('A value belongs to the range with the next bound', () => {
  expect([0, 500, 501, 2500, 10_000, 10_001].map((value) => rangeOf('lcp', value))).toEqual([
    500,
    500,
    1000,
    2500,
    10_000,
    null,
  ])
  expect(rangeOf('cls', 0.1)).toBe(0.1)
})

test('Three of four values are at most the 75th percentile', () => {
  expect(
    p75Of(
      'lcp',
      new Map([
        [500, 3],
        [6000, 1],
      ]),
    ),
  ).toBe(500)
  expect(
    p75Of(
      'lcp',
      new Map([
        [500, 2],
        [4000, 1],
        [6000, 1],
      ]),
    ),
  ).toBe(4000)
  expect(
    p75Of(
      'inp',
      new Map([
        [50, 1],
        [null, 9],
      ]),
    ),
  ).toBeNull()
})

test('The rating has the limits of web.dev', () => {
  expect([2500, 3000, 4000, 6000, null].map((p75) => ratingOf('lcp', p75))).toEqual([
    'good',
    'needs-work',
    'needs-work',
    'poor',
    'poor',
  ])
  expect([ratingOf('inp', 200), ratingOf('inp', 500), ratingOf('inp', 1000)]).toEqual([
    'good',
    'needs-work',
    'poor',
  ])
  expect([ratingOf('cls', 0.1), ratingOf('cls', 0.25), ratingOf('cls', 0.5)]).toEqual([
    'good',
    'needs-work',
    'poor',
  ])
})
