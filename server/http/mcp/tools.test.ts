import { afterAll, beforeAll, expect, test } from 'vitest'
import { planSale } from '../../testing/sales.ts'
import { addAdmin, addTool } from '../../testing/shop-contents.ts'
import { ask, type McpShop, openMcpShop } from './testing/mcp-shop.ts'

/** What a list answers. */
interface Items {
  readonly items: readonly { readonly id: string }[]
}

let env: McpShop
beforeAll(async () => {
  env = await openMcpShop()
})
afterAll(() => env.drop())

test('Tools state of a product: address, price with currency, stock and minimum order', async () => {
  const client = await env.connect()
  const { data, text } = await ask<{ results: unknown[]; pages: { address: string }[] }>(
    client,
    'search_products',
    { q: 'chain whip', limit: 5 },
  )
  expect(data.results[0]).toMatchObject({
    page: `http://localhost/tool/${env.whip}`,
    currency: 'USD',
    price: 16.8,
    availableQuantity: 7,
    minOrderQuantity: 2,
  })
  expect(text).toContain(`7 in stock, minimum order 2. http://localhost/tool/${env.whip}`)
  expect(data.pages[0]?.address).toBe('http://localhost/jobs/replace-a-cassette')
  const listed = await ask<Items>(client, 'list_tools', { filter: 'stock:in', limit: 1 })
  expect(listed.data.items).toHaveLength(1)
})

test('Tools find a product by its id and by its SKU in any spelling, and say what it fits', async () => {
  const client = await env.connect()
  const admin = await addAdmin(env.shop)
  const patched = await env.app.inject({
    method: 'PATCH',
    url: `/api/tools/${env.whip}`,
    headers: { authorization: `Bearer ${await env.tokenOf(admin)}` },
    payload: { sku: 'CW-12', warnings: 'Sharp teeth.' },
  })
  expect(patched.statusCode).toBe(200)
  for (const given of [{ id: env.whip }, { sku: 'cw-12' }]) {
    const { data, text } = await ask<{ guide: { fits: { reason: string }[] } }>(
      client,
      'get_product_details',
      given,
    )
    expect(data).toMatchObject({ product: { _id: env.whip, currency: 'USD', sku: 'CW-12' } })
    expect(data.guide.fits[0]?.reason).toMatch(/\w/)
    expect(text).toContain('Warning: Sharp teeth.')
  }
  expect(await ask(client, 'get_product_details', { sku: 'none' })).toMatchObject({ isError: true })
  expect(await ask(client, 'get_product_details', {})).toMatchObject({ isError: true })
})

test('Tools say a reduction with the regular price, as pages do', async () => {
  const sold = await addTool(env.shop, { stock: 3, unitPriceCents: 1_000, name: 'Truing stand' })
  await planSale(env.shop, { on: { kind: 'products', ids: [sold] } as never })
  const { text, data } = await ask(await env.connect(), 'get_product_details', { id: sold })
  expect(data).toMatchObject({ product: { price: 8.5, regularPrice: 10, saleName: 'Winter sale' } })
  expect(text).toContain('Sale “Winter sale”: the regular price is $10.00.')
})

test('Tools answer what fits with reasons, and "unknown" instead of a guess', async () => {
  const client = await env.connect()
  const all = await ask<{ groups: unknown[] }>(client, 'find_what_fits')
  expect(all.data.groups.length).toBeGreaterThan(5)
  const fitting = await ask(client, 'find_what_fits', { standard: 'freehub-microspline' })
  expect(fitting.data).not.toHaveProperty('groups')
  expect(fitting.text).toContain('Chain whip')
  const unknown = await ask(client, 'find_what_fits', {
    group: 'bottom-brackets',
    measure: 'thread',
    value: '77 mm',
  })
  expect(unknown.data).toMatchObject({ verdict: 'unknown' })
  expect(unknown.text).toMatch(/\w+/)
  const odd = await ask(client, 'find_what_fits', { group: 'no-such-group' })
  expect(odd).toMatchObject({ isError: true, text: expect.stringContaining('no such standard') })
})

