import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { freePort } from '../tools/test-run/free-port.ts'
import type { DatabaseHome } from './data/testing/engine.ts'
import { describeOnEveryEngine } from './data/testing/engines.ts'
import { buildShopFirst } from './testing/built-shop.ts'
import { type ShopProcess, startShopProcess } from './testing/shop-process.ts'

buildShopFirst()

const sentSpans = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({ name: z.string(), spanId: z.string(), parentSpanId: z.optional(z.string()) }),
          ),
        }),
      ),
    }),
  ),
})

const request = { kind: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Do you sell saddles?' }

describeOnEveryEngine('A shop process with a collector of traces', (engine) => {
  const received: unknown[] = []
  let home: DatabaseHome
  let collector: Server
  let shop: ShopProcess
  let origin: string

  beforeEach(async () => {
    received.length = 0
    home = await engine.unmigrated()
    collector = createServer(async (incoming, response) => {
      received.push(await json(incoming))
      response.setHeader('content-type', 'application/json').end('{}')
    }).listen(0, '127.0.0.1')
    await once(collector, 'listening')
    const port = await freePort()
    const { databaseUrl, dataDir } = home.place
    shop = startShopProcess({
      PORT: String(port),
      SAMPLE_CATALOGUE: 'off',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      ...(databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl }),
    })
    origin = `http://127.0.0.1:${port}`
    await expect.poll(() => fetch(`${origin}/readyz`).then(({ status }) => status, shop.errors)).toBe(200)
  })
  afterEach(async () => {
    shop.process.kill('SIGKILL')
    await shop.ended
    collector.closeAllConnections()
    collector.close()
    await once(collector, 'close')
    await home.drop()
  })

  /** Stops the shop, which sends its remaining spans. */
  async function spansUntilTheEnd() {
    shop.process.kill('SIGTERM')
    await shop.ended
    return received.flatMap((body) =>
      sentSpans
        .parse(body)
        .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    )
  }

  test('sends the trace of a request, with its database write as a child', async () => {
    const answer = await fetch(`${origin}/api/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    expect(answer.status).toBe(200)
    const spans = await spansUntilTheEnd()
    const whole = spans.find(({ name }) => name === 'POST /api/quotes')
    const write = spans.find(({ name }) => name === 'database.write')
    expect(write?.parentSpanId).toBe(whole?.spanId)
    expect(whole?.spanId).toMatch(/^[\da-f]{16}$/)
  })
})
