import { expect, test } from 'vitest'
import { findFit } from '../../../contract/catalogue/fit.ts'
import { listJobs } from '../../../contract/catalogue/jobs.ts'
import { listTools } from '../../../contract/catalogue/tools.ts'
import { getDeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import { listedPaths } from './listed-paths.ts'
import { productFeed } from './product-feed.ts'

const tool = {
  _id: 'levers',
  name: 'Tyre levers & <more>\u0000',
  img: '/pictures/levers.webp',
  shortDescription: 'Bend before they break.',
  minOrderQuantity: 12,
  availableQuantity: 40,
  price: 2.5,
}
const described = {
  ...tool,
  sku: 'TW-0401',
  gtin: '4006381333931',
  mpn: 'NG-TL',
  brand: 'Truewheel',
  category: 'Tyre tools',
  weightGrams: 30,
  priceBreaks: [
    { from: 10, price: 2 },
    { from: 50, price: 1.5 },
  ],
}

function shopWith(...tools: readonly object[]): FakeShop {
  const shop = new FakeShop()
  shop.answers(listTools, tools)
  return shop
}
const settings = { ...testSettings, publicUrl: 'https://shop.example' }
const paged = { ...settings, extensions: ['listTools'] }
async function feedOf(shop: FakeShop): Promise<string> {
  let feed = ''
  for await (const part of productFeed(shop.api, settings)) feed += part
  return feed
}

test('Words around control characters stay separate, and invisible characters are left out', async () => {
  const name = 'Valve\u0001core\u2028re\u00admover'
  const feed = await feedOf(
    shopWith({ ...described, name, brand: 'True\u0085wheel\ufeff', minOrderQuantity: 1 }),
  )
  expect(feed).toContain('<title>Valve core remover</title>')
  expect(feed).toContain('<g:brand>True wheel</g:brand>')
})

test('A tool has the fields that shopping services require, and the price of the smallest order', async () => {
  const feed = await feedOf(shopWith(described))
  for (const field of [
    '<g:id>levers</g:id>',
    '<title>Tyre levers &amp; &lt;more&gt; (12 pieces)</title>',
    '<link>https://shop.example/tool/levers</link>',
    '<g:image_link>https://shop.example/pictures/levers.webp</g:image_link>',
    '<g:price>24.00 USD</g:price>',
    '<g:multipack>12</g:multipack>',
    '<g:unit_pricing_measure>12 ct</g:unit_pricing_measure>',
    '<g:availability>in_stock</g:availability>',
    '<g:condition>new</g:condition>',
    '<g:brand>Truewheel</g:brand>',
    '<g:gtin>4006381333931</g:gtin>',
    '<g:mpn>NG-TL</g:mpn>',
    '<g:product_type>Tyre tools</g:product_type>',
    '<g:shipping_weight>360 g</g:shipping_weight>',
    '<g:shipping><g:price>0.00 USD</g:price>',
  ])
    expect(feed).toContain(field)
  expect(feed.endsWith('</channel></rss>\n')).toBe(true)
})

test('A reduced tool has its earlier price, and the present one as the sale price', async () => {
  const feed = await feedOf(shopWith({ ...tool, minOrderQuantity: 2, compareAtPrice: 3 }))
  expect(feed).toContain('<g:price>6.00 USD</g:price><g:sale_price>5.00 USD</g:sale_price>')
})

test('A product on sale has the period of its sale price', async () => {
  const [saleStartsAt, saleEndsAt] = [Date.parse('2026-11-27T08:00Z'), Date.parse('2026-11-29T23:00Z')]
  const sale = { saleName: 'Winter sale', saleStartsAt, saleEndsAt }
  const period = '<g:sale_price_effective_date>2026-11-27T08:00Z/2026-11-29T23:00Z<'
  expect(await feedOf(shopWith({ ...tool, compareAtPrice: 3, ...sale }))).toContain(period)
  expect(await feedOf(shopWith({ ...tool, ...sale }))).not.toContain('sale_price')
})

test('A shop that charges for delivery states its price for each country', async () => {
  const zone = { by: 'amount', freeFrom: null, steps: [{ from: 0, fee: 5.9 }] }
  const shop = shopWith(tool)
  shop.answers(getDeliveryPrices, {
    zones: [
      { ...zone, name: 'Home', countries: ['DE'] },
      { ...zone, name: 'Near', countries: ['AT', 'CH'], steps: [{ from: 0, fee: 9.9 }] },
    ],
    defaultZone: null,
    home: 'DE',
    pieceGrams: null,
    names: {},
  })
  const charging = {
    ...settings,
    extensions: ['getDeliveryPrices'],
    shop: { ...settings.shop, terms: { tax: 'included', delivery: 'added' } as const },
  }
  let feed = ''
  for await (const part of productFeed(shop.api, charging)) feed += part
  const prices = [...feed.matchAll(/<g:country>(..)<\/g:country><g:price>([^<]*)</g)]
  expect(prices.map(([, country, price]) => [country, price])).toEqual([
    ['DE', '5.90 USD'],
    ['AT', '9.90 USD'],
    ['CH', '9.90 USD'],
  ])
})

test('A tool with less stock than the smallest order is out of stock', async () => {
  const feed = await feedOf(shopWith({ ...tool, availableQuantity: 11 }))
  expect(feed).toContain('<g:availability>out_of_stock</g:availability>')
  expect(feed).toContain('<g:identifier_exists>no</g:identifier_exists>')
})

test('The shop’s own number is not a part number of the maker', async () => {
  const { gtin: _gtin, mpn: _mpn, ...own } = described
  expect(await feedOf(shopWith(own))).toContain('<g:identifier_exists>no</g:identifier_exists>')
  expect(await feedOf(shopWith(own))).not.toContain('g:mpn')
  expect(await feedOf(shopWith({ ...own, mpn: 'NG-TL' }))).not.toContain('identifier_exists')
})

test('A single piece is not a pack, and a tool without price or stock is left out', async () => {
  const { price: _price, ...free } = tool
  const { availableQuantity: _stock, ...uncounted } = tool
  const feed = await feedOf(
    shopWith({ ...tool, minOrderQuantity: 1 }, { ...free, _id: 'a' }, { ...uncounted, _id: 'b' }),
  )
  expect(feed).toContain('<g:price>2.50 USD</g:price>')
  expect(feed).not.toContain('multipack')
  expect(feed.match(/<item>/g)).toHaveLength(1)
})

test('An empty catalogue gives a valid feed, and a failing backend fails before the first part', async () => {
  expect(await feedOf(shopWith())).toMatch(/<channel>.*<\/channel><\/rss>\n$/s)
  const shop = new FakeShop()
  shop.answers(listTools, () => {
    throw refusal('BUSY')
  })
  await expect(productFeed(shop.api, settings).next()).rejects.toMatchObject({ code: 'BUSY' })
})

test('The catalogue is read in pages if the backend has pages', async () => {
  const shop = shopWith(tool)
  shop.setNextCursor(listTools, 'second')
  const parts = productFeed(shop.api, paged)
  await parts.next()
  shop.setNextCursor(listTools, undefined)
  await parts.next()
  expect((await parts.next()).value).toBe('</channel></rss>\n')
  expect(shop.callsOf(listTools).map(({ query }) => query)).toEqual([
    { limit: 200 },
    { limit: 200, after: 'second' },
  ])
})

test('Search engines are told only of the pages that the backend can fill', async () => {
  const shop = shopWith(tool)
  shop.answers(listJobs, [{ id: 'true-a-wheel', name: 'True a wheel', summary: '', steps: 3 }])
  const plain = await listedPaths(shop.api, settings)
  expect(plain).toEqual(expect.arrayContaining(['/', '/tools', '/returns', '/tool/levers']))
  expect(plain.filter((path) => path.startsWith('/jobs'))).toEqual([])
  const own = { ...settings, extensions: [listJobs.id, findFit.id] }
  expect(await listedPaths(shop.api, own)).toEqual(
    expect.arrayContaining(['/jobs', '/jobs/true-a-wheel', '/fit', '/tool/levers']),
  )
})

test('Members of a family have its id, and the values that tell them apart', async () => {
  const family = {
    family: 'Brake câble, steel',
    familyAxes: ['length', 'colour'],
    specs: [
      { key: 'length', value: 2000, unit: 'mm' },
      { key: 'colour', value: 'Black' },
    ],
  }
  const feed = await feedOf(shopWith({ ...described, ...family }))
  expect(feed).toContain('<g:item_group_id>brake-cable-steel</g:item_group_id>')
  expect(feed).toContain('<g:color>Black</g:color><g:size>2000 mm</g:size>')
  expect(await feedOf(shopWith(described))).not.toContain('item_group_id')
})
