import { describe, expect, test } from 'vitest'
import type { PriceTerms } from '../../contract/shop/shop-sections.ts'
import { offeredTermsText, priceTermsOf, priceTermsText, totalTermsText } from './price-terms.ts'
import { emptySettings, sampleSettings } from './sample-settings.ts'

const zone = { name: 'Home', countries: ['DE'], by: 'amount', steps: [{ from: 0, fee: 5.9 }], freeFrom: 100 }
const charged = { ...emptySettings.rates, zones: [{ ...zone, by: 'amount' as const }] }

describe('The terms of a price', () => {
  test.each<[PriceTerms['tax'], PriceTerms['delivery'], string, string]>([
    ['included', 'included', 'tax and delivery included', 'tax and delivery included'],
    ['included', 'added', 'tax included, plus delivery', 'tax and delivery included'],
    ['added', 'included', 'delivery included, plus tax', 'tax and delivery included'],
    ['added', 'added', 'plus tax and delivery', 'tax and delivery included'],
    ['none', 'included', 'delivery included', 'delivery included'],
    ['none', 'added', 'plus delivery', 'delivery included'],
  ])('With tax %s and delivery %s are "%s", and "%s" for an order', (tax, delivery, product, order) => {
    expect(priceTermsText({ tax, delivery })).toBe(product)
    expect(totalTermsText({ tax })).toBe(order)
  })

  test('Add only delivery to an offered price', () => {
    expect(offeredTermsText({ tax: 'added', delivery: 'added' })).toBe('tax included, plus delivery')
    expect(offeredTermsText({ tax: 'none', delivery: 'included' })).toBe('delivery included')
  })

  test('Say nothing about the delivery of an order that is picked up', () => {
    expect(totalTermsText({ tax: 'included' }, true)).toBe('tax included')
    expect(totalTermsText({ tax: 'none' }, true)).toBe('')
  })

  test('Mention no tax until the owner sets one', () => {
    expect(priceTermsOf(sampleSettings)).toEqual({ tax: 'included', delivery: 'included' })
    expect(priceTermsOf(emptySettings)).toEqual({ tax: 'none', delivery: 'included' })
  })

  test('Use the rates by country rather than the single rate', () => {
    const rate = { country: 'DE', rate: 19, name: 'VAT', from: '2026-01-01' }
    const tax = { ...sampleSettings.tax, home: 'DE', rates: [rate], pricesInclude: false }
    expect(priceTermsOf({ ...sampleSettings, tax }).tax).toBe('added')
    expect(priceTermsOf({ ...emptySettings, tax: { ...tax, pricesInclude: true } }).tax).toBe('included')
  })

  test('Add delivery once the owner has rates', () => {
    expect(priceTermsOf({ ...sampleSettings, rates: charged })).toEqual({
      tax: 'included',
      delivery: 'added',
    })
  })
})
