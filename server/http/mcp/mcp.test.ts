import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyEngine } from '../../data/testing/engines.ts'
import { putKey } from '../../testing/api-keys.ts'
import { payForSomething } from '../../testing/buying.ts'
import { addAdmin, addCustomer } from '../../testing/shop-contents.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { ask, type McpShop, openMcpShop } from './testing/mcp-shop.ts'

let env: McpShop
beforeAll(async () => {
  env = await openMcpShop()
})
afterAll(() => env.drop())

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
    const client = await env.connect(versions ? { versions } : {})
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
      const answer = await fetch(`${env.origin}/mcp`, { method, headers: { accept: 'text/event-stream' } })
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
    const asked = await fetch(`${env.origin}/mcp`, {
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

  test('answers ten messages of one request and refuses more, because each counts as one call', async () => {
    const messages = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
    expect((await post(messages(10))).status).toBe(200)
    const refused = await post(messages(11))
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { jsonrpc: '2.0', id: null, error: { code: -32_600, message: expect.stringContaining('10') } },
    ])
  })

  test('answers an unknown tool and method with an error', async () => {
    const client = await env.connect()
    await expect(ask(client, 'buy_everything')).rejects.toMatchObject({ code: -32_602 })
    const answer = await post({ jsonrpc: '2.0', id: 1, method: 'resources/list', params: {} })
    expect(await answer.text()).toContain('-32601')
  })
})

function post(body: object | string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${env.origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe('The tools of staff', () => {
  test('are listed for a caller whose role has the right, and for no other one', async () => {
    const listedFor = async (token?: string) =>
      (await (await env.connect(token ? { token } : {})).listTools()).tools.map(({ name }) => name)
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

  test('are listed for an API key by its operations, and the key opens no other tool', async () => {
    const { secret } = await putKey(env.shop, await addAdmin(env.shop), ['getFigures'])
    const client = await env.connect({ token: secret })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([...publicTools, 'get_figures'])
    expect((await ask(client, 'get_figures')).isError).toBe(false)
    expect((await ask(client, 'list_orders_to_send')).isError).toBe(true)
  })

  test('answer by the right of the caller; without it, the refusal says why', async () => {
    await payForSomething(env.shop)
    const admin = await env.connect({ token: await env.tokenOf(await addAdmin(env.shop)) })
    const { data, text } = await ask<{ items: object[] }>(admin, 'list_orders_to_send')
    expect(data.items[0]).toMatchObject({ paid: true })
    expect(data.items[0]).not.toHaveProperty('page')
    expect(text).toMatch(/^Found: 1\./)
    const product = await ask(admin, 'get_managed_product', { id: env.whip })
    expect(product.data).toMatchObject({ availableQuantity: 7 })
    const ledger = await ask<{ items: object[] }>(admin, 'list_stock_movements', { id: env.whip })
    expect(ledger.data.items.length).toBeGreaterThan(0)
    expect((await ask(admin, 'get_figures')).data).toMatchObject({ now: { paid: 1 } })
    expect((await ask(admin, 'get_open_tasks')).isError).toBe(false)
    const nobody = await env.connect()
    for (const name of staffTools) {
      const given = name === 'get_managed_product' || name === 'list_stock_movements' ? { id: env.whip } : {}
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
