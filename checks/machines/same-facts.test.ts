import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Item } from '../../contract/catalogue/items.ts'
import type { Tool } from '../../contract/catalogue/tools.ts'
import type { DeliveryRates } from '../../contract/shop/delivery-rates.ts'
import type { SectionValues } from '../../contract/shop/shop-sections.ts'
import { unitPriceCentsFor } from '../../domain/catalogue/price-breaks.ts'
import { deliveryPrice, gramsOf, type Parcel } from '../../domain/delivery/delivery-fee.ts'
import { amountOf, centsOf } from '../../domain/money.ts'
import { sampleSettings } from '../../domain/shop/sample-settings.ts'
import { shownSettings } from '../../domain/shop/shown-settings.ts'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { ownExtensions } from '../../server/http/docs/offered-extensions.ts'
import { changeProduct } from '../../server/operations/catalogue/change-product.ts'
import { loadSampleCatalogue } from '../../server/operations/seed/sample-catalogue.ts'
import { seedSampleCatalogue } from '../../server/operations/seed/seed-sample-catalogue.ts'
import { callInProcess } from '../../server/pages/api-transport.ts'
import { deliveryRates, setRates } from '../../server/testing/delivery-rates.ts'
import { addAdmin, granted } from '../../server/testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { llmsText, productFeed, renderPage, robotsText } from '../../web/app/render/entry-server.tsx'
import { usEnglishFormats } from '../../web/ui/testing/us-english-formats.ts'
import { moneyFigure } from '../../web/ui/values/numbers.ts'

const settingsOf = (values: SectionValues) =>
  ({
    version: '1',
    apiHost: '/api',
    publicUrl: 'https://shop.example',
    shop: shownSettings(values),
    extensions: ownExtensions,
    identity: { provider: 'built-in', google: false },
    cards: { publishableKey: 'pk_test', sandbox: true },
    mail: false,
  }) as const
let settings = settingsOf(sampleSettings)
let rates: DeliveryRates = deliveryRates
const assets = { entry: '/entry.js', css: [], preload: [] }
let env: TestApp

beforeAll(async () => {
  env = await openTestApp(anyEngine)
  const { database, clock } = env.shop
  await seedSampleCatalogue(database, await loadSampleCatalogue(), clock())
})
afterAll(() => env.drop())

/** The facts about a product in each source: the price of the smallest order, in cents, and the delivery. */
interface Facts {
  readonly name: string
  readonly gtin: string | undefined
  readonly mpn: string | undefined
  readonly priceCents: number
  readonly currency: string
  readonly pieces: number
  readonly isAvailable: boolean
  readonly condition: string
  /** Countries with the price of delivery and the days; `*` for all countries. */
  readonly delivery: readonly string[]
}

/** The countries for which pages and feed state a price of delivery. */
const countries = ['AT', 'CH', 'DE']

/** Returns what the rules say that delivery of a product costs. */
function deliveryOf(parcel: Parcel): readonly string[] {
  const { delivery, money, terms } = settings.shop
  const days = `handling 0 to 1, transit ${delivery.daysFrom} to ${delivery.daysFarthest ?? delivery.daysTo}`
  if (terms.delivery === 'included') return [`* 0.00 ${money.currency}, ${days}`]
  return countries.flatMap((country) => {
    const price = deliveryPrice(rates, country, parcel)
    if (typeof price === 'string') return []
    return `${country} ${amountOf(price.feeCents).toFixed(2)} ${money.currency}, ${days}`
  })
}

/** Returns the API's facts. The API states the unit price; booking multiplies it. */
function ofApi({
  name,
  gtin,
  mpn,
  price,
  minOrderQuantity,
  availableQuantity,
  weightGrams,
  priceBreaks = [],
}: Tool): Facts {
  const breaks = priceBreaks.map(({ from, price: dollars }) => ({ from, unitPriceCents: centsOf(dollars) }))
  const priceCents = unitPriceCentsFor(minOrderQuantity, centsOf(price), breaks) * minOrderQuantity
  return {
    name,
    gtin,
    mpn,
    priceCents,
    pieces: minOrderQuantity,
    isAvailable: availableQuantity >= minOrderQuantity,
    currency: settings.shop.money.currency,
    condition: 'new',
    delivery: deliveryOf({
      goodsCents: priceCents,
      grams: gramsOf(rates, weightGrams, minOrderQuantity),
    }),
  }
}

interface ShippingDetails {
  readonly shippingRate: { readonly value: string; readonly currency: string }
  readonly shippingDestination: { readonly addressCountry: readonly string[] }
  readonly deliveryTime: Readonly<Record<'handlingTime' | 'transitTime', Record<string, number>>>
}

