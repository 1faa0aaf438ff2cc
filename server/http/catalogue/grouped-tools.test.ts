import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Facets } from '../../../contract/catalogue/catalogue-query.ts'
import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import type { Tool } from '../../../contract/catalogue/tools.ts'
import { done } from '../../../domain/outcome.ts'
import { insertProducts } from '../../data/queries/catalogue/product-writes.ts'
import { moveStock } from '../../data/queries/catalogue/stock.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addLanguages } from '../../start/add-languages.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const cable = (value: number): ProductDetails => ({
  category: 'Cables',
  specs: [{ key: 'length', value, unit: 'mm' }],
  fits: value > 2000 ? ['hg-12'] : [],
  family: 'Brake cable',
  familyAxes: ['length'],
})

const tools = [
  { id: 'wrench', name: 'Wrench', cents: 900, stock: 5, details: { category: 'Wrenches' } },
  { id: 'c17', name: 'Brake cable 1700 mm', cents: 440, stock: 0, details: cable(1700) },
  { id: 'c20', name: 'Brake cable 2000 mm', cents: 420, stock: 5, details: cable(2000) },
  { id: 'c27', name: 'Brake cable 2750 mm', cents: 560, stock: 5, details: cable(2750) },
  { id: 'alone', name: 'Spoke', cents: 80, stock: 5, details: { ...cable(290), family: 'Spokes' } },
  { id: 'cutter', name: 'Cable cutter', cents: 3500, stock: 5, details: { category: 'Wrenches' } },
]

type Query = Readonly<Record<string, string>>

describeOnEveryEngine('Lists that show a family as one row', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    await addLanguages()
    app = await openTestApp(engine)
    await app.shop.database.write(async (transaction) => {
      const rows = tools.map(({ id, name, cents, details }, position) => ({
        id,
        name,
        details,
        position,
        unitPriceCents: cents,
        img: '/pictures/hub.webp',
        shortDescription: 'Steel.',
        minimumOrder: 1,
      }))
      await insertProducts(transaction, rows, 1)
      for (const { id, stock } of tools)
        if (stock > 0) await moveStock(transaction, { productId: id, quantity: stock, reason: 'opening' }, 1)
      return done(null)
    })
  })
  afterAll(() => app.drop())

  const list = async (query: Query, language?: string) => {
    const headers = language === undefined ? {} : { 'content-language': language }
    const answer = await callApi(app, operationOf('listTools'), { query, headers })
    return { rows: answer.json<Tool[]>(), next: answer.headers['x-next-cursor'] }
  }
  const idsOf = async (query: Query) => (await list(query)).rows.map(({ _id }) => _id)
  const grouped = { grouped: 'true' }

  test('Show every tool without the parameter, and with it the first member of each family', async () => {
    expect(await idsOf({})).toEqual(tools.map(({ id }) => id))
    expect(await idsOf({ grouped: 'false' })).toEqual(tools.map(({ id }) => id))
    expect(await idsOf(grouped)).toEqual(['wrench', 'c17', 'alone', 'cutter'])
  })

  test('Say how many members a row stands for, and the lowest price; a family of one says nothing', async () => {
    const { rows } = await list(grouped)
    expect(rows.map(({ members }) => members)).toEqual([
      undefined,
      { count: 3, of: 3, fromPrice: 4.2, text: '3 lengths from $4.20' },
      undefined,
      undefined,
    ])
    const [german] = (await list({ ...grouped, filter: 'fits:hg-12' }, 'de')).rows
    expect(german?.members).toMatchObject({ count: 1, of: 3, text: '1 von 3 Längen' })
  })

  test.each([
    [{ filter: 'stock:in' }, ['wrench', 'c20', 'alone', 'cutter']],
    [{ filter: 'fits:hg-12' }, ['c27']],
    [{ sort: 'price' }, ['alone', 'c20', 'wrench', 'cutter']],
    [{ sort: '-price' }, ['cutter', 'wrench', 'c27', 'alone']],
    [{ q: 'cable 2 m' }, ['c20']],
    [{ q: 'cable 2750 mm' }, ['c27']],
  ])('Show for %j the first member that is found', async (query, ids) => {
    expect(await idsOf({ ...grouped, ...query })).toEqual(ids)
  })

  test.each(['price', '-price', 'name', undefined])(
    'Have pages in the order %s, with each family once',
    async (sort) => {
      const whole = await idsOf({ ...grouped, ...(sort && { sort }) })
      const paged: string[] = []
      for (let after: string | undefined; ; ) {
        const { rows, next } = await list({
          ...grouped,
          limit: '1',
          ...(sort && { sort }),
          ...(after ? { after } : {}),
        })
        paged.push(...rows.map(({ _id }) => _id))
        if (next === undefined) break
        after = String(next)
      }
      expect(paged).toEqual(whole)
    },
  )

  test('Have a total that counts families once, and choices that count members', async () => {
    const facets = async (query: Query) =>
      (await callApi(app, operationOf('countTools'), { query })).json<Facets>()
    const counts = await facets(grouped)
    expect(counts.total).toBe(4)
    expect(counts.categories).toContainEqual({ value: 'Cables', count: 4 })
    expect((await facets({})).total).toBe(6)
    expect((await facets({ ...grouped, filter: 'stock:in' })).total).toBe(4)
  })

  test('Have the member that a search meant', async () => {
    const search = async (query: Query) => {
      const answer = await callApi(app, operationOf('searchProducts'), { query })
      return answer.json<{ results: { _id: string; members?: object }[] }>().results
    }
    const all = await search({ q: 'brake cable 2 m' })
    expect(all.map(({ _id }) => _id)).toEqual(expect.arrayContaining(['c17', 'c20', 'c27']))
    const once = await search({ q: 'brake cable 2 m', ...grouped })
    expect(once[0]).toMatchObject({ _id: 'c20', members: { of: 3 } })
    expect(once.map(({ _id }) => _id)).not.toContain('c17')
  })
})
