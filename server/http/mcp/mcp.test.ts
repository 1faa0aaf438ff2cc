import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyEngine } from '../../data/testing/engines.ts'
import { addLanguages } from '../../start/add-languages.ts'
import { payForSomething } from '../../testing/buying.ts'
import { deliveryRates, setRates } from '../../testing/delivery-rates.ts'
import { planSale } from '../../testing/sales.ts'
import { addAdmin, addCustomer, addTool } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let env: TestApp
let origin: string
let whip: string
const clients: Client[] = []

beforeAll(async () => {
  await addLanguages()
  env = await openTestApp(anyEngine)
  whip = await addTool(env.shop, {
    stock: 7,
    minimumOrder: 2,
    unitPriceCents: 1680,
    name: 'Chain whip',
    fits: ['freehub-microspline'],
  })
  await setRates(env.shop, deliveryRates)
  await env.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(env.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const client of clients) await client.close()
  await env.drop()
})

interface Connecting {
  readonly token?: string
  readonly language?: string
  /** The client's way to agree on a version; by default that of 2025. */
  readonly versions?: 'auto'
}

async function connect({ token, language, versions }: Connecting = {}): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    versions ? { versionNegotiation: { mode: versions } } : {},
  )
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language && { 'accept-language': language }),
  }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } }),
  )
  clients.push(client)
  return client
}

interface Told {
  readonly text: string
  // Each test knows the shape of its tool's data.
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  readonly data: any
  readonly isError: boolean
}

/** Calls a tool. The client validates the data by the tool's output schema. */
async function ask(client: Client, name: string, given: Record<string, unknown> = {}): Promise<Told> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given })
  const [first] = content as { text: string }[]
  return { text: first?.text ?? '', data: structuredContent, isError: isError === true }
}

const publicTools = [
  'search_products',
  'get_product_details',
  'list_tools',
  'list_filters',
  'find_what_fits',
  'list_jobs',
  'get_job',
  'list_standards',
  'get_delivery',
  'get_returns',
  'get_shop_information',
  'create_cart',
  'get_cart',
  'update_cart',
  'cancel_cart',
]
const staffTools = [
  'list_orders_to_send',
  'get_managed_product',
  'list_stock_movements',
  'get_figures',
  'get_open_tasks',
]

