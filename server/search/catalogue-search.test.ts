import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFilter } from '../../domain/catalogue/catalogue-filter.ts'
import { done } from '../../domain/outcome.ts'
import { insertParts } from '../data/queries/catalogue/parts.ts'
import { moveStock } from '../data/queries/catalogue/stock.ts'
import { describeOnEveryEngine, describeOnPostgres } from '../data/testing/engines.ts'
import { addProduct as addToolByAdmin } from '../operations/catalogue/add-product.ts'
import { changeProduct } from '../operations/catalogue/change-product.ts'
import { deleteProduct } from '../operations/catalogue/delete-product.ts'
import { minuteMs } from '../platform/clock.ts'
import { addAdmin, addTool, granted, staff } from '../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { CatalogueSearch } from './catalogue-search.ts'

const described = { img: '/pictures/hub.webp', shortDescription: '.', minimumOrder: 1, unitPriceCents: 900 }

describeOnEveryEngine('The search of the catalogue', (engine) => {
  let shop: TestShop
  let search: CatalogueSearch

  beforeEach(async () => {
    shop = await openTestShop(engine)
    search = new CatalogueSearch(shop.database, shop.clock)
  })
  afterEach(() => shop.drop())

  const names = async (query: string) => (await search.search(query, 10)).results.map(({ name }) => name)

  test('A tool is found as soon as it is added, by its new name once it is renamed, and no longer once it is deleted', async () => {
    expect(await names('whip')).toEqual([])
    const admin = await addAdmin(shop)
    const id = granted(await addToolByAdmin(shop, admin, { ...described, name: 'Chain whip' }, 5))
    expect(await names('whip')).toEqual(['Chain whip'])
    granted(
      await changeProduct(shop, admin, id, { description: { name: 'Pedal wrench' }, restock: undefined }),
    )
    expect([await names('whip'), await names('pedal')]).toEqual([[], ['Pedal wrench']])
    granted(await deleteProduct(shop, staff, id))
    expect(await names('pedal')).toEqual([])
  })

  test('A bare decimal matches a range of sizes, but not a code, a count or a tyre name', async () => {
    await addTool(shop, { stock: 5, name: 'Torx key set T10–T40' })
    await addTool(shop, { stock: 5, name: 'Cassette 11–34 teeth' })
    await addTool(shop, { stock: 5, name: 'Inner tube 25–32C' })
    await addTool(shop, { stock: 5, name: 'Adjustable pin spanner 20–40 mm' })
    expect(await names('30.9')).toEqual(['Adjustable pin spanner 20–40 mm'])
    expect((await names('30')).toSorted()).toEqual([
      'Adjustable pin spanner 20–40 mm',
      'Cassette 11–34 teeth',
      'Inner tube 25–32C',
      'Torx key set T10–T40',
    ])
  })

  test('If the code of the search cannot be loaded, one search fails, and the next loads it again', async () => {
    await addTool(shop, { stock: 5, name: 'Chain whip' })
    vi.doMock('./product-index.ts', () => {
      throw new Error('too many open files')
    })
    await expect(names('whip')).rejects.toThrow()
    vi.doUnmock('./product-index.ts')
    expect(await names('whip')).toEqual(['Chain whip'])
  })

  test('Results show the current stock and price', async () => {
    const id = await addTool(shop, { stock: 5, name: 'Chain whip' })
    await search.search('whip', 10)
    const admin = await addAdmin(shop)
    const restock = { quantity: 3, reason: 'Delivery' }
    granted(await changeProduct(shop, admin, id, { description: { unitPriceCents: 950 }, restock }))
    const { results } = await search.search('whip', 10)
    expect(results).toMatchObject([{ kind: 'tool', id, available: 8, unitPriceCents: 950 }])
  })

  test('A booking reloads only its own tool', async () => {
    const whip = await addTool(shop, { stock: 5, name: 'Chain whip' })
    const other = await addTool(shop, { stock: 5, name: 'Pedal wrench' })
    expect(await names('pedal')).toEqual(['Pedal wrench'])
    await shop.database.write(async (transaction) => {
      // Announces only the booked tool.
      await transaction.db.updateTable('products').set({ name: 'Hammer' }).where('id', '=', other).execute()
      await moveStock(transaction, { productId: whip, quantity: -4, reason: 'booking' }, 1)
      return done(null)
    })
    expect(await names('hammer')).toEqual([])
    const inStock = { kind: 'tool', q: 'whip', category: '', filter: readFilter('stock:in') } as const
    expect(await search.facets(inStock)).toMatchObject({ total: 1, inStock: 1 })
    await shop.database.write(async (transaction) => {
      await moveStock(transaction, { productId: whip, quantity: -1, reason: 'booking' }, 1)
      return done(null)
    })
    expect(await search.facets(inStock)).toMatchObject({ total: 0, inStock: 0 })
  })

  test('The whole list is counted once, and again after a product changes', async () => {
    const id = await addTool(shop, { stock: 5, name: 'Chain whip' })
    const all = { kind: 'tool', q: '', category: '', filter: [] } as const
    const [first, second] = await Promise.all([search.facets(all), search.facets(all)])
    expect(second).toBe(first)
    expect(first).toMatchObject({ total: 1, inStock: 1 })
    await shop.database.write(async (transaction) => {
      await moveStock(transaction, { productId: id, quantity: -5, reason: 'booking' }, 1)
      return done(null)
    })
    expect(await search.facets(all)).toMatchObject({ total: 1, inStock: 0 })
    await addTool(shop, { stock: 5, name: 'Pedal wrench' })
    expect(await search.facets(all)).toMatchObject({ total: 2, inStock: 1 })
  })

  test('Tools and items are found together', async () => {
    await addTool(shop, { stock: 5, name: 'Chain whip' })
    const chain = { id: 'chain', name: 'Chain', img: '/pictures/chain.webp', priceCents: 2950, position: 0 }
    await shop.database.write(async (transaction) => done(await insertParts(transaction, [chain], 1)))
    const { results } = await search.search('chain', 10)
    expect(results.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['item Chain', 'tool Chain whip'])
  })

  test('Searches that run during a change all find the changed product', async () => {
    await names('whip')
    await addTool(shop, { stock: 5, name: 'Chain whip' })
    expect(await Promise.all([names('whip'), names('whip'), names('whip')])).toEqual(
      Array.from({ length: 3 }, () => ['Chain whip']),
    )
  })

  test('After changes and searches at the same time, the index has every change', async () => {
    const admin = await addAdmin(shop)
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, index) => addTool(shop, { stock: 9, name: `Chain whip ${index}` })),
    )
    await names('whip')
    const changes = ids.map(async (id, index) => {
      if (index % 3 === 0) return deleteProduct(shop, staff, id)
      const description = { name: `Pedal wrench ${index}` }
      if (index % 3 === 1) return changeProduct(shop, admin, id, { description, restock: undefined })
      return changeProduct(shop, admin, id, { description: {}, restock: { quantity: -9, reason: 'Sold' } })
    })
    await Promise.all([...changes, ...Array.from({ length: 20 }, () => names('whip'))])
    const all = { kind: 'tool', q: '', category: '', filter: [] } as const
    expect(await search.facets(all)).toMatchObject({ total: 8, inStock: 4 })
    expect((await names('pedal')).toSorted()).toEqual(
      [1, 10, 4, 7].map((index) => `Pedal wrench ${index}`).toSorted(),
    )
    const sorted = await search.list(all, { by: 'name', descending: false }, { limit: 20, after: undefined })
    const rows = await shop.database.read
      .selectFrom('products')
      .where('deleted_at', 'is', null)
      .orderBy('name_folded')
      .select('id')
      .execute()
    expect(sorted?.rows).toEqual(rows.map(({ id }) => id))
  })

  test('A failed reading of the products is not cached, and the next search reads them again', async () => {
    await addTool(shop, { stock: 5, name: 'Chain whip' })
    const failing = { ...shop.database, read: new Proxy(shop.database.read, { get: refuse }) }
    let database = failing
    const live = new CatalogueSearch(
      {
        ...shop.database,
        onChange: (listener) => shop.database.onChange(listener),
        get read() {
          return database.read
        },
      },
      shop.clock,
    )
    await expect(live.search('whip', 10)).rejects.toThrow('no reading')
    database = { ...failing, read: shop.database.read }
    expect((await live.search('whip', 10)).results).toHaveLength(1)
  })

  test('A change without a notification is found after ten minutes', async () => {
    const other = await shop.anotherProcess()
    await names('whip')
    await addTool({ ...shop, ...other }, { stock: 0, name: 'Chain whip' })
    shop.clock.moveBy(10 * minuteMs + 1)
    expect(await names('whip')).toEqual(['Chain whip'])
  })
})

function refuse(): never {
  throw new Error('no reading')
}

describeOnPostgres('The search in several processes', (engine) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  test('Finds the changes of another process', async () => {
    const other = await shop.anotherProcess()
    const search = new CatalogueSearch(other.database, other.clock)
    const names = async () => (await search.search('whip', 10)).results.map(({ name }) => name)
    expect(await names()).toEqual([])
    const id = await addTool(shop, { stock: 5, name: 'Chain whip' })
    await expect.poll(names).toEqual(['Chain whip'])
    const inStock = { kind: 'tool', q: '', category: '', filter: readFilter('stock:in') } as const
    const order = { by: 'price', descending: false } as const
    const shown = async () => (await search.list(inStock, order, { limit: 9, after: undefined }))?.rows
    expect(await shown()).toEqual([id])
    const restock = { quantity: -5, reason: 'Sold' }
    granted(await changeProduct(shop, await addAdmin(shop), id, { description: {}, restock }))
    await expect.poll(shown).toEqual([])
    expect(await search.facets(inStock)).toMatchObject({ total: 0, inStock: 0 })
    granted(await deleteProduct(shop, staff, id))
    await expect.poll(names).toEqual([])
  })
})
