import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { includedTaxCents } from '../payments/included-tax.ts'
import { grossCents } from './taxed-price.ts'

const home = { rate: 19 }
const austria = { rate: 20 }
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => ({ rate: hundredths / 100 }))
const cents = fc.integer({ min: 0, max: 100_000_000 })

describe('What a customer pays', () => {
  test.each([
    [true, 'gross', 11_900, 11_900],
    [true, 'net', 11_900, 12_000],
    [false, 'gross', 10_000, 11_900],
    [false, 'net', 10_000, 12_000],
  ] as const)(
    'With tax included: %j, and the same %s amount everywhere, %i cents become %i abroad',
    (pricesInclude, abroad, given, paid) => {
      expect(grossCents(given, { pricesInclude, abroad }, home, austria)).toBe(paid)
      expect(grossCents(given, { pricesInclude, abroad }, home, home)).toBe(11_900)
    },
  )

  test('Is the price of the catalogue where prices include tax and the same amount is paid everywhere', () => {
    fc.assert(
      fc.property(cents, percent, percent, (given, one, other) => {
        expect(grossCents(given, { pricesInclude: true, abroad: 'gross' }, one, other)).toBe(given)
        expect(grossCents(given, { pricesInclude: true, abroad: 'net' }, one, one)).toBe(given)
      }),
    )
  })

  test('Leaves the net price of the catalogue, to a cent', () => {
    fc.assert(
      fc.property(cents, percent, percent, (given, one, other) => {
        const gross = grossCents(given, { pricesInclude: false, abroad: 'net' }, one, other)
        expect(Math.abs(gross - includedTaxCents(gross, other) - given)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
