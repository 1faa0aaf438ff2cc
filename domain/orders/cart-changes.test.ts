import { expect, test } from 'vitest'
import { changesOfLine, joinedLines } from './cart-changes.ts'

const product = { unitPriceCents: 500, available: 10, minimumOrder: 2 }
const line = { unitPriceCents: 500, quantity: 2 }

test.each([
  ['nothing', line, product, []],
  ['a price', { ...line, unitPriceCents: 400 }, product, ['price']],
  ['a product that is gone', line, undefined, ['gone']],
  ['no stock', line, { ...product, available: 0 }, ['sold-out']],
  ['less stock than the minimum order', line, { ...product, available: 1 }, ['sold-out']],
  ['less stock than wanted', { ...line, quantity: 11 }, product, ['above-stock']],
  ['exactly the stock', { ...line, quantity: 10 }, product, []],
  ['less than the minimum order', { ...line, quantity: 1 }, product, ['below-minimum']],
  ['a price and the stock', { unitPriceCents: 1, quantity: 11 }, product, ['price', 'above-stock']],
])('%s', (_, written, offered, expected) => {
  expect(changesOfLine(written, offered)).toEqual(expected)
})

test('Lines of one product are one line with all pieces, at most what the shop books at once', () => {
  const lines = [
    { productId: 'a', quantity: 1 },
    { productId: 'b', quantity: 900_000 },
    { productId: 'a', quantity: 2 },
    { productId: 'b', quantity: 900_000 },
  ]
  expect(joinedLines(lines)).toEqual([
    { productId: 'a', quantity: 3 },
    { productId: 'b', quantity: 1_000_000 },
  ])
})