/**
 * Returns the facts in the JSON-LD of a product's page, and the total on its button, which only a product in stock has.
 */
async function ofPage(id: string): Promise<{ facts: Facts; button: string | undefined }> {
  const request = new Request(`${settings.publicUrl}/tool/${id}`)
  const { html } = await renderPage(request, { transport: callInProcess(env.app), settings, assets })
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const { name, gtin, mpn, offers } = JSON.parse(json)
  const days = ({ minValue, maxValue }: Record<string, number>) => `${minValue} to ${maxValue}`
  const facts = {
    name,
    gtin,
    mpn,
    priceCents: centsOf(Number(offers.price)),
    currency: offers.priceCurrency,
    pieces: offers.eligibleQuantity.minValue,
    isAvailable: offers.availability === 'https://schema.org/InStock',
    condition: offers.itemCondition === 'https://schema.org/NewCondition' ? 'new' : offers.itemCondition,
    delivery: (offers.shippingDetails as readonly ShippingDetails[])
      .flatMap(({ shippingRate, shippingDestination: { addressCountry }, deliveryTime }) =>
        (settings.shop.terms.delivery === 'included' ? ['*'] : addressCountry).map(
          (country) =>
            `${country} ${shippingRate.value} ${shippingRate.currency}, handling ${days(deliveryTime.handlingTime)}, transit ${days(deliveryTime.transitTime)}`,
        ),
      )
      .toSorted(),
  }
  // A reader that prefers the detailed price finds the same price.
  expect(offers.priceSpecification[0].price, id).toBe(offers.price)
  return { facts, button: /<button[^>]*type="submit"[^>]*>(Book [^<]*)</.exec(html)?.[1] }
}

async function ofFeed(): Promise<ReadonlyMap<string, Facts>> {
  let feed = ''
  for await (const part of productFeed({ transport: callInProcess(env.app), settings })) feed += part
  const items: readonly string[] = feed.match(/<item>.*?<\/item>/g) ?? []
  return new Map(items.map((item) => [fieldOf(item, 'g:id') ?? '', factsOfItem(item)]))
}

function factsOfItem(item: string): Facts {
  const field = (name: string) => fieldOf(item, name)
  const pieces = Number(field('g:multipack') ?? 1)
  const title = field('title')?.replaceAll('&amp;', '&').replaceAll('&#39;', "'") ?? ''
  // A reduced product costs its sale price.
  const [price = '', currency = ''] = (field('g:sale_price') ?? field('g:price'))?.split(' ') ?? []
  return {
    name: title.replace(` (${pieces} pieces)`, ''),
    gtin: field('g:gtin'),
    mpn: field('g:mpn'),
    priceCents: centsOf(Number(price)),
    currency,
    pieces,
    isAvailable: field('g:availability') === 'in_stock',
    condition: field('g:condition') ?? '',
    delivery: [...item.matchAll(/<g:shipping>(.*?)<\/g:shipping>/g)]
      .map(([, shipping = '']) => shippingOf(shipping))
      .toSorted(),
  }
}

function shippingOf(shipping: string): string {
  const days = (what: string) =>
    `${fieldOf(shipping, `g:min_${what}_time`)} to ${fieldOf(shipping, `g:max_${what}_time`)}`
  const country = fieldOf(shipping, 'g:country') ?? '*'
  return `${country} ${fieldOf(shipping, 'g:price')}, handling ${days('handling')}, transit ${days('transit')}`
}

function fieldOf(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
}

async function expectSameFacts(): Promise<readonly (Tool | Item)[]> {
  const parts = (await env.app.inject('/api/items')).json<Item[]>()
  const bookable = parts.filter(({ availableQuantity }) => availableQuantity !== undefined)
  const tools = [...(await env.app.inject('/api/tools')).json<Tool[]>(), ...bookable]
  const feed = await ofFeed()
  expect([...feed.keys()].toSorted()).toEqual(tools.map(({ _id }) => _id).toSorted())
  for (const { _id } of tools) {
    const api = ofApi((await env.app.inject(`/api/tools/${_id}`)).json<Tool>())
    const page = await ofPage(_id)
    expect(page.facts, _id).toEqual(api)
    const total = moneyFigure(usEnglishFormats, amountOf(api.priceCents))
    // With delivery that costs, the button adds it by the visitor's country.
    if (settings.shop.terms.delivery === 'included')
      expect(page.button, _id).toBe(api.isAvailable ? `Book ${api.pieces} for ${total}` : undefined)
    expect(feed.get(_id), _id).toEqual(api)
  }
  return tools
}

