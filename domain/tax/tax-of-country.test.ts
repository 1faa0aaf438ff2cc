import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TaxSettings } from '../../contract/shop/tax-rates.ts'
import { taxOfCountry } from './tax-of-country.ts'

const rate = (country: string | null, percent: number, from = '2026-01-01') => ({
  country,
  rate: percent,
  name: 'VAT',
  from,
})
const settingsOf = (change: Partial<TaxSettings> = {}): TaxSettings => ({
  home: 'DE',
  pricesInclude: true,
  abroad: 'gross',
  oss: true,
  rates: [rate('DE', 19), rate('AT', 20), rate('CH', 8.1), rate(null, 0)],
  ...change,
})
const today = '2026-11-29'
const vat = (percent: number, country: string) => ({ name: 'VAT', rate: percent, country })

describe('The tax of a sale', () => {
  test.each([
    ['DE', 19, 'DE'],
    [null, 19, 'DE'],
    ['AT', 20, 'AT'],
    ['CH', 8.1, 'CH'],
    ['US', 0, 'US'],
    // A sale to an EU country without its own rate is not an export.
    ['FR', 19, 'DE'],
  ])('To %j is %d percent of %s with the One Stop Shop', (country, percent, of) => {
    expect(taxOfCountry(settingsOf(), country, today)).toEqual(vat(percent, of))
  })

  test('Inside the EU is the home rate without the One Stop Shop', () => {
    const without = settingsOf({ oss: false })
    expect(taxOfCountry(without, 'AT', today)).toEqual(vat(19, 'DE'))
    expect(taxOfCountry(without, 'CH', today)).toEqual(vat(8.1, 'CH'))
  })

  test('Outside the EU has the rate of the country, with or without the One Stop Shop', () => {
    const swiss = settingsOf({ home: 'CH', oss: false })
    expect(taxOfCountry(swiss, 'AT', today)).toEqual(vat(20, 'AT'))
    expect(taxOfCountry(swiss, 'LI', today)).toEqual(vat(0, 'LI'))
  })

  test('To Monaco is as to France, and to the Isle of Man as to Great Britain, unless they have a rate', () => {
    const rates = [rate('FR', 20), rate('DE', 19), rate('GB', 20), rate(null, 0)]
    const french = settingsOf({ home: 'FR', oss: false, rates })
    expect(taxOfCountry(french, 'MC', today)).toEqual(vat(20, 'FR'))
    expect(taxOfCountry(settingsOf({ rates }), 'MC', today)).toEqual(vat(20, 'FR'))
    expect(taxOfCountry(settingsOf({ rates, oss: false }), 'MC', today)).toEqual(vat(19, 'DE'))
    expect(taxOfCountry(settingsOf({ home: 'GB', rates }), 'IM', today)).toEqual(vat(20, 'GB'))
    expect(taxOfCountry(settingsOf({ rates: [...rates, rate('MC', 19.6)] }), 'MC', today)).toEqual(
      vat(19.6, 'MC'),
    )
  })

  test('Is the home rate where no other is known', () => {
    expect(taxOfCountry(settingsOf({ rates: [rate('DE', 19)] }), 'US', today)).toEqual(vat(19, 'DE'))
  })

  test('Has the newest rate in force, on its first day too', () => {
    const rates = [rate('DE', 16, '2020-07-01'), rate('DE', 20, '2027-01-01'), rate('DE', 19, '2021-01-01')]
    const on = (day: string) => taxOfCountry(settingsOf({ rates }), 'DE', day)?.rate
    expect(['2020-06-30', '2020-12-31', '2021-01-01', '2026-12-31', '2027-01-01'].map(on)).toEqual([
      undefined,
      16,
      19,
      19,
      20,
    ])
  })

  test('Is unknown without a home country, or without a rate in force there', () => {
    expect(taxOfCountry(settingsOf({ home: null, rates: [] }), 'DE', today)).toBeNull()
    expect(taxOfCountry(settingsOf({ rates: [rate('AT', 20)] }), 'AT', today)).toBeNull()
  })

  const codes = fc.constantFrom('DE', 'AT', 'CH', 'US', 'FR')
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-01-${String(number).padStart(2, '0')}`)
  const anyRate = fc
    .tuple(fc.option(codes), fc.integer({ min: 0, max: 10_000 }), day)
    .map(([country, hundredths, from]) => rate(country, hundredths / 100, from))

  test('Is a rate in force: of the home country, of the country of delivery or of all others', () => {
    fc.assert(
      fc.property(
        codes,
        fc.boolean(),
        fc.array(anyRate, { maxLength: 12 }),
        fc.option(codes),
        day,
        (home, oss, rates, to, on) => {
          const settings = settingsOf({ home, oss, rates })
          const sold = taxOfCountry(settings, to, on)
          const begun = rates.filter(({ from }) => from <= on)
          if (!begun.some(({ country }) => country === home)) {
            expect(sold).toBeNull()
            return
          }
          const possible = begun.filter(
            ({ country }) => country === home || country === to || country === null,
          )
          expect(possible.map((one) => one.rate)).toContain(sold?.rate)
          expect<readonly unknown[]>([home, to]).toContain(sold?.country)
        },
      ),
    )
  })
})
