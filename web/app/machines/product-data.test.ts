import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptySettings, sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { shownSettings } from '../../../domain/shop/shown-settings.ts'
import type { ToolData } from '../../features/tool/load-tool.ts'
import { toolPageData } from './product-data.ts'
import { homePageData, listPageData } from './shop-data.ts'

const sampleText = (page: string) =>
  readFileSync(join(import.meta.dirname, '../../../sample-shop/texts', `${page}.md`), 'utf8')
const shop = shownSettings(sampleSettings)
const emptyShop = shownSettings(emptySettings)
const absolute = (address: string) => new URL(address, 'https://shop.example').href
const tool = {
  _id: 'cassette-tool',
  name: 'Cassette tool',
  img: '/pictures/a.webp',
  shortDescription: 'Twelve splines.',
  minOrderQuantity: 5,
  availableQuantity: 5,
  price: 12.5,
}
const described: ToolData['tool'] = {
  ...tool,
  sku: 'TW-1204',
  brand: 'Truewheel',
  category: 'Cassette tools',
  weightGrams: 86.5,
  specs: [{ key: 'drive', value: 24, unit: 'mm' }],
  pictures: [{ img: 'https://pictures.example/b.webp', alt: 'From above.' }],
  priceBreaks: [{ from: 10, price: 11 }],
}
const review = {
  _id: 'r1',
  img: '',
  name: 'Ada',
  review: 'Fits.',
  ratings: 5,
  tool: tool._id,
  boughtHere: true,
  createdAt: Date.UTC(2026, 10, 23),
}
const reviews = {
  average: 3.5,
  count: 2,
  boughtHere: { average: 5, count: 1 },
  reviews: [review, { ...review, _id: 'r2', name: 'Bo', ratings: 2, boughtHere: false }],
  isFirst: true,
}
const offerOf = (changed: Partial<ToolData['tool']>) =>
  toolPageData({ tool: { ...described, ...changed } }, absolute, shop)[0].offers

