import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UcpCart } from '../../../contract/agents/ucp-carts.ts'
import type { UcpMessage } from '../../../contract/agents/ucp-parts.ts'
import { anyEngine, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { deleteExpired } from '../../operations/accounts/delete-expired.ts'
import { mostCartsOfAddress } from '../../operations/carts/write-cart.ts'
import { changeProduct } from '../../operations/catalogue/change-product.ts'
import { hourMs } from '../../platform/clock.ts'
import { addLanguages } from '../../start/add-languages.ts'
import { callApi, operationOf, refusalOf } from '../../testing/api-call.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { addAdmin, addTool, deleteTool, granted } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('Carts of programs', (engine) => {
  let env: TestApp
  let whip: string
  let vice: string

  beforeAll(async () => {
    await addLanguages()
    env = await openTestApp(engine)
    whip = await addTool(env.shop, {
      stock: 7,
      minimumOrder: 2,
      unitPriceCents: 1000,
      priceBreaks: [{ from: 5, unitPriceCents: 900 }],
      name: 'Chain whip',
    })
    vice = await addTool(env.shop, { stock: 3, unitPriceCents: 2500, name: 'Axle vice' })
    await setRates(env.shop, deliveryRates)
  })
  afterAll(() => env.drop())

  const line = (id: string, quantity: number) => ({ item: { id }, quantity })
  const create = (
    lines: readonly object[],
    context: object = {},
    headers: Readonly<Record<string, string>> = {},
  ) => callApi(env, operationOf('createCart'), { body: { line_items: lines, context }, headers })
  const made = async (...given: Parameters<typeof create>) => (await create(...given)).json<UcpCart>()
  const read = async (id: string) =>
    (await callApi(env, operationOf('getCart'), { params: { id } })).json<UcpCart>()
  const view = (id: string) => callApi(env, operationOf('viewCart'), { params: { id } })
  const codesOf = ({ messages = [] }: { readonly messages?: UcpMessage[] | undefined }) =>
    messages.map(({ code }) => code).filter((code) => code !== 'estimate')
  const changesOf = async (id: string) =>
    (await view(id))
      .json()
      .lines.flatMap(({ changes }: { changes: { code: string }[] }) => changes.map(({ code }) => code))

  test('cost what an order costs: prices from quantities, delivery to the country, and hold no stock', async () => {
    const answer = await create([line(whip, 5), line(vice, 1)], { address_country: 'DE' })
    expect(answer.statusCode).toBe(201)
    const cart = answer.json<UcpCart>()
    expect(cart.line_items.map(({ item, totals }) => [item.price, totals[0]?.amount])).toEqual([
      [900, 4500],
      [2500, 2500],
    ])
    expect(cart.totals.map(({ type, amount }) => [type, amount])).toEqual([
      ['subtotal', 7000],
      ['fulfillment', 590],
      ['total', 7590],
    ])
    expect(cart.continue_url).toBe(`http://localhost/basket?cart=${cart.id}`)
    expect(codesOf(cart)).toEqual([])
    expect([await stockOf(env.shop, whip), await stockOf(env.shop, vice)]).toEqual([7, 3])
  })

  test('say that delivery is unknown without a country, and impossible to some', async () => {
    const unknown = await made([line(vice, 1)])
    expect(codesOf(unknown)).toEqual(['delivery_unknown'])
    expect(unknown.totals.map(({ type }) => type)).toEqual(['subtotal', 'total'])
    expect(codesOf(await made([line(vice, 1)], { address_country: 'FR' }))).toEqual(['address_undeliverable'])
  })

  test('name lines below the minimum, above the stock and without a product, each with its place', async () => {
    const cart = await made([line(whip, 1), line(vice, 9), line('gone', 1)], { address_country: 'DE' })
    expect(codesOf(cart)).toEqual(['item_unavailable', 'quantity_below_minimum', 'quantity_above_stock'])
    expect(cart.messages?.[1]).toMatchObject({
      path: '$.line_items[0]',
      severity: 'recoverable',
      content: 'Chain whip: the minimum order is 2. Raise the quantity.',
    })
    const none = await create([line('gone', 1)])
    expect([none.statusCode, none.json().ucp.status, none.json().id]).toEqual([200, 'error', undefined])
  })

  test('count lines of one product as one', async () => {
    const cart = await made([line(vice, 1), line(vice, 1)])
    expect(cart.line_items.map(({ quantity }) => quantity)).toEqual([2])
  })

  test('speak the language of the context, and lead to the page in it', async () => {
    const cart = await made([line(whip, 1)], { language: 'de-CH', address_country: 'DE' })
    expect(cart.continue_url).toContain('/de/basket?cart=')
    expect(cart.messages?.[0]?.content).toContain('Mindestbestellmenge')
  })

  test('say what has changed since the program wrote them, to the program and to the person', async () => {
    const tool = await addTool(env.shop, { stock: 4, unitPriceCents: 1000, name: 'Cone wrench' })
    const other = await addTool(env.shop, { stock: 4, name: 'Old pump' })
    const { id } = await made([line(tool, 2), line(other, 1)], { address_country: 'DE' })
    expect(await changesOf(id)).toEqual([])
    const admin = await addAdmin(env.shop)
    granted(
      await changeProduct(env.shop, admin, tool, {
        description: { unitPriceCents: 1200 },
        restock: undefined,
      }),
    )
    const restock = { quantity: -3, reason: 'Counted' }
    granted(await changeProduct(env.shop, admin, tool, { description: {}, restock }))
    await deleteTool(env.shop, other)
    expect(await changesOf(id)).toEqual(['price', 'above-stock', 'gone'])
    expect(codesOf(await read(id))).toEqual(['price_changed', 'quantity_above_stock', 'item_unavailable'])
    const { lines } = (await view(id)).json()
    expect(lines[0]).toMatchObject({ Id: tool, quantity: 2, price: 10 })
    expect(lines[0].changes[0].message).toContain(
      'One cost $10.00 when the basket was filled, and costs $12.00',
    )
  })

  test('are replaced whole, and cancelled; a cancelled one is gone for everybody', async () => {
    const { id } = await made([line(whip, 2)])
    const body = { id, line_items: [line(vice, 1)] }
    const changed = await callApi(env, operationOf('updateCart'), { params: { id }, body })
    expect(changed.json<UcpCart>().line_items.map(({ item }) => item.title)).toEqual(['Axle vice'])
    const lost = { line_items: [line('gone', 1)] }
    const kept = await callApi(env, operationOf('updateCart'), { params: { id }, body: lost })
    expect([kept.json().ucp.status, (await read(id)).line_items.length]).toEqual(['error', 1])
    const cancelled = await callApi(env, operationOf('cancelCart'), { params: { id } })
    expect(cancelled.json().expires_at).toBeUndefined()
    expect((await read(id)).ucp.status).toBe('error')
    expect([(await view(id)).statusCode, refusalOf(await view(id))]).toEqual([404, 'CART_NOT_FOUND'])
    const again = await callApi(env, operationOf('updateCart'), { params: { id }, body })
    expect(again.json().messages[0].code).toBe('not_found')
  })

  test('live a day after their last change, and are then deleted', async () => {
    const { id } = await made([line(vice, 1)])
    env.shop.clock.moveBy(23 * hourMs)
    expect((await read(id)).id).toBe(id)
    env.shop.clock.moveBy(hourMs + 1)
    expect((await read(id)).ucp.status).toBe('error')
    await deleteExpired(env.shop, {})
    const left = await env.shop.database.read.selectFrom('agent_carts').select('hash').execute()
    expect(left).toEqual([])
  })

  test('are made once for an idempotency key of a program, and the id is stored as a hash only', async () => {
    const headers = { 'idempotency-key': 'one-key' }
    const first = await made([line(vice, 1)], {}, headers)
    const second = await made([line(vice, 1)], {}, headers)
    expect(second.id).toBe(first.id)
    const other = await create([line(vice, 2)], {}, headers)
    expect([other.statusCode, refusalOf(other)]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    const rows = await env.shop.database.read.selectFrom('agent_carts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(first.id)
  })

  test('have a limited number of lines, and of carts of one network, also when they are made at once', async () => {
    const many = Array.from({ length: 101 }, () => line(vice, 1))
    expect((await create(many)).statusCode).toBe(400)
    // Not a whole number of carts.
    const few = 3.4 / mostCartsOfAddress
    const limited = await openTestApp(engine, {}, { rateLimitFactor: few })
    const product = await addTool(limited.shop, { stock: 3 })
    const body = { line_items: [line(product, 1)] }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callApi(limited, operationOf('createCart'), { body })),
    )
    const stored = await limited.shop.database.read.selectFrom('agent_carts').select('hash').execute()
    await limited.drop()
    expect(answers.map(refusalOf).filter((code) => code === 'done')).toHaveLength(3)
    expect(answers.map(refusalOf)).toContain('CARTS_LIMIT')
    expect(stored).toHaveLength(3)
  })
})

