import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errors } from '../../contract/errors.ts'
import { anyEngine } from '../../server/data/testing/engines.ts'
import { addTool } from '../../server/testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { drawing } from '../../tools/test-run/drawing.ts'

/** The number of messages. `npm run lab -- fuzz` sends more. */
const messages = Number(process.env.FUZZ_RUNS ?? 400)
const timeoutMinutes = 30

let env: TestApp
let toolNames: readonly string[]
beforeAll(async () => {
  env = await openTestApp(anyEngine)
  await addTool(env.shop, { stock: 3, name: 'Chain whip' })
  const { body } = await send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }))
  const [listed] = messagesOf(body) as { result: { tools: { name: string }[] } }[]
  toolNames = listed?.result.tools.map(({ name }) => name) ?? []
})
afterAll(() => env.drop())

async function send(payload: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await env.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    payload,
  })
  return { status: answer.statusCode, body: answer.body }
}

/** Returns the messages of an answer: of its JSON, or of the events of a stream. */
function messagesOf(body: string): readonly unknown[] {
  if (body === '') return []
  const lines = body.split('\n').filter((line) => line.startsWith('data: '))
  if (lines.length > 0)
    return lines.map((line) => line.slice(6).trim()).flatMap((text) => (text ? [JSON.parse(text)] : []))
  return [JSON.parse(body)].flat()
}

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\u0000', '../..', 'x'.repeat(5_000)),
)
const value = fc.oneof(text, fc.integer(), fc.double(), fc.jsonValue({ maxDepth: 4 }))
const argumentNames = fc.constantFrom(
  ...['q', 'id', 'sku', 'limit', 'filter', 'category', 'group', 'standard', 'measure', 'value', 'known'],
  ...['country', 'goods', 'grams', 'cart', 'meta', 'sort', 'after', 'page', '__proto__', 'constructor'],
)
const method = fc.constantFrom(
  ...['initialize', 'ping', 'tools/list', 'tools/call', 'resources/read', 'server/discover'],
  ...['subscriptions/listen', 'notifications/initialized', 'logging/setLevel', 'completion/complete'],
)

function callOfTool(): fc.Arbitrary<unknown> {
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...toolNames), weight: 9 },
    { arbitrary: text, weight: 1 },
  )
  const given = fc.dictionary(argumentNames, value, { maxKeys: 4 })
  return fc.record({ name, arguments: given }).map((params) => message('tools/call', params))
}

function message(name: string, params: unknown): object {
  return { jsonrpc: '2.0', id: 1, method: name, params }
}

test(
  'Every message gets an answer of the protocol, and none breaks the server',
  async () => {
    const oneMessage = fc.oneof(
      { arbitrary: callOfTool(), weight: 6 },
      { arbitrary: fc.tuple(method, value).map(([name, params]) => message(name, params)), weight: 2 },
      { arbitrary: value, weight: 1 },
    )
    const payload = fc.oneof(
      { arbitrary: oneMessage.map((one) => JSON.stringify(one) ?? ''), weight: 6 },
      { arbitrary: fc.array(oneMessage, { maxLength: 5 }).map((all) => JSON.stringify(all)), weight: 1 },
      { arbitrary: text, weight: 1 },
    )
    const headers = fc.record(
      {
        'mcp-protocol-version': fc.constantFrom('2025-06-18', '2025-11-25', '2026-07-28', '1', 'x'),
        'accept-language': fc.constantFrom('de', 'fr;q=0.1', '*', ',,;q=', 'x'.repeat(3_000)),
        authorization: fc.constantFrom('Bearer x', 'Bearer twk_'.padEnd(60, 'a'), 'Basic eDp5'),
      },
      { requiredKeys: [] },
    )
    const property = fc.asyncProperty(payload, headers, async (sent, named) => {
      const { status, body } = await send(sent, named as Readonly<Record<string, string>>)
      expect(status, body).toBeLessThan(500)
      for (const answer of messagesOf(body)) expect(answer).toMatchObject({ jsonrpc: '2.0' })
      expect(body).not.toContain(errors.UNEXPECTED.message)
      // The library answers parameters of a wrong shape with this code and the list of what is wrong.
      expect(body).not.toMatch(/-32603,"message":"(?!\[)/)
    })
    await fc.assert(property, { ...drawing, numRuns: messages })
  },
  timeoutMinutes * 60_000,
)
