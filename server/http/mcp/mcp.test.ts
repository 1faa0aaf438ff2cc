import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyEngine } from '../../data/testing/engines.ts'
import { addTool } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let env: TestApp
let origin: string
let client: Client
beforeAll(async () => {
  env = await openTestApp(anyEngine)
  await addTool(env.shop, { stock: 7, minimumOrder: 2, unitPriceCents: 1680, name: 'Chain whip' })
  await env.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(env.app.server.address() as AddressInfo).port}`
  client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)))
})
afterAll(async () => {
  await client.close()
  await env.drop()
})

test('lists', async () => {
  const { tools } = await client.listTools()
  console.log(
    tools.map((t) => [t.name, JSON.stringify(t).length]),
    client.getNegotiatedProtocolVersion?.(),
  )
  const r = await client.callTool({ name: 'search_products', arguments: { q: 'chain whip' } })
  console.log(JSON.stringify(r, null, 1))
  expect(1).toBe(1)
})
