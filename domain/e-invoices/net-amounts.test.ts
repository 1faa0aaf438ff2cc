import fc from 'fast-check'
import { expect, test } from 'vitest'
import { includedTaxCents } from '../payments/included-tax.ts'
import { netAmounts, unitPriceText } from './net-amounts.ts'

const rates = [0, 7, 19, 20, 25.5, 8.25]

test('Net amounts of lines add up to the net amount of their rate, each at most a cent from its own rounding', () => {
  const lines = fc.array(
    fc.record({ cents: fc.integer({ min: 1, max: 5_000_000 }), rate: fc.constantFrom(...rates) }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(lines, (sold) => {
      const grossAt = (rate: number) =>
        sold.filter((line) => line.rate === rate).reduce((sum, { cents }) => sum + cents, 0)
      const netAt = (rate: number) => grossAt(rate) - includedTaxCents(grossAt(rate), { rate })
      const nets = netAmounts(sold, netAt)
      for (const rate of rates) {
        const own = nets.filter((_, index) => sold[index]?.rate === rate)
        expect(own.reduce((sum, net) => sum + net, 0)).toBe(netAt(rate))
      }
      for (const [index, { cents, rate }] of sold.entries()) {
        const exact = cents / (1 + rate / 100)
        expect(Math.abs((nets[index] ?? 0) - exact)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('A discount takes its own tax off, also when it takes everything', () => {
  const netAt = (net: number) => () => net
  expect(
    netAmounts(
      [
        { cents: 11_900, rate: 19 },
        { cents: -1_190, rate: 19 },
      ],
      netAt(9_000),
    ),
  ).toEqual([10_000, -1_000])
  expect(
    netAmounts(
      [
        { cents: 999, rate: 19 },
        { cents: -999, rate: 19 },
      ],
      netAt(0),
    ),
  ).toEqual([839, -839])
})

test('Pieces times the price of one round to the amount of the line', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      (netCents, quantity) => {
        const price = unitPriceText(netCents, quantity)
        expect(Math.round(Number(price) * quantity * 100)).toBe(netCents)
      },
    ),
  )
  expect(unitPriceText(1_000, 4)).toBe('2.50')
  expect(unitPriceText(1_000, 3)).toBe('3.333')
})