describe('The protocol', () => {
  test.each([
    { versions: undefined, expected: '2025-11-25' },
    { versions: 'auto' as const, expected: '2026-07-28' },
  ])('a client agrees on $expected, lists the tools and calls one', async ({ versions, expected }) => {
    const client = await connect(versions ? { versions } : {})
    expect(client.getNegotiatedProtocolVersion()).toBe(expected)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(publicTools)
    for (const { title, description, annotations, inputSchema, outputSchema, name } of tools) {
      expect([name, title !== undefined, (description ?? '').length > 30]).toEqual([name, true, true])
      expect([name, annotations?.readOnlyHint]).toEqual([name, !/(?:create|update|cancel)_cart/.test(name)])
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
    }
    expect((await ask(client, 'search_products', { q: 'chain whip' })).text).toContain('Chain whip: $16.80')
  })

  test('is answered without a session: GET and DELETE are not allowed, and no answer names a session', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await fetch(`${origin}/mcp`, { method, headers: { accept: 'text/event-stream' } })
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
    const answer = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
    expect([answer.status, answer.headers.get('mcp-session-id')]).toEqual([200, null])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('refuses pages of other sites, which could reach a shop on the own machine, and lets programs in', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'ping' }
    for (const from of ['https://evil.example', 'null', 'http://localhost.evil.example'])
      expect([from, (await post(body, { origin: from })).status]).toEqual([from, 403])
    for (const headers of [{}, { origin: 'http://localhost' }])
      expect((await post(body, headers)).status).toBe(200)
    const asked = await fetch(`${origin}/mcp`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each([
    ['text that is not JSON', '{"jsonrpc":', 400],
    ['an empty body', '', 400],
    ['more than the limit of a request', JSON.stringify({ jsonrpc: '2.0', a: 'x'.repeat(70_000) }), 413],
    ['a body of arrays in arrays', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
    ['a prototype', '{"__proto__":{"a":1}}', 400],
    ['nothing that is a message', '[1,"a",null,{}]', 400],
  ])('answers %s with an error of JSON-RPC', async (_, body, status) => {
    const answer = await post(body)
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({
        jsonrpc: '2.0',
        error: expect.objectContaining({ code: expect.any(Number) }),
      }),
    ])
  })

  test('answers an unknown tool and method with an error', async () => {
    const client = await connect()
    await expect(ask(client, 'buy_everything')).rejects.toMatchObject({ code: -32_602 })
    const answer = await post({ jsonrpc: '2.0', id: 1, method: 'resources/list', params: {} })
    expect(await answer.text()).toContain('-32601')
  })
})

function post(body: object | string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('The tools', () => {
  test('state of a product: address, price with currency, stock and minimum order', async () => {
    const client = await connect()
    const { data, text } = await ask(client, 'search_products', { q: 'chain whip', limit: 5 })
    expect(data.results[0]).toMatchObject({
      page: `http://localhost/tool/${whip}`,
      currency: 'USD',
      price: 16.8,
      availableQuantity: 7,
      minOrderQuantity: 2,
    })
    expect(text).toContain(`7 in stock, minimum order 2. http://localhost/tool/${whip}`)
    expect(data.pages[0].address).toBe('http://localhost/jobs/replace-a-cassette')
    const listed = await ask(client, 'list_tools', { filter: 'stock:in', limit: 1 })
    expect(listed.data.items).toHaveLength(1)
  })

  test('find a product by its id and by its SKU in any spelling, and say what it fits', async () => {
    const client = await connect()
    const admin = await addAdmin(env.shop)
    const patched = await env.app.inject({
      method: 'PATCH',
      url: `/api/tools/${whip}`,
      headers: { authorization: `Bearer ${await env.tokenOf(admin)}` },
      payload: { sku: 'CW-12', warnings: 'Sharp teeth.' },
    })
    expect(patched.statusCode).toBe(200)
    for (const given of [{ id: whip }, { sku: 'cw-12' }]) {
      const { data, text } = await ask(client, 'get_product_details', given)
      expect(data.product).toMatchObject({ _id: whip, currency: 'USD', sku: 'CW-12' })
      expect(data.guide.fits[0].reason).toMatch(/\w/)
      expect(text).toContain('Warning: Sharp teeth.')
    }
    expect(await ask(client, 'get_product_details', { sku: 'none' })).toMatchObject({ isError: true })
    expect(await ask(client, 'get_product_details', {})).toMatchObject({ isError: true })
  })

  test('say a reduction with the regular price, as pages do', async () => {
    const sold = await addTool(env.shop, { stock: 3, unitPriceCents: 1_000, name: 'Truing stand' })
    await planSale(env.shop, { on: { kind: 'products', ids: [sold] } as never })
    const { text, data } = await ask(await connect(), 'get_product_details', { id: sold })
    expect(data.product).toMatchObject({ price: 8.5, regularPrice: 10, saleName: 'Winter sale' })
    expect(text).toContain('Sale “Winter sale”: the regular price is $10.00.')
  })

  test('answer what fits with reasons, and "unknown" instead of a guess', async () => {
    const client = await connect()
    const all = await ask(client, 'find_what_fits')
    expect(all.data.groups.length).toBeGreaterThan(5)
    const fitting = await ask(client, 'find_what_fits', { standard: 'freehub-microspline' })
    expect(fitting.data.groups).toBeUndefined()
    expect(fitting.text).toContain('Chain whip')
    const unknown = await ask(client, 'find_what_fits', {
      group: 'bottom-brackets',
      measure: 'thread',
      value: '77 mm',
    })
    expect(unknown.data.verdict).toBe('unknown')
    expect(unknown.text).toMatch(/\w+/)
    const odd = await ask(client, 'find_what_fits', { group: 'no-such-group' })
    expect(odd).toMatchObject({ isError: true, text: expect.stringContaining('no such standard') })
  })

  test('know jobs, standards and filters', async () => {
    const client = await connect()
    const { data: jobs } = await ask(client, 'list_jobs')
    const { text } = await ask(client, 'get_job', { id: jobs.items[0].id })
    expect(text).toContain('1. ')
    const { data } = await ask(client, 'list_standards', { group: 'chains' })
    expect(data.items.map(({ id }: { id: string }) => id)).toEqual(['chains'])
    expect((await ask(client, 'list_filters')).data.total).toBeGreaterThan(0)
  })

  test('state delivery to a country, returns and the shop', async () => {
    const client = await connect()
    const germany = await ask(client, 'get_delivery', { country: 'DE', goods: 20 })
    expect(germany.data).toMatchObject({ delivered: true, fee: 5.9, currency: 'USD', freeFrom: 100 })
    expect(germany.text).toContain('Delivery to Germany costs $5.90. It is free from goods for $100.00.')
    expect((await ask(client, 'get_delivery', { country: 'DE', goods: 100 })).data.fee).toBe(0)
    const france = await ask(client, 'get_delivery', { country: 'FR' })
    expect([france.data.delivered, france.text]).toEqual([false, 'The shop does not deliver to France.'])
    expect(await ask(client, 'get_delivery', { country: 'Germany' })).toMatchObject({ isError: true })
    const returns = await ask(client, 'get_returns')
    expect(returns.data.text.length).toBeGreaterThan(20)
    expect(returns.text).toContain('http://localhost/returns')
    expect((await ask(client, 'get_shop_information')).data).toMatchObject({
      money: { currency: 'USD' },
      sample: true,
    })
  })

  test('fill a cart, change it and cancel it; nothing is booked', async () => {
    const client = await connect()
    const line = (quantity: number) => ({ cart: { line_items: [{ item: { id: whip }, quantity }] } })
    const made = await ask(client, 'create_cart', { ...line(9), meta: { 'ucp-agent': { profile: 'x' } } })
    expect(made.text).toContain(made.data.continue_url)
    expect(made.text).toContain('only 7 left of the 9 wanted')
    const { id } = made.data
    const changed = await ask(client, 'update_cart', { id, ...line(2) })
    expect(changed.data.totals[0]).toMatchObject({ type: 'subtotal', amount: 3360 })
    expect((await ask(client, 'get_cart', { id })).data.line_items).toHaveLength(1)
    expect((await ask(client, 'cancel_cart', { id })).text).toBe('The cart is cancelled.')
    expect((await ask(client, 'get_cart', { id })).data.ucp.status).toBe('error')
    const orders = await env.shop.database.read.selectFrom('orders').select('id').execute()
    expect(orders).toEqual([])
  })

  test('turn refusals into errors of the tool, with the sentence and the field', async () => {
    const client = await connect()
    expect(await ask(client, 'search_products', {})).toMatchObject({ isError: true })
    const tooMany = await ask(client, 'search_products', { q: 'x', limit: 5000 })
    expect([tooMany.isError, tooMany.text]).toEqual([true, expect.stringContaining('limit: ')])
    const unknown = await ask(client, 'search_products', { q: 'x', colour: 'red' })
    expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('“colour”') })
    const deep = await ask(client, 'create_cart', { cart: { line_items: 'x' } })
    expect(deep).toMatchObject({ isError: true, text: expect.stringContaining('line_items') })
  })

  test('speak the language of the caller', async () => {
    const { text } = await ask(await connect({ language: 'de-AT,en;q=0.5' }), 'get_delivery', {
      country: 'DE',
    })
    expect(text).toContain('Der Versand (Deutschland) kostet')
  })
})

