import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Facets } from '../../../contract/catalogue/catalogue-query.ts'
import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import { done } from '../../../domain/outcome.ts'
import { insertParts } from '../../data/queries/catalogue/parts.ts'
import { insertProducts } from '../../data/queries/catalogue/product-writes.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { callApi, type OperationId, operationOf, refusalOf } from '../../testing/api-call.ts'
import { deleteTool } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const wrench = (jaw: number, brand: string): ProductDetails => ({
  brand,
  category: 'Wrenches',
  specs: [
    { key: 'jaw-width', value: jaw, unit: 'mm' },
    { key: 'material', value: jaw < 16 ? 'Steel' : 'Titanium' },
    { key: 'works-on', value: 'Nuts' },
  ],
  fits: jaw === 15 ? ['pedal-flats-15'] : [],
})

const tools = [
  { id: 'w13', name: 'wrench 13 mm', cents: 900, stock: 0, details: wrench(13, 'Truewheel') },
  { id: 'w15', name: 'Wrench 15 mm', cents: 1200, stock: 5, details: wrench(15, 'Truewheel') },
  { id: 'w17', name: 'Wrench 17 mm', cents: 1200, stock: 5, details: wrench(17, 'Truewheel Pro') },
  { id: 'w32', name: 'Wrench 32 mm', cents: 4000, stock: 1, details: wrench(32, 'Truewheel Pro') },
  { id: 'pump', name: 'Pump', cents: 3500, stock: 5, details: { brand: 'Truewheel', category: 'Pumps' } },
]

async function fill({ shop }: TestApp): Promise<void> {
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const rows = tools.map(({ id, name, cents, details }, position) => ({
      id,
      name,
      details,
      position,
      unitPriceCents: cents,
      img: '/pictures/hub.webp',
      shortDescription: 'Steel.',
      minimumOrder: 2,
    }))
    for (const row of rows) await insertProducts(transaction, [row], now + row.position)
    for (const { id, stock } of tools)
      if (stock > 0) await moveStock(transaction, { productId: id, quantity: stock, reason: 'opening' }, now)
    const rim = { id: 'rim', name: 'Rim', img: '/pictures/rim.webp', priceCents: 6000, position: 0 }
    const hub = { id: 'hub', name: 'Hub', img: '/pictures/hub.webp', priceCents: 9000, position: 1 }
    const holes = (value: number) => ({ category: 'Wheels', specs: [{ key: 'holes', value }] })
    await insertParts(
      transaction,
      [
        { ...rim, details: holes(32) },
        { ...hub, details: holes(36) },
      ],
      now,
    )
    return done(null)
  })
}