test('Feed, page and API agree on every tool and part with stock, even after a change of price, number and stock', async () => {
  const admin = await addAdmin(env.shop)
  const [part] = (await env.app.inject('/api/items')).json<Item[]>()
  if (!part) throw new Error('The sample shop has parts')
  const stocked = { description: { stocked: true, minimumOrder: 2 }, openingStock: 9, restock: undefined }
  granted(await changeProduct(env.shop, admin, part._id, stocked, 'part'))
  const products = await expectSameFacts()
  expect(products.at(-1)).toMatchObject({ _id: part._id, availableQuantity: 9 })
  const tool = products.find((each) => 'shortDescription' in each && !('priceBreaks' in each))
  if (tool?.availableQuantity === undefined) throw new Error('The sample shop has tools with one price')
  granted(
    await changeProduct(env.shop, admin, tool._id, {
      description: { unitPriceCents: 1_234, minimumOrder: 7 },
      details: { sku: 'NEW-1' },
      restock: { quantity: 5 - tool.availableQuantity, reason: 'Counted' },
    }),
  )
  await expectSameFacts()
  const changed = (await ofFeed()).get(tool._id)
  expect(changed).toMatchObject({ priceCents: 8_638, pieces: 7, isAvailable: false })
})

/** Puts rates in force for the API, the feed and the pages. */
async function deliverAt(changed: DeliveryRates): Promise<void> {
  rates = changed
  await setRates(env.shop, rates)
  const values = await env.shop.settings.read()
  settings = settingsOf({ ...values, delivery: { ...values.delivery, countries: ['CH'] } })
}

test('Feed, page and API agree when delivery costs, by the amount or the weight of the smallest order', async () => {
  await deliverAt(deliveryRates)
  await expectSameFacts()
  const steps = [
    { from: 0, fee: 4.9 },
    { from: 250, fee: 6.9 },
    { from: 900, fee: 14.9 },
  ]
  const [germany, austria] = deliveryRates.zones
  if (!germany || !austria) throw new Error('The rates have two zones')
  const byWeight = { ...germany, by: 'weight', steps, freeFrom: 120 } as const
  await deliverAt({ ...deliveryRates, zones: [byWeight, austria], defaultZone: 1, pieceGrams: 400 })
  await expectSameFacts()
  const fees = [...(await ofFeed()).values()].flatMap(({ delivery }) => delivery)
  for (const fee of ['DE 0.00', 'DE 4.90', 'DE 6.90', 'DE 14.90', 'CH 9.90'])
    expect(
      fees.some((each) => each.startsWith(fee)),
      fee,
    ).toBe(true)
})

/** Returns whether a rule of robots.txt allows a path: the longest one that it begins with (RFC 9309). */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)]
  const matching = rules.filter(([, , start = '']) => path.startsWith(start))
  const longest = matching.toSorted(([, , one = ''], [, , other = '']) => other.length - one.length)[0]
  return longest?.[1] !== 'Disallow'
}

test('robots.txt allows every address that /llms.txt names, and the API calls among them need no token', async () => {
  const robots = robotsText(settings)
  for (const path of ['/api/booking', '/api/admin/a@example.com', '/dashboard/myorders'])
    expect(mayRead(robots, path), path).toBe(false)
  const text = (await llmsText({ transport: callInProcess(env.app), settings })) ?? ''
  const [tool] = (await env.app.inject('/api/tools')).json<Tool[]>()
  const named = [...text.matchAll(/https:\/\/shop\.example(\/[^\s)]*)/g)].map(([, path = '']) =>
    path.replace('{id}', tool?._id ?? ''),
  )
  expect(named.length).toBeGreaterThan(12)
  expect(named).toContain('/mcp')
  expect(named.filter((path) => !mayRead(robots, path))).toEqual([])
  for (const path of named.filter((one) => one.startsWith('/api/')))
    expect((await env.app.inject(path)).statusCode, path).toBe(200)
})

test('/llms.txt says what the shop sells now: its categories, and delivery as it is set', async () => {
  const read = async () => (await llmsText({ transport: callInProcess(env.app), settings })) ?? ''
  const tools = (await env.app.inject('/api/tools')).json<Tool[]>()
  const byCategory = Map.groupBy(tools, ({ category }) => category)
  for (const [category, of] of byCategory)
    if (category) expect(await read()).toContain(`${category} (${of.length})`)
  expect(await read()).toContain('- Germany (DE): 4.90 USD, from 250 g 6.90 USD')
  await deliverAt({ ...deliveryRates, zones: [] })
  expect(await read()).toContain('- Prices include delivery\n')
})
