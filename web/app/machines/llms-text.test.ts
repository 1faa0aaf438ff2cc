import { expect, test } from 'vitest'
import { countItems } from '../../../contract/catalogue/items.ts'
import { countTools, listTools } from '../../../contract/catalogue/tools.ts'
import { type DeliveryRates, getDeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import type { ShopOnPages } from '../../../contract/shop/shop-sections.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import { llmsText } from './llms-text.ts'

const settings = { ...testSettings, publicUrl: 'https://shop.example' }
const withShop = (change: Partial<ShopOnPages>, extensions: readonly { readonly id: string }[] = []) => ({
  ...settings,
  extensions: extensions.map(({ id }) => id),
  shop: { ...settings.shop, ...change },
})
const tool = (name: string) => ({ _id: name, name, img: '', shortDescription: '', price: 2 })

function shopWith(...tools: readonly object[]): FakeShop {
  const shop = new FakeShop()
  shop.answers(listTools, tools)
  return shop
}

function counts(total: number, ...categories: readonly (readonly [value: string, count: number])[]) {
  const none = { brands: [], fits: [], inStock: 0, price: null, specs: [] }
  return { total, categories: categories.map(([value, count]) => ({ value, count })), ...none }
}

test('It says what the shop sells: its categories, with their number of tools and parts', async () => {
  const shop = shopWith()
  shop.answers(countTools, counts(12, ['Garden shears', 9], ['Spades', 3]))
  shop.answers(countItems, counts(1, ['Handles\u0007', 1]))
  const text = await llmsText(shop.api, withShop({}, [countTools, countItems]))
  expect(text).toContain('> 12 tools: Garden shears (9), Spades (3). 1 part: Handles (1). Prices')
  expect(text).not.toContain('bicycle workshops')
})

test('Of a backend that counts no categories it names tools', async () => {
  expect(await llmsText(shopWith(tool('Spade')).api, settings)).toContain('> 1 tool: Spade. Prices')
  const many = Array.from({ length: 25 }, (_, index) => tool(`Tool ${index}`))
  expect(await llmsText(shopWith(...many).api, settings)).toContain('Tool 19, and 5 more. Prices')
  expect(await llmsText(shopWith().api, settings)).toContain('> Nothing is for sale at present. Prices')
})

test('It states tax and delivery as the owner has set them', async () => {
  const shop = shopWith(tool('Spade'))
  expect(await llmsText(shop.api, settings)).toContain('Prices are in USD, tax and delivery included.')
  const vat = { name: 'VAT', rate: 19, isIncluded: true }
  const zone = { by: 'amount', freeFrom: 100, steps: [{ from: 0, fee: 5.9 }] } as const
  const heavy = [
    { from: 0, fee: 9.9 },
    { from: 5_000, fee: 20 },
  ]
  const rates: DeliveryRates = {
    zones: [
      { ...zone, name: 'Germany', countries: ['DE'], steps: [...zone.steps, { from: 50, fee: 3 }] },
      { ...zone, name: 'Elsewhere', countries: ['AT', 'CH'], by: 'weight', freeFrom: null, steps: heavy },
    ],
    defaultZone: 1,
    home: 'DE',
    pieceGrams: 100,
  }
  shop.answers(getDeliveryPrices, { ...rates, names: {} })
  const terms = { tax: 'included', delivery: 'added' } as const
  const text = await llmsText(shop.api, withShop({ terms, tax: vat }, [getDeliveryPrices]))
  expect(text).toContain('Prices are in USD, incl. 19 % VAT, plus delivery.')
  expect(text).toContain(
    '- Germany (DE): 5.90 USD, from goods for 50.00 USD 3.00 USD, free from goods for 100.00 USD\n',
  )
  expect(text).toContain('- Elsewhere (AT, CH, all other countries): 9.90 USD, from 5000 g 20.00 USD\n')
  expect(text).not.toContain('delivery included')
})

test('It names only features that the backend offers, and the shop in one line', async () => {
  const plain = await llmsText(shopWith(tool('Spade')).api, settings)
  expect(plain).toContain('https://shop.example/feed.xml')
  expect(plain).toContain('https://shop.example/api/tools')
  expect(plain).not.toContain('/search')
  const company = { ...settings.shop.company, name: 'True\u0007wheel' }
  const shop = shopWith(tool('Spade'))
  shop.answers(countTools, counts(1))
  const own = withShop({ company }, [{ id: 'searchProducts' }, countTools, { id: 'listStandards' }])
  const text = await llmsText(shop.api, own)
  for (const address of ['/api/search', '/api/tools/facets', '/api/standards'])
    expect(text).toContain(address)
  expect(text).toContain('# True wheel\n')
})

test('It is absent while the backend does not answer', async () => {
  const shop = new FakeShop()
  shop.answers(listTools, () => {
    throw refusal('BUSY')
  })
  await expect(llmsText(shop.api, settings)).rejects.toMatchObject({ code: 'BUSY' })
})

test('It names the place of a pick-up, also where prices include delivery', async () => {
  const shop = shopWith(tool('Spade'))
  const pickup = { place: ['Workshop', '80331 Munich'], hours: '', note: '' }
  shop.answers(getDeliveryPrices, {
    zones: [],
    defaultZone: null,
    home: null,
    pieceGrams: null,
    names: {},
    pickup,
  })
  const text = await llmsText(shop.api, withShop({}, [getDeliveryPrices]))
  expect(text).toContain('- Prices include delivery\n- Pick-up: Workshop, 80331 Munich, free\n')
})