describe('The structured data of a product', () => {
  test('has everything that shopping services require', () => {
    const [product] = toolPageData({ tool: described, reviews }, absolute, shop)
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: tool.name,
      description: tool.shortDescription,
      url: 'https://shop.example/tool/cassette-tool',
      image: ['https://shop.example/pictures/a.webp', 'https://pictures.example/b.webp'],
      sku: 'TW-1204',
      productID: 'cassette-tool',
      brand: { '@type': 'Brand', name: 'Truewheel' },
      category: 'Cassette tools',
      weight: { value: 86.5, unitCode: 'GRM' },
      additionalProperty: [{ propertyID: 'drive', value: 24, unitText: 'mm' }],
    })
    expect(product.offers).toMatchObject({
      price: '62.50',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      eligibleQuantity: { minValue: 5 },
    })
  })

  test('states the price of the smallest order, and of each higher quantity with a lower price per piece', () => {
    const prices = offerOf({})?.priceSpecification.map((each) =>
      'eligibleQuantity' in each
        ? [
            each.eligibleQuantity.minValue,
            each.referenceQuantity.value,
            each.referenceQuantity.valueReference.value,
            each.price,
          ]
        : each,
    )
    expect(prices).toEqual([
      [5, 5, 1, '62.50'],
      [10, 10, 1, '110.00'],
    ])
  })

  test('includes a price break that the smallest order already reaches', () => {
    const offer = offerOf({ minOrderQuantity: 12 })
    expect(offer?.price).toBe('132.00')
    expect(offer?.priceSpecification).toHaveLength(1)
  })

  test.each([
    [0, 'https://schema.org/OutOfStock'],
    [4, 'https://schema.org/OutOfStock'],
    [5, 'https://schema.org/InStock'],
    [undefined, undefined],
  ])('with %s pieces and a minimum order of five has the availability %s', (availableQuantity, expected) => {
    expect(offerOf({ availableQuantity })?.availability).toBe(expected)
  })

  test('has the rating and the reviews of customers who bought it here, and no others', () => {
    const [product] = toolPageData({ tool: described, reviews }, absolute, shop)
    expect(product).toMatchObject({
      aggregateRating: { ratingValue: 5, reviewCount: 1, bestRating: 5 },
      review: [{ author: { name: 'Ada' }, reviewRating: { ratingValue: 5 }, reviewBody: 'Fits.' }],
    })
    const unproven = { ...reviews, boughtHere: { average: null, count: 0 }, reviews: [] }
    const [unrated] = toolPageData({ tool: described, reviews: unproven }, absolute, shop)
    expect(unrated).not.toHaveProperty('aggregateRating')
    expect(unrated).not.toHaveProperty('review')
  })

  test('names the category in the language of the page', () => {
    const translated = { ...described, categoryLabel: 'Kassettenwerkzeug' }
    const [product] = toolPageData({ tool: translated, reviews }, absolute, shop)
    expect(product.category).toBe('Kassettenwerkzeug')
  })

  test('has only the facts of the plain answer of a backend without extensions', () => {
    const [product] = toolPageData({ tool }, absolute, shop)
    expect(product).toMatchObject({ sku: 'cassette-tool', offers: { price: '62.50' } })
    for (const missing of ['brand', 'category', 'weight', 'additionalProperty', 'aggregateRating'])
      expect(product).not.toHaveProperty(missing)
    const { price: _price, ...free } = tool
    expect(toolPageData({ tool: free }, absolute, shop)[0]).not.toHaveProperty('offers')
  })

  test('joins the members of a family in a group, by the properties that services know', () => {
    const member = { price: 4.2, availableQuantity: 5, minOrderQuantity: 1 }
    const family = {
      id: 'brake-cable',
      name: 'Brake cable',
      axes: [
        { key: 'length', name: 'Length' },
        { key: 'colour', name: 'Colour' },
      ],
      members: [
        {
          ...member,
          _id: tool._id,
          name: 'Short',
          values: [{ value: 1700, unit: 'mm' }, { value: 'Black' }],
        },
        { ...member, _id: 'long', name: 'Long', values: [{ value: 2000, unit: 'mm' }, { value: 'Black' }] },
      ],
    }
    const guide = { specs: [], needsAlso: [], neighbours: [], family }
    const [product, , group] = toolPageData({ tool, guide }, absolute, shop)
    expect(product).toMatchObject({
      inProductGroupWithID: 'brake-cable',
      isVariantOf: { '@id': group?.['@id'] },
      size: '1700 mm',
      color: 'Black',
    })
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Brake cable',
      productGroupID: 'brake-cable',
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
      hasVariant: [
        { '@id': product['@id'], size: '1700 mm' },
        { name: 'Long', url: 'https://shop.example/tool/long', size: '2000 mm' },
      ],
    })
  })

  test('contains the breadcrumb of the page', () => {
    expect(toolPageData({ tool }, absolute, shop)[1].itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Truewheel', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Tools', item: 'https://shop.example/tools' },
      { '@type': 'ListItem', position: 3, name: tool.name, item: 'https://shop.example/tool/cassette-tool' },
    ])
  })
})

describe('Delivery and returns', () => {
  test('are the same for search engines as on the pages', () => {
    const offer = offerOf({})
    const { deliveryTime, shippingRate } = offer?.shippingDetails?.[0] ?? {}
    const { handlingTime, transitTime } = deliveryTime ?? {}
    expect([handlingTime?.maxValue, transitTime?.minValue, transitTime?.maxValue]).toEqual([1, 3, 14])
    expect(shippingRate?.value).toBe('0.00')
    const sentences = sampleText('delivery')
    expect(sentences).toContain('leaves on the same working day, a later one on the next')
    expect(sentences).toContain(
      'takes {{days-from}} to {{days-to}} working days, and up to {{days-farthest}} to the most distant',
    )
    expect(offer?.hasMerchantReturnPolicy?.map(({ merchantReturnDays }) => merchantReturnDays)).toEqual([
      30, 30,
    ])
    expect(sampleText('returns')).toContain('within {{return-days}} days of its arrival')
    expect(offer?.hasMerchantReturnPolicy?.[0]?.merchantReturnDays).toBe(shop.delivery.returnDays)
  })

  test('name all 72 countries, with at most 50 in one policy', () => {
    const { countries } = shop.delivery
    expect(countries).toHaveLength(72)
    const offer = offerOf({})
    const destinations = offer?.shippingDetails?.map(({ shippingDestination }) => shippingDestination)
    expect(destinations?.map(({ addressCountry }) => addressCountry)).toEqual([countries])
    const parts = offer?.hasMerchantReturnPolicy?.map(({ applicableCountry }) => applicableCountry) ?? []
    expect(parts.flat()).toEqual(countries)
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(50)
  })
})

