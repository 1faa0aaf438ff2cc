import { expect, test } from 'vitest'
import { readWith } from '../testing/read-body.ts'
import { moveProduct } from './product-places.ts'

const oneOfThem = 'Send either a place or the product before it.'

test.each([{ after: 'a' }, { after: null }, { place: 1 }, { place: 1_000_000 }])(
  'A product can be moved to %j',
  (body) => {
    expect(readWith(moveProduct.body, body)).toEqual(body)
  },
)

test.each([
  [{}, oneOfThem],
  [{ after: null, place: 1 }, oneOfThem],
  [{ place: 0 }, 'At least 1.'],
  [{ place: 1_000_001 }, 'At most 1,000,000.'],
])('A product cannot be moved to %j: %s', (body, message) => {
  expect(readWith(moveProduct.body, body)).toEqual({ refused: { place: message } })
})
