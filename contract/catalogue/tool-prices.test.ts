import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readWith } from '../testing/read-body.ts'
import { givenPrices } from './tool-prices.ts'

const body = z.object(givenPrices)
const read = (...priceBreaks: readonly (readonly [from: number, price: number])[]) =>
  readWith(body, { priceBreaks: priceBreaks.map(([from, price]) => ({ from, price })) })

describe('The price breaks of a tool', () => {
  test('Need a higher quantity and a lower price in each row', () => {
    const priceBreaks = [
      { from: 2, price: 9 },
      { from: 3, price: 8.99 },
      { from: 1_000_000, price: 0.01 },
    ]
    expect(readWith(body, { priceBreaks })).toEqual({ priceBreaks })
    expect(read([5, 9], [5, 8], [4, 7])).toEqual({
      refused: {
        'priceBreaks.1.from': 'Enter more than 5 pieces: the row before has them.',
        'priceBreaks.2.from': 'Enter more than 5 pieces: the row before has them.',
      },
    })
    expect(read([5, 9], [6, 9], [7, 9.5])).toEqual({
      refused: {
        'priceBreaks.1.price': 'Enter less than 9.00, the price of the row before.',
        'priceBreaks.2.price': 'Enter less than 9.00, the price of the row before.',
      },
    })
  })

  test('Begin at two pieces and one cent, and have at most eight rows', () => {
    expect(read([1, 0])).toEqual({
      refused: { 'priceBreaks.0.from': 'At least 2 pieces.', 'priceBreaks.0.price': 'At least 0.01.' },
    })
    expect(read([1_000_001, 9])).toEqual({ refused: { 'priceBreaks.0.from': 'At most 1,000,000.' } })
    const rows = Array.from({ length: 9 }, (_, index) => [index + 2, 20 - index] as const)
    expect(read(...rows.slice(1))).not.toHaveProperty('refused')
    expect(read(...rows)).toEqual({ refused: { priceBreaks: 'At most 8 price breaks.' } })
  })

  test('Can be removed, and so can the earlier price', () => {
    expect(readWith(body, { priceBreaks: null, compareAtPrice: null })).toEqual({
      priceBreaks: null,
      compareAtPrice: null,
    })
    expect(readWith(body, { compareAtPrice: 0 })).toEqual({ refused: { compareAtPrice: 'At least 0.01.' } })
  })
})
