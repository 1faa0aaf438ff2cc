import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anyEngine } from '../data/testing/engines.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { createLog } from './log.ts'
import { openTracing, type Tracing, traced, tracedCalls } from './tracing.ts'

const traceShape = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              status: z.object({ code: z.optional(z.number()) }),
              attributes: z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })),
            }),
          ),
        }),
      ),
    }),
  ),
})

let collector: Server
let endpoint: string
const paths: string[] = []
const received: unknown[] = []
let tracing: Tracing
let problems: string[]
let refuses: boolean
let env: TestApp
let lines: { readonly msg?: string; readonly reqId?: string }[]

beforeEach(async () => {
  problems = []
  refuses = false
  lines = []
  paths.length = 0
  received.length = 0
  collector = createServer(async (request, response) => {
    paths.push(request.url ?? '')
    received.push(await json(request))
    response.statusCode = refuses ? 400 : 200
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  tracing = await openTracing({ endpoint, version: '1.2.3', onProblem: (text) => problems.push(text) })
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
  env = await openTestApp(anyEngine, { tracing, log })
  const slow = tracedCalls(tracing, 'cards', { pay: async () => 'paid', isOpen: () => true })
  env.app.post('/deep', async () => {
    log.warn('from code that knows no request')
    await traced(tracing, 'outer', 'internal', () => slow.pay())
    return { isOpen: slow.isOpen() }
  })
  env.app.get('/broken', async () => {
    throw new TypeError('ada@example.com broke it')
  })
})
afterEach(async () => {
  await env.drop()
  await tracing.close()
  collector.closeAllConnections()
  collector.close()
  await once(collector, 'close')
})

async function spans() {
  await tracing.close()
  return received.flatMap((body) =>
    traceShape
      .parse(body)
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: all }) => all)),
  )
}
const traceId = '0af7651916cd43dd8448eb211c80319c'

test('A request and the calls within it are one trace, which continues the caller’s trace', async () => {
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  await env.app.inject({ method: 'POST', url: '/deep', headers, payload: { some: 'body' } })
  await env.app.inject('/healthz')
  const all = await spans()
  const named = (name: string) => all.find((span) => span.name === name)
  const [request, outer, inner] = [named('POST /deep'), named('outer'), named('cards.pay')]
  expect(all).toHaveLength(3)
  expect(all.every((span) => span.traceId === traceId)).toBe(true)
  expect([request?.parentSpanId, outer?.parentSpanId, inner?.parentSpanId]).toEqual([
    'b7ad6b7169203331',
    request?.spanId,
    outer?.spanId,
  ])
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  expect(paths).toEqual(['/v1/traces'])
})

test('A failed request is marked, and its span contains neither the address nor the message', async () => {
  await env.app.inject('/broken?email=ada@example.com')
  const [span] = await spans()
  expect([span?.name, span?.status.code]).toEqual(['GET /broken', 2])
  expect(JSON.stringify(received)).not.toContain('ada@')
})

test('A log line within a request has its request id, and one outside has none', async () => {
  const { statusCode } = await env.app.inject({ method: 'POST', url: '/deep', payload: { some: 'body' } })
  expect(statusCode).toBe(200)
  const [deep, request] = [
    lines.find(({ msg }) => msg?.startsWith('from')),
    lines.find(({ msg }) => msg === 'request'),
  ]
  expect(deep?.reqId).toMatch(/^[\da-f-]{36}$/)
  expect(deep?.reqId).toBe(request?.reqId)
  lines.length = 0
  createLog('info', { write: (line) => lines.push(JSON.parse(line)) }).warn('a job')
  expect(lines[0]).not.toHaveProperty('reqId')
})

test('A collector that refuses traces is logged, and requests are still answered', async () => {
  refuses = true
  expect((await env.app.inject({ method: 'POST', url: '/deep', payload: {} })).statusCode).toBe(200)
  await tracing.close()
  expect(problems.length).toBeGreaterThan(0)
})