const zones = [
  { name: 'Home', countries: ['US'], by: 'amount' as const, steps: [{ from: 0, fee: 5.9 }], freeFrom: 62.5 },
  {
    name: 'Abroad',
    countries: ['CA', 'MX'],
    by: 'amount' as const,
    steps: [{ from: 0, fee: 9.9 }],
    freeFrom: null,
  },
]
const delivery = { zones, defaultZone: null, home: 'US', pieceGrams: null, names: {} }
const charging = {
  ...shop,
  terms: { tax: 'none' as const, delivery: 'added' as const },
  delivery: { ...shop.delivery, countries: [] },
}

describe('A shop that charges for delivery', () => {
  test('states the price of delivering the smallest order to each country, and no tax without one', () => {
    const { offers } = toolPageData({ tool: described, delivery }, absolute, charging)[0]
    expect(
      offers?.shippingDetails?.map(({ shippingRate, shippingDestination }) => [
        shippingRate.value,
        shippingDestination.addressCountry,
      ]),
    ).toEqual([
      ['0.00', ['US']],
      ['9.90', ['CA', 'MX']],
    ])
    expect(offers?.priceSpecification[0]).not.toHaveProperty('valueAddedTaxIncluded')
  })

  test('promises nothing about delivery if the backend does not say what it costs', () => {
    const { offers } = toolPageData({ tool: described }, absolute, charging)[0]
    expect(offers).not.toHaveProperty('shippingDetails')
  })
})

test('A reduced product states the earlier price of its smallest order beside its price', () => {
  const offer = offerOf({ compareAtPrice: 15 })
  expect(offer?.price).toBe('62.50')
  expect(offer?.priceSpecification.at(-1)).toMatchObject({
    priceType: 'https://schema.org/StrikethroughPrice',
    price: '75.00',
  })
})

test('A product on sale states the last day of its price on the calendar of the shop', () => {
  const [saleStartsAt, saleEndsAt] = [Date.parse('2026-11-27T08:00Z'), Date.parse('2026-11-30T00:00Z')]
  expect(offerOf({ saleStartsAt, saleEndsAt })).toHaveProperty('priceValidUntil', '2026-11-29')
  expect(offerOf({ saleStartsAt })).not.toHaveProperty('priceValidUntil')
})

describe('The structured data of lists and of the shop', () => {
  test('lists the tools of the page with their addresses; parts have no address', () => {
    const products = [{ _id: 'a', name: 'A' }, { _id: 'b' }]
    const address = ({ _id }: { _id: string }) => `/tool/${_id}`
    expect(listPageData(products, absolute, address)[0].itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'A', url: 'https://shop.example/tool/a' },
      { '@type': 'ListItem', position: 2, url: 'https://shop.example/tool/b' },
    ])
    const parts = listPageData(products, absolute, () => undefined)
    expect(parts[0].itemListElement[0]).toEqual({ '@type': 'ListItem', position: 1, name: 'A' })
  })

  test('names the search only if the backend has one', () => {
    const [organization, webSite] = homePageData(absolute, true, shop)
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Truewheel' })
    expect(webSite).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: 'https://shop.example/tools?q={search_term_string}' } },
    })
    expect(homePageData(absolute, false, shop)[1]).not.toHaveProperty('potentialAction')
  })
})

describe('A shop whose owner has set nothing', () => {
  test('promises no days, countries or returns', () => {
    const offer = toolPageData({ tool: described }, absolute, emptyShop)[0].offers
    expect(offer).toHaveProperty('priceCurrency', 'USD')
    expect(offer).not.toHaveProperty('shippingDetails')
    expect(offer).not.toHaveProperty('hasMerchantReturnPolicy')
  })

  test('has the name that its owner enters, and only its own contacts', () => {
    const company = { ...shop.company, name: 'Oficina', logo: '/images/logo.webp' }
    const [own] = homePageData(absolute, false, { ...shop, sample: false, company })
    expect(own).toMatchObject({ name: 'Oficina', taxID: '000000000' })
    expect(own.logo).toBe('https://shop.example/images/logo.webp')
    expect(homePageData(absolute, false, shop)[0]).not.toHaveProperty('taxID')
  })
})
