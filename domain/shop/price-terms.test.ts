import { describe, expect, test } from 'vitest'
import type { PriceTerms } from '../../contract/shop/shop-sections.ts'
import { priceTermsOf, priceTermsText, totalTermsText } from './price-terms.ts'
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

  test('Mention no tax until the owner sets one', () => {
    expect(priceTermsOf(sampleSettings)).toEqual({ tax: 'included', delivery: 'included' })
    expect(priceTermsOf(emptySettings)).toEqual({ tax: 'none', delivery: 'included' })
  })

  test('Add delivery once the owner has rates', () => {
    expect(priceTermsOf({ ...sampleSettings, rates: charged })).toEqual({
      tax: 'included',
      delivery: 'added',
    })
  })
})
