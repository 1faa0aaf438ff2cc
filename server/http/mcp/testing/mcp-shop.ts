import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { anyEngine } from '../../../data/testing/engines.ts'
import { addLanguages } from '../../../start/add-languages.ts'
import { deliveryRates, setRates } from '../../../testing/delivery-rates.ts'
import { addTool } from '../../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

interface Connecting {
  readonly token?: string
  readonly language?: string
  /** The client's way to agree on a version; by default that of 2025. */
  readonly versions?: 'auto'
}

/** A listening shop with one tool, and clients of the official library. */
export interface McpShop extends TestApp {
  readonly origin: string
  /** The id of the tool, a chain whip. */
  readonly whip: string
  connect(how?: Connecting): Promise<Client>
}

export async function openMcpShop(): Promise<McpShop> {
  await addLanguages()
  const env = await openTestApp(anyEngine)
  const whip = await addTool(env.shop, {
    stock: 7,
    minimumOrder: 2,
    unitPriceCents: 1680,
    name: 'Chain whip',
    fits: ['freehub-microspline'],
  })
  await setRates(env.shop, deliveryRates)
  await env.app.listen({ host: '127.0.0.1', port: 0 })
  // A listening server has an address with a port.
  const origin = `http://127.0.0.1:${(env.app.server.address() as AddressInfo).port}`
  const clients: Client[] = []
  return {
    ...env,
    origin,
    whip,
    async connect(how = {}) {
      const client = await connectTo(origin, how)
      clients.push(client)
      return client
    },
    async drop() {
      for (const client of clients) await client.close()
      await env.drop()
    },
  }
}

async function connectTo(origin: string, { token, language, versions }: Connecting): Promise<Client> {
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
  return client
}

interface Told<Data> {
  readonly text: string
  readonly data: Data
  readonly isError: boolean
}

/** Calls a tool. The client validates the data by the tool's output schema; a test names the part that it reads. */
export async function ask<Data = unknown>(
  client: Client,
  name: string,
  given: Record<string, unknown> = {},
): Promise<Told<Data>> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given })
  const [first] = content as { text: string }[]
  // A refusal has no data, and no test reads them.
  return { text: first?.text ?? '', data: structuredContent as Data, isError: isError === true }
}
