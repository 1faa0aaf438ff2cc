import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, centsOf, orderPriceCents, sumOfAmounts, unitPriceCents } from './money.ts'

test.each([
  [0, 0],
  [0.01, 1],
  [0.29, 29],
  [1.1, 110],
  [19.99, 1999],
  [4.35, 435],
  [1_000_000, 100_000_000],
])('An amount of %d is %i cents', (amount, cents) => {
  expect(centsOf(amount)).toBe(cents)
})

test('Amounts add up exactly', () => {
  expect(sumOfAmounts([0.1, 0.2, 19.99])).toBe(20.29)
  expect(sumOfAmounts([])).toBe(0)
})

test('Every amount in cents survives the conversion to the wire and back', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31), (cents) => {
      const onTheWire: unknown = JSON.parse(JSON.stringify(amountOf(cents)))
      expect(centsOf(Number(onTheWire))).toBe(cents)
    }),
  )
})

test('An order costs the unit price for every piece, to the cent', () => {
  expect(orderPriceCents(1999, 3)).toBe(5997)
  expect(orderPriceCents(29, 1_000_000)).toBe(29_000_000)
  expect(orderPriceCents(0, 5)).toBe(0)
})

test("An order's unit price is its amount divided by the pieces, if that gives whole cents", () => {
  expect(unitPriceCents(5997, 3)).toBe(1999)
  expect(unitPriceCents(0, 5)).toBe(0)
  expect(unitPriceCents(1000, 3)).toBeUndefined()
  expect(unitPriceCents(1000, 0)).toBeUndefined()
  expect(unitPriceCents(1000, -5)).toBeUndefined()
})
