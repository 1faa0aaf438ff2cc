import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { listPartsByPage } from '../../data/queries/catalogue/parts.ts'
import { findRating } from '../../data/queries/catalogue/product-ratings.ts'
import { listToolsByPage } from '../../data/queries/catalogue/products.ts'
import { listReviewsByPage } from '../../data/queries/catalogue/reviews.ts'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addAdmin, addTool, deleteTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeProduct, type ProductChange } from '../catalogue/change-product.ts'
import { applyDueSales } from '../prices/apply-sales.ts'
import { renewSampleDetails } from './renew-sample-details.ts'
import { renewSamplePictures } from './renew-sample-pictures.ts'
import { renewSampleWords } from './renew-sample-words.ts'
import { loadSampleCatalogue } from './sample-catalogue.ts'
import { seedLargeShop } from './seed-large-shop.ts'
import { seedSampleCatalogue } from './seed-sample-catalogue.ts'

const whole = { limit: undefined, after: undefined }

async function listTools(read: Reader) {
  return (await listToolsByPage(read, { search: '', by: 'position', descending: false }, whole))?.rows ?? []
}

async function itemsOf(read: Reader) {
  return (await listPartsByPage(read, whole))?.rows ?? []
}

describeOnEveryEngine('Seeding', (engine) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  test('Fills an empty shop with the sample catalogue once, even if several processes start at the same time', async () => {
    const catalogue = await loadSampleCatalogue()
    // SQLite serves one process: two connections that write in one thread would wait for each other forever.
    const others =
      engine.name === 'PostgreSQL' ? [await shop.anotherProcess(), await shop.anotherProcess()] : [shop]
    const databases = [shop, ...others].map(({ database }) => database)
    await Promise.all(databases.map((database) => seedSampleCatalogue(database, catalogue, 1)))

    const { read } = shop.database
    const tools = await listTools(read)
    expect(tools.map(({ id }) => id)).toEqual(catalogue.tools.map(({ slug }) => slug))
    expect(tools.map(({ available }) => available)).toEqual(catalogue.tools.map(({ available }) => available))
    expect(tools.every(({ outline }) => outline !== null)).toBe(true)
    expect(await itemsOf(read)).toHaveLength(catalogue.items.length)
    const newestFirst = { search: '', oldestFirst: false, state: 'shown' } as const
    expect((await listReviewsByPage(read, newestFirst, whole))?.rows).toHaveLength(catalogue.reviews.length)
    const [ofTool] = catalogue.reviews.filter(({ tool }) => tool)
    expect(await findRating(read, ofTool?.tool ?? '')).toMatchObject({
      all: { average: ofTool?.ratings, count: 1 },
      boughtHere: { count: 0 },
    })
    expect(await findLedgerMismatches(read)).toEqual([])
  })

  test('Begins a sale that lowers its tools by 15 %, as their history allows, and ends at a midnight', async () => {
    const now = Date.parse('2026-03-01T15:00:00Z')
    shop.clock.moveBy(now - shop.clock())
    await seedSampleCatalogue(shop.database, await loadSampleCatalogue(), now)
    await applyDueSales(shop)
    const onSale = (await listTools(shop.database.read)).filter(({ sale }) => sale)
    expect(onSale.map(({ id, unitPriceCents, reduction }) => [id, unitPriceCents, reduction])).toEqual(
      [
        ['headset-press', 8_330, 9_800],
        ['crown-race-setter', 3_910, 4_600],
        ['star-nut-setter', 1_912, 2_250],
      ].map(([id, cents, regular]) => [
        id,
        cents,
        expect.objectContaining({ compareAtCents: regular, lowest30DaysCents: regular }),
      ]),
    )
    // In New York, where summer time begins meanwhile.
    expect(onSale[0]?.sale?.endsAt).toBe(Date.parse('2026-03-29T04:00:00Z'))
  })

  test('Stores the details of tools and parts', async () => {
    const catalogue = await loadSampleCatalogue()
    const needed = catalogue.tools[0]?.slug ?? ''
    const details = { brand: 'Truewheel', specs: [{ key: 'teeth', value: 12 }], needsAlso: [needed] }
    const described = {
      ...catalogue,
      tools: catalogue.tools.map((tool, index) => (index === 1 ? { ...tool, details } : tool)),
      items: catalogue.items.map((item) => ({ ...item, details })),
    }
    await seedSampleCatalogue(shop.database, described, 1)
    const { read } = shop.database
    expect((await listTools(read))[1]?.details).toEqual(details)
    for (const item of await itemsOf(read)) expect(item.details).toEqual(details)
    await deleteTool(shop, needed)
    const { needsAlso: _, ...others } = details
    for (const item of await itemsOf(read)) expect(item.details).toEqual(others)
  })

  test('Does nothing in a shop that has a tool', async () => {
    const own = await addTool(shop, { stock: 3 })
    await seedSampleCatalogue(shop.database, await loadSampleCatalogue(), 1)
    expect((await listTools(shop.database.read)).map(({ id }) => id)).toEqual([own])
  })

  test('Replaces earlier drawings with photographs, except where an admin has changed the picture', async () => {
    const catalogue = await loadSampleCatalogue()
    const before = {
      ...catalogue,
      // Earlier releases had no families, whose members share a picture.
      tools: catalogue.tools.flatMap(({ picture, ...tool }) =>
        picture === `${tool.slug}.webp` ? { ...tool, picture: `${tool.slug}.svg` } : [],
      ),
      outlines: Object.fromEntries(Object.keys(catalogue.outlines).map((name) => [name, 'M0 0l1 1z'])),
    }
    await seedSampleCatalogue(shop.database, before, 1)
    const [first, second] = catalogue.tools
    const own = '/images/own.webp'
    await shop.database.write(async ({ db }) => {
      await db
        .updateTable('products')
        .set({ img: own })
        .where('id', '=', first?.slug ?? '')
        .execute()
      return done(null)
    })
    await renewSamplePictures(shop.database, catalogue, 2)

    const tools = await listTools(shop.database.read)
    expect(tools[0]).toMatchObject({ img: own, outline: null })
    expect(tools[1]).toMatchObject({
      img: `/pictures/${second?.picture}`,
      outline: catalogue.outlines[second?.slug ?? ''],
    })
    expect(tools.slice(1).every(({ img }) => img.endsWith('.webp'))).toBe(true)
    const items = await itemsOf(shop.database.read)
    expect(items.map(({ outline }) => outline)).toEqual(
      catalogue.items.map(({ slug }) => catalogue.outlines[slug]),
    )
  })

  test('Adds details of a later release to products that have none, and leaves the changes of an admin', async () => {
    const catalogue = await loadSampleCatalogue()
    const described = <Product>(products: readonly Product[], details: object) =>
      products.map((product) => ({ ...product, details }))
    const release = (details: object) => ({
      ...catalogue,
      tools: described(catalogue.tools, details),
      items: described(catalogue.items, details),
    })
    const { database } = shop
    await seedSampleCatalogue(database, release({}), 1)
    const admin = await addAdmin(shop)
    const change = async (id: string, changed: Partial<ProductChange>) =>
      granted(await changeProduct(shop, admin, id, { description: {}, restock: undefined, ...changed }))
    const [given = '', renamed = '', cleared = '', other = ''] = catalogue.tools.map(({ slug }) => slug)
    await change(given, { details: { sku: 'OWN-1' } })
    await change(renamed, { description: { name: 'My own' } })
    await change(cleared, { details: { sku: 'OWN-2' } })
    await change(cleared, { details: { sku: null } })
    const details = { brand: 'Truewheel', weightGrams: 86.5 }
    await renewSampleDetails(database, release(details))
    const tools = await listTools(database.read)
    const detailsOf = (id: string) => tools.find((tool) => tool.id === id)?.details
    expect([given, renamed, cleared, other].map(detailsOf)).toEqual([{ sku: 'OWN-1' }, {}, {}, details])
    for (const item of await itemsOf(database.read)) expect(item.details).toEqual(details)
    const write = vi.spyOn(database, 'write')
    await renewSampleDetails(database, release(details))
    expect(write).not.toHaveBeenCalled()
  })

  test('Gives the products of an earlier release their translations once, and leaves the changes of an admin', async () => {
    const catalogue = await loadSampleCatalogue()
    const { database } = shop
    const inEnglish = <Product extends { details?: object }>(products: readonly Product[]) =>
      products.map((product) => ({ ...product, details: { ...product.details, translations: undefined } }))
    const earlier = { ...catalogue, tools: inEnglish(catalogue.tools), items: inEnglish(catalogue.items) }
    await seedSampleCatalogue(database, earlier, 1)
    await database.write(async ({ db }) => {
      await db.deleteFrom('settings').where('key', '=', 'sample-words').execute()
      return done(null)
    })
    const admin = await addAdmin(shop)
    const change = async (id: string, changed: Partial<ProductChange>) =>
      granted(await changeProduct(shop, admin, id, { description: {}, restock: undefined, ...changed }))
    const [renamed = '', given = '', priced = ''] = catalogue.tools.map(({ slug }) => slug)
    await change(renamed, { description: { name: 'My own' } })
    await change(given, { details: { translations: { fr: { name: 'Le mien' } } } })
    await change(priced, { description: { unitPriceCents: 12_345 } })

    await renewSampleWords(database, catalogue)
    const german = (tools: Awaited<ReturnType<typeof listTools>>) =>
      tools.map(({ details }) => details.translations?.de?.name)
    const wanted = catalogue.tools.map(({ details }) => details?.translations?.de?.name)
    expect(german(await listTools(database.read))).toEqual([undefined, undefined, ...wanted.slice(2)])
    for (const [index, { details }] of (await itemsOf(database.read)).entries())
      expect(details).toEqual(catalogue.items[index]?.details)

    await change(priced, { details: { translations: null } })
    await renewSampleWords(database, catalogue)
    expect(german(await listTools(database.read))[2]).toBeUndefined()
  })

  test('Fills a large shop with the requested numbers of tools and orders, and a consistent ledger', async () => {
    await seedLargeShop(shop.database, { tools: 20, orders: 203 }, 1_000, () => undefined)
    const { read } = shop.database
    expect(await listTools(read)).toHaveLength(20)
    const orders = await read.selectFrom('orders').select('id').execute()
    expect(orders).toHaveLength(203)
    expect(await findLedgerMismatches(read)).toEqual([])
  })
})