test('Tools know jobs, standards and filters', async () => {
  const client = await env.connect()
  const { data: jobs } = await ask<Items>(client, 'list_jobs')
  const { text } = await ask(client, 'get_job', { id: jobs.items[0]?.id })
  expect(text).toContain('1. ')
  const { data } = await ask<Items>(client, 'list_standards', { group: 'chains' })
  expect(data.items.map(({ id }) => id)).toEqual(['chains'])
  expect((await ask<{ total: number }>(client, 'list_filters')).data.total).toBeGreaterThan(0)
})

test('Tools state delivery to a country, returns and the shop', async () => {
  const client = await env.connect()
  const germany = await ask(client, 'get_delivery', { country: 'DE', goods: 20 })
  expect(germany.data).toMatchObject({ delivered: true, fee: 5.9, currency: 'USD', freeFrom: 100 })
  expect(germany.text).toContain('Delivery to Germany costs $5.90. It is free from goods for $100.00.')
  expect((await ask(client, 'get_delivery', { country: 'DE', goods: 100 })).data).toMatchObject({ fee: 0 })
  const france = await ask<{ delivered: boolean }>(client, 'get_delivery', { country: 'FR' })
  expect([france.data.delivered, france.text]).toEqual([false, 'The shop does not deliver to France.'])
  expect(await ask(client, 'get_delivery', { country: 'Germany' })).toMatchObject({ isError: true })
  const returns = await ask<{ text: string }>(client, 'get_returns')
  expect(returns.data.text.length).toBeGreaterThan(20)
  expect(returns.text).toContain('http://localhost/returns')
  expect((await ask(client, 'get_shop_information')).data).toMatchObject({
    money: { currency: 'USD' },
    sample: true,
  })
})

test('Tools fill a cart, change it and cancel it; nothing is booked', async () => {
  const client = await env.connect()
  const line = (quantity: number) => ({ cart: { line_items: [{ item: { id: env.whip }, quantity }] } })
  const made = await ask<{ id: string; continue_url: string }>(client, 'create_cart', {
    ...line(9),
    meta: { 'ucp-agent': { profile: 'x' } },
  })
  expect(made.text).toContain(made.data.continue_url)
  expect(made.text).toContain('only 7 left of the 9 wanted')
  const { id } = made.data
  const changed = await ask<{ totals: unknown[] }>(client, 'update_cart', { id, ...line(2) })
  expect(changed.data.totals[0]).toMatchObject({ type: 'subtotal', amount: 3360 })
  expect((await ask<{ line_items: unknown[] }>(client, 'get_cart', { id })).data.line_items).toHaveLength(1)
  expect((await ask(client, 'cancel_cart', { id })).text).toBe('The cart is cancelled.')
  expect((await ask(client, 'get_cart', { id })).data).toMatchObject({ ucp: { status: 'error' } })
  const orders = await env.shop.database.read.selectFrom('orders').select('id').execute()
  expect(orders).toEqual([])
})

test('Tools turn refusals into errors of the tool, with the sentence and the field', async () => {
  const client = await env.connect()
  expect(await ask(client, 'search_products', {})).toMatchObject({ isError: true })
  const tooMany = await ask(client, 'search_products', { q: 'x', limit: 5000 })
  expect([tooMany.isError, tooMany.text]).toEqual([true, expect.stringContaining('limit: ')])
  const unknown = await ask(client, 'search_products', { q: 'x', colour: 'red' })
  expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('“colour”') })
  const deep = await ask(client, 'create_cart', { cart: { line_items: 'x' } })
  expect(deep).toMatchObject({ isError: true, text: expect.stringContaining('line_items') })
})

test('Tools speak the language of the caller', async () => {
  const { text } = await ask(await env.connect({ language: 'de-AT,en;q=0.5' }), 'get_delivery', {
    country: 'DE',
  })
  expect(text).toContain('Der Versand (Deutschland) kostet')
})