describe('The tools of staff', () => {
  test('are listed for a caller whose role has the right, and for no other one', async () => {
    const listedFor = async (token?: string) =>
      (await (await connect(token ? { token } : {})).listTools()).tools.map(({ name }) => name)
    expect(await listedFor(await env.tokenOf(await addAdmin(env.shop)))).toEqual([
      ...publicTools,
      ...staffTools,
    ])
    expect(await listedFor(await env.tokenOf(await addCustomer(env.shop)))).toEqual(publicTools)
    expect(await listedFor(await env.tokenOf(await addCustomer(env.shop, 'packer')))).toContain(
      'list_orders_to_send',
    )
    expect(await listedFor('garbage')).toEqual(publicTools)
  })

  test('answer by the right of the caller; without it, the refusal says why', async () => {
    await payForSomething(env.shop)
    const admin = await connect({ token: await env.tokenOf(await addAdmin(env.shop)) })
    const { data, text } = await ask(admin, 'list_orders_to_send')
    expect(data.items[0]).toMatchObject({ paid: true })
    expect(data.items[0].page).toBeUndefined()
    expect(text).toMatch(/^Found: 1\./)
    expect((await ask(admin, 'get_managed_product', { id: whip })).data.availableQuantity).toBe(7)
    expect((await ask(admin, 'list_stock_movements', { id: whip })).data.items.length).toBeGreaterThan(0)
    expect((await ask(admin, 'get_figures')).data.now.paid).toBe(1)
    expect((await ask(admin, 'get_open_tasks')).isError).toBe(false)
    const nobody = await connect()
    for (const name of staffTools) {
      const given = name === 'get_managed_product' || name === 'list_stock_movements' ? { id: whip } : {}
      expect(await ask(nobody, name, given)).toMatchObject({
        isError: true,
        text: 'Please sign in to continue.',
      })
    }
  })
})

test('Calls are limited per address, like those of the API', async () => {
  const limited = await openTestApp(anyEngine, { rateLimitFactor: 0.01 })
  const call = () =>
    limited.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
    })
  const statuses: number[] = []
  for (let count = 0; count < 7; count += 1) statuses.push((await call()).statusCode)
  const last = await call()
  await limited.drop()
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(last.headers['retry-after']).toBeDefined()
  expect(last.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } })
})

test('A server whose data are at another host has neither tools nor a profile', async () => {
  const headers = { inlineScript: '', apiOrigin: 'https://api.example', stripe: false, https: false }
  const other = await openTestApp(anyEngine, { headers })
  const [mcp, profile] = await Promise.all([
    other.app.inject({ method: 'POST', url: '/mcp', payload: {} }),
    other.app.inject('/.well-known/ucp'),
  ])
  await other.drop()
  expect([mcp.statusCode, profile.statusCode]).toEqual([404, 404])
})