describeOnEveryEngine('The catalogue for programs', (engine) => {
  let env: TestApp
  const ids: string[] = []

  beforeAll(async () => {
    env = await openTestApp(engine)
    for (let number = 1; number <= 7; number += 1)
      ids.push(
        await addTool(env.shop, {
          stock: number - 1,
          unitPriceCents: number * 1000,
          name: `Hex key ${number} mm`,
          category: number % 2 === 0 ? 'Even' : 'Odd',
        }),
      )
    ids.push(await addTool(env.shop, { kind: 'part', stock: 2, name: 'Hex bolt', unitPriceCents: 150 }))
  })
  afterAll(() => env.drop())

  const search = async (body: object) =>
    (await callApi(env, operationOf('searchCatalog'), { body })).json<{
      products: { id: string; title: string; variants: { availability: object; metadata: object }[] }[]
      pagination: { has_next_page: boolean; cursor?: string }
      messages?: UcpMessage[]
    }>()

  test('is searched in pages: tools first, then parts, each once', async () => {
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page = await search({ query: 'hex', pagination: { limit: 3, ...(cursor && { cursor }) } })
      found.push(...page.products.map(({ id }) => id))
      cursor = page.pagination.cursor
      expect(page.pagination.has_next_page).toBe(cursor !== undefined)
    } while (cursor)
    expect(found.toSorted()).toEqual(ids.toSorted())
    expect(found.at(-1)).toBe(ids.at(-1))
    const odd = { query: 'hex', pagination: { cursor: '9.zzz' } }
    expect(refusalOf(await callApi(env, operationOf('searchCatalog'), { body: odd }))).toBe('CURSOR_INVALID')
  })

  test('is narrowed by categories and by price in the currency of the shop; another currency is said', async () => {
    const both = await search({ filters: { categories: ['Odd', 'Even'] }, pagination: { limit: 50 } })
    expect(both.products).toHaveLength(7)
    const price = { min: 2000, max: 3000 }
    const dear = await search({ filters: { price }, context: { currency: 'USD' } })
    expect(dear.products.map(({ title }) => title).toSorted()).toEqual(['Hex key 2 mm', 'Hex key 3 mm'])
    const other = await search({ filters: { price }, context: { currency: 'EUR' } })
    expect([other.products.length, other.messages?.[0]?.code]).toEqual([8, 'price_filter_ignored'])
    const nothing = await callApi(env, operationOf('searchCatalog'), { body: {} })
    expect(nothing.json().fields.query).toBe('Name a query or a filter.')
  })

  test('states stock and minimum order; a product without stock is out of stock', async () => {
    const { products } = await search({ query: 'hex key 1 mm', pagination: { limit: 1 } })
    expect(products[0]?.variants[0]).toMatchObject({
      id: ids[0],
      price: { amount: 1000, currency: 'USD' },
      availability: { available: false, status: 'out_of_stock' },
      metadata: { minimum_order: 1, available_quantity: 0 },
    })
  })

  test('finds products by id and by SKU, each once with all its identifiers, and names the others', async () => {
    const [id = ''] = ids
    granted(
      await changeProduct(env.shop, await addAdmin(env.shop), id, {
        description: {},
        restock: undefined,
        details: { sku: 'HX-1', warnings: 'Not for children.' },
      }),
    )
    const asked = { ids: [id, 'hx-1', 'none'] }
    const { products, messages } = (await callApi(env, operationOf('lookupCatalog'), { body: asked })).json()
    expect(products).toHaveLength(1)
    expect(products[0].variants[0].inputs).toEqual([
      { id, match: 'exact' },
      { id: 'hx-1', match: 'exact' },
    ])
    expect(messages).toMatchObject([
      { type: 'info', code: 'not_found', content: 'none' },
      { type: 'warning', path: '$.products[0]', content: 'Not for children.', presentation: 'disclosure' },
    ])
  })
})

test('The profile names the version, the endpoint and no way to pay, and may be kept for an hour', async () => {
  const env = await openTestApp(anyEngine)
  const answer = await env.app.inject('/.well-known/ucp')
  const { endpoint } = answer.json().ucp.services['dev.ucp.shopping'][0]
  await env.drop()
  expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  expect(endpoint).toBe('http://localhost/api/ucp')
  expect(Object.keys(answer.json().ucp.capabilities)).not.toContain('dev.ucp.shopping.checkout')
  expect(answer.json().ucp.payment_handlers).toEqual({})
})
