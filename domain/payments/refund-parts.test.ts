import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributeRefund } from './refund-parts.ts'

const used = (orderId: string, leftCents: number) => ({ orderId, leftCents, isUsed: true })
const unused = (orderId: string, leftCents: number) => ({ orderId, leftCents, isUsed: false })

test.each([
  ['the order of which exactly this is left', 300, [used('a', 500), used('b', 300)], { b: 300 }],
  ['the first of two such orders', 300, [used('a', 300), used('b', 300)], { a: 300 }],
  ['the orders in turn', 600, [used('a', 500), used('b', 300)], { a: 500, b: 100 }],
  ['an order that took no money before others', 400, [used('a', 400), unused('b', 300)], { b: 300, a: 100 }],
  ['an order that took no money, exactly', 300, [used('a', 300), unused('b', 300)], { b: 300 }],
  ['another order when that one has its money back', 400, [used('a', 400), unused('b', 0)], { a: 400 }],
  [
    'the order of which exactly this is left, although one that took no money has it back',
    400,
    [used('a', 500), used('b', 400), unused('c', 0)],
    { b: 400 },
  ],
  ['the last order, beyond all', 900, [used('a', 500), used('b', 300)], { a: 500, b: 400 }],
  ['the order that took no money, beyond all', 900, [unused('a', 0), used('b', 300)], { b: 300, a: 600 }],
])('A refund goes to %s', (_case, amount, parts, expected) => {
  const attributed = attributeRefund(amount, parts)
  expect(Object.fromEntries(attributed.map(({ orderId, amountCents }) => [orderId, amountCents]))).toEqual(
    expected,
  )
})

test('The parts of a refund add up to its amount, with one positive part for each order; the refund of a charge without orders has no parts', () => {
  const left = fc.array(fc.tuple(fc.nat(1_000), fc.boolean()), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), left, (amount, orders) => {
      const parts = orders.map(([leftCents, isUsed], index) => ({ orderId: `o${index}`, leftCents, isUsed }))
      const attributed = attributeRefund(amount, parts)
      expect(attributed.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(amount)
      expect(new Set(attributed.map(({ orderId }) => orderId)).size).toBe(attributed.length)
      expect(attributed.every(({ amountCents }) => amountCents > 0)).toBe(true)
    }),
  )
  expect(attributeRefund(5, [])).toEqual([])
})
