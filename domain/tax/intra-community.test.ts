import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TaxSettings } from '../../contract/shop/tax-rates.ts'
import { confirmedNumber, isIntraCommunity, vatConfirmationMs } from './intra-community.ts'
import { type ExemptSale, taxOfSales } from './tax-of-sales.ts'

const day = '2026-11-30'
const rate = (country: string | null, percent: number) => ({
  country,
  rate: percent,
  name: 'VAT',
  from: '2020-01-01',
})
const settingsOf = (change: Partial<TaxSettings>): TaxSettings => ({
  home: 'DE',
  pricesInclude: true,
  abroad: 'gross',
  oss: true,
  rates: [rate('DE', 19), rate('AT', 20), rate(null, 0)],
  ...change,
})
const exempt: ExemptSale = { reason: 'intra-community', vatNumber: 'ATU33864707' }
const toAustria = (country: string) => (country === 'AT' ? exempt : undefined)

describe('A delivery to a company', () => {
  test.each([
    ['DE', 'AT', 'ATU33864707', true],
    // The number may be of another country than that of the delivery.
    ['DE', 'FR', 'ATU33864707', true],
    ['DE', 'GR', 'EL094259216', true],
    ['DE', 'DE', 'ATU33864707', false],
    ['DE', 'AT', 'DE136695976', false],
    ['DE', 'US', 'ATU33864707', false],
    ['DE', 'GB', 'XI110305878', false],
    ['CH', 'AT', 'ATU33864707', false],
    ['DE', null, 'ATU33864707', false],
    [null, 'AT', 'ATU33864707', false],
  ])('From %j to %j with the number %s is free of tax: %j', (home, country, vatNumber, isFree) => {
    expect(isIntraCommunity(home, country, vatNumber)).toBe(isFree)
  })

  test('A number counts only while its confirmation is not too old', () => {
    const confirmed = { vatNumber: 'ATU33864707', vatState: 'confirmed', vatConfirmedAt: 1_000 }
    expect(confirmedNumber(confirmed, 1_000 + vatConfirmationMs - 1)).toBe('ATU33864707')
    expect(confirmedNumber(confirmed, 1_000 + vatConfirmationMs)).toBeNull()
    expect(confirmedNumber({ ...confirmed, vatState: 'waiting' }, 1_000)).toBeNull()
    expect(confirmedNumber({ ...confirmed, vatConfirmedAt: null }, 1_000)).toBeNull()
  })

  test.each([
    [{ pricesInclude: true, abroad: 'gross' as const }, 11_900, 10_000],
    [{ pricesInclude: true, abroad: 'net' as const }, 11_900, 10_000],
    [{ pricesInclude: false, abroad: 'gross' as const }, 10_000, 10_000],
  ])('Costs the net price of the catalogue with %j', (change, cents, paid) => {
    const taxes = taxOfSales(settingsOf(change), day, toAustria)
    expect(taxes.grossOf(cents, 'AT')).toBe(paid)
    expect(taxes.taxOf('AT')).toEqual({ name: 'VAT', rate: 0, country: 'AT', exempt })
    expect(taxes.taxOf('DE')).toEqual({ name: 'VAT', rate: 19, country: 'DE' })
  })

  test('Has no exemption before the owner has set rates', () => {
    const taxes = taxOfSales(settingsOf({ home: null, rates: [] }), day, toAustria)
    expect([taxes.taxOf('AT'), taxes.grossOf(500, 'AT'), taxes.agreedOf(500, 'AT')]).toEqual([null, 500, 500])
  })

  test('An agreed amount is the same in every country, and its net amount without tax', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(cents, fc.boolean(), fc.constantFrom('gross', 'net'), (agreed, pricesInclude, abroad) => {
        const taxes = taxOfSales(settingsOf({ pricesInclude, abroad }), day, toAustria)
        for (const country of ['DE', 'FR', 'US', null]) expect(taxes.agreedOf(agreed, country)).toBe(agreed)
        expect(taxes.agreedOf(agreed, 'AT')).toBe(Math.round((agreed * 100) / 119))
      }),
    )
  })
})