describeOnEveryEngine('Lists that are searched, filtered and sorted', (engine) => {
  let env: TestApp

  beforeAll(async () => {
    env = await openTestApp(engine)
    await fill(env)
  })
  afterAll(() => env.drop())

  const call = (id: OperationId, query: Record<string, string>) => callApi(env, operationOf(id), { query })
  const ids = async (query: Record<string, string>, id: OperationId = 'listTools') =>
    (await call(id, query)).json<{ _id: string }[]>().map(({ _id }) => _id)

  test.each([
    [{ category: 'Pumps' }, ['pump']],
    [{ filter: 'brand:Truewheel' }, ['w13', 'w15', 'pump']],
    [{ filter: 'brand:Truewheel;brand:Truewheel Pro', category: 'Wrenches' }, ['w13', 'w15', 'w17', 'w32']],
    [{ filter: 'spec.jaw-width:15..17' }, ['w15', 'w17']],
    [{ filter: 'spec.jaw-width:..13;spec.jaw-width:32' }, ['w13', 'w32']],
    [{ filter: 'spec.material:Titanium;price:..12' }, ['w17']],
    [{ filter: 'fits:pedal-flats-15' }, ['w15']],
    [{ filter: 'brand:Nobody' }, []],
    [{ sort: 'newest', limit: '2' }, ['pump', 'w32']],
    [{ filter: 'price:9..', sort: '-price' }, ['w32', 'pump', 'w17', 'w15', 'w13']],
    [{ category: 'Wrenches', sort: 'name' }, ['w13', 'w15', 'w17', 'w32']],
    [{ q: '15 mm wrench', limit: '1' }, ['w15']],
    [{ q: 'wrench', filter: 'spec.jaw-width:30..' }, ['w32']],
    [{ q: 'wrench', sort: '-price', limit: '2' }, ['w32', 'w17']],
  ])('%j shows %j', async (query, shown) => {
    expect(await ids(query)).toEqual(shown)
  })

  test('"In stock" finds the tools with enough pieces for the minimum order', async () => {
    expect(await ids({ filter: 'stock:in' })).toEqual(['w15', 'w17', 'pump'])
  })

  test('Items accept the same parameters as tools', async () => {
    expect(await ids({ filter: 'spec.holes:33..' }, 'listItems')).toEqual(['hub'])
    expect(await ids({ q: 'rim' }, 'listItems')).toEqual(['rim'])
    expect(await ids({ sort: '-price' }, 'listItems')).toEqual(['hub', 'rim'])
    expect(await ids({ sort: 'relevance' }, 'listItems')).toEqual(['rim', 'hub'])
    // Parts without stock are quoted, not booked.
    expect(await ids({ filter: 'stock:in' }, 'listItems')).toEqual([])
  })

  test('Without parameters, a list is complete and in the order of the shop', async () => {
    expect(await ids({})).toEqual(['w13', 'w15', 'w17', 'w32', 'pump'])
    expect(await ids({}, 'listItems')).toEqual(['rim', 'hub'])
  })

  test.each([
    { filter: 'brand' },
    { filter: 'brand:' },
    { filter: 'colour:red' },
    { filter: 'price:5' },
    { filter: 'price:..' },
    { filter: 'price:1..2..3' },
    { filter: 'spec.:1' },
    { filter: 'brand:%zz' },
    { filter: 'brand:%00' },
    { filter: 'stock:out' },
    { sort: 'colour' },
    { search: 'w', filter: 'stock:in' },
    { after: 'abc', cursor: 'abc' },
  ])('Refuses %j', async (query) => {
    expect(refusalOf(await call('listTools', query))).toBe('INPUT_INVALID')
  })

  describe('Pages', () => {
    const walk = async (
      query: Record<string, string>,
      between: () => Promise<void> = async () => undefined,
    ) => {
      const seen: string[] = []
      for (let cursor: string | undefined; ; ) {
        const answer = await call('listTools', { ...query, limit: '1', ...(cursor && { cursor }) })
        seen.push(...answer.json<{ _id: string }[]>().map(({ _id }) => _id))
        const next = answer.headers['x-next-cursor']
        if (next === undefined) return seen
        cursor = String(next)
        await between()
      }
    }

    test.each([
      { category: 'Wrenches' },
      { filter: 'price:..100', sort: 'price' },
      { filter: 'price:..100', sort: '-name' },
      { filter: 'price:..100', sort: '-availableQuantity' },
      { q: 'wrench' },
      { sort: 'newest' },
    ])('Pages of one of %j show each product once', async (query) => {
      const whole = await ids({ ...query, limit: '200' })
      expect(whole.length).toBeGreaterThan(3)
      expect(await walk(query)).toEqual(whole)
    })

    test.each(['category', 'q'])('A cursor of another %s is refused', async (name) => {
      const { headers } = await call('listTools', { [name]: 'Wrenches', limit: '1' })
      const cursor = String(headers['x-next-cursor'])
      const other = await call('listTools', { [name]: 'Pumps', limit: '1', cursor })
      expect(refusalOf(other)).toBe('CURSOR_INVALID')
      expect(refusalOf(await call('listTools', { [name]: 'Wrenches', after: 'nonsense' }))).toBe(
        'CURSOR_INVALID',
      )
    })
  })

  test('The facets count the products that each choice would show', async () => {
    const counted = (await call('countTools', { filter: 'brand:Truewheel;stock:in' })).json<Facets>()
    expect(counted).toEqual({
      total: 2,
      categories: [
        { value: 'Pumps', count: 1 },
        { value: 'Wrenches', count: 1 },
      ],
      brands: [
        { value: 'Truewheel', count: 2 },
        { value: 'Truewheel Pro', count: 1 },
      ],
      fits: [{ id: 'pedal-flats-15', name: 'Pedal with 15 mm wrench flats', count: 1 }],
      inStock: 2,
      price: { from: 12, to: 35 },
      specs: [
        expect.objectContaining({
          key: 'material',
          name: 'Material',
          choices: [{ value: 'Steel', count: 1 }],
        }),
        {
          key: 'jaw-width',
          name: 'Jaw width',
          unit: 'mm',
          meaning: expect.stringContaining('between the jaws'),
          from: 15,
          to: 15,
          histogram: [1],
        },
      ],
    })
  })

  test('The facets of a search count its results, also for each part of a range', async () => {
    const { total, specs } = (await call('countTools', { q: 'wrench' })).json<Facets>()
    expect(total).toBe(4)
    expect(specs.find(({ key }) => key === 'jaw-width')).toMatchObject({
      from: 13,
      to: 32,
      histogram: [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    })
    expect((await call('countItems', {})).json<Facets>()).toMatchObject({ total: 2, inStock: 0 })
  })
})

describeOnEveryEngine('Lists after a change', (engine) => {
  let env: TestApp

  beforeEach(async () => {
    env = await openTestApp(engine)
    await fill(env)
    return () => env.drop()
  })

  const page = (query: Record<string, string>) => callApi(env, operationOf('listTools'), { query })
  const shown = async (query: Record<string, string>) =>
    (await page(query)).json<{ _id: string }[]>().map(({ _id }) => _id)
  const book = (productId: string) =>
    env.shop.database.write(async (transaction) => {
      await moveStock(transaction, { productId, quantity: -4, reason: 'booking' }, 1)
      return done(null)
    })

  test.each([{ category: 'Wrenches' }, { q: 'wrench' }])(
    'The next page of %j repeats and leaves out nothing when a shown product vanishes',
    async (query) => {
      const first = await page({ ...query, limit: '2' })
      const [one = '', two = ''] = first.json<{ _id: string }[]>().map(({ _id }) => _id)
      const rest = (await shown(query)).slice(2)
      await deleteTool(env.shop, two)
      await deleteTool(env.shop, one)
      const cursor = String(first.headers['x-next-cursor'])
      const after = await shown({ ...query, cursor })
      expect(after.filter((id) => !rest.includes(id))).toEqual([])
      if (!('q' in query)) expect(after).toEqual(rest)
    },
  )

  test('A booking changes the products in stock immediately', async () => {
    expect(await shown({ filter: 'stock:in' })).toEqual(['w15', 'w17', 'pump'])
    await book('w15')
    expect(await shown({ filter: 'stock:in' })).toEqual(['w17', 'pump'])
    expect(
      (await callApi(env, operationOf('countTools'), { query: { q: 'wrench' } })).json<Facets>().inStock,
    ).toBe(1)
  })
})
