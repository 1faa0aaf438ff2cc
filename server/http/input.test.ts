import type { LightMyRequestResponse as Response } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allOperations } from '../../contract/all-operations.ts'
import { type ErrorBody, errors } from '../../contract/errors.ts'
import type { Operation } from '../../contract/operation.ts'
import { refusedLine } from '../../contract/orders/refused-line.ts'
import { anyEngine, describeOnEveryEngine } from '../data/testing/engines.ts'
import { callApi, type OperationId, refusalOf, toldBy, type WireCall } from '../testing/api-call.ts'
import { countRows } from '../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { validCalls } from '../testing/valid-calls.ts'
import { refusalsOf } from './docs/openapi-document.ts'

const withBody = allOperations.filter((operation) => 'body' in operation)
const withParams = allOperations.filter((operation) => 'params' in operation)
const withQuery = allOperations.filter((operation) => 'query' in operation)
const withHeaders = allOperations.filter((operation) => 'headers' in operation)

/** Values that no well-behaved client sends. */
const invalidValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  'text',
  'a\u0000b',
  'a\u0000b@example.com',
  '\ud800',
  '漢🔧\u202e',
  'x'.repeat(20_000),
  "'; drop table orders; --",
  '__proto__',
  -1,
  0,
  1.5,
  2 ** 53,
  1e308,
  '1e5',
  '99999999999999999999',
  [],
  ['a'],
  {},
  { toString: 1 },
]

function fieldsOf(schema: z.ZodMiniType): { all: readonly string[]; required: readonly string[] } {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { all: Object.keys(properties), required }
}

/** An operation that got a body later still takes the calls without one. */
function mayLackBody({ body }: Operation): boolean {
  return body !== undefined && z.safeParse(body, undefined).success
}

/** Expects a response that the contract allows: the operation's own, or one of its refusals. */
function expectAllowedByContract(operation: Operation, answer: Response): void {
  if (answer.statusCode === 200) {
    expect(z.parse(operation.answer, toldBy(operation, answer))).toEqual(toldBy(operation, answer))
    return
  }
  const body = answer.json<ErrorBody>()
  expect([...refusalsOf(operation), 'NOT_FOUND']).toContain(body.code)
  expect(answer.statusCode).toBe(errors[body.code].status)
  expect(answer.statusCode).toBeLessThan(500)
  expect(body).toEqual({
    message: expect.stringMatching(/^[A-Z].*\.$/),
    code: body.code,
    requestId: expect.stringMatching(/^[\w-]{36}$/),
    ...(body.fields && { fields: body.fields }),
    ...(body.code === 'LINES_REFUSED' && { lines: z.parse(z.array(refusedLine), body.lines) }),
  })
  expect(answer.headers['cache-control']).toBe('no-store')
}

/**
 * Sends the calls of tests, and expects that the contract allows each answer and that a refused call stores nothing.
 */
function callsTo(current: () => TestApp) {
  /** The rows after the last refused call, which are those before the next one. */
  let stored: object | undefined

  /** Returns a valid call, which may need rows. */
  function prepare(id: OperationId): Promise<WireCall> {
    stored = undefined
    return validCalls[id](current())
  }
  async function send(operation: Operation, call: WireCall): Promise<Response> {
    const env = current()
    const before = stored ?? (await countRows(env.shop))
    const answer = await callApi(env, operation, call)
    stored = answer.statusCode === 200 ? undefined : await countRows(env.shop)
    if (stored) expect(stored).toEqual(before)
    expectAllowedByContract(operation, answer)
    return answer
  }
  /** Sends calls of which none may be accepted, and counts the rows once for all of them. */
  async function sendRefused(operation: Operation, calls: readonly WireCall[]): Promise<void> {
    const env = current()
    const before = stored ?? (await countRows(env.shop))
    for (const call of calls) {
      const answer = await callApi(env, operation, call)
      expect(answer.statusCode).not.toBe(200)
      expectAllowedByContract(operation, answer)
    }
    stored = await countRows(env.shop)
    expect(stored).toEqual(before)
  }
  /** Sends calls, at first those that do not fit the contract. */
  async function sendAll(
    operation: Operation,
    calls: readonly WireCall[],
    fits: (call: WireCall) => boolean,
  ): Promise<void> {
    const others = calls.filter((call) => !fits(call))
    await sendRefused(operation, others)
    for (const call of calls.filter(fits)) await send(operation, call)
  }
  return { prepare, send, sendRefused, sendAll }
}

test.each([
  ['a body', withBody],
  ['a path with names', withParams],
  ['a query', withQuery],
  ['headers', withHeaders],
])('There are operations with %s', (_what, operations) => {
  expect(operations.length).toBeGreaterThan(0)
})

describeOnEveryEngine('Unusual input', (engine) => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(engine)
  })
  afterAll(() => env.drop())

  const { prepare, send, sendRefused, sendAll } = callsTo(() => env)

  // Before the bodies: one of those may add a key of the dictionary that is named like an unusual path.
  test.each(withParams)('$id accepts or refuses every unusual path', async (operation) => {
    const call = await prepare(operation.id)
    const texts = invalidValues.filter((value) => typeof value === 'string' && value !== '')
    // Not `..` alone: clients normalize an address that ends in it.
    const odd = ['%00', '%zz', '%ff', '..%2f..', 'a%00b@example.com', 'x'.repeat(600)]
    // A lone surrogate cannot be encoded in an address; the rest is sent as a browser would.
    const encoded = texts.filter((text) => text !== '\ud800').map((text) => encodeURIComponent(String(text)))
    const calls = [...odd, ...encoded].map((text) => {
      const params = Object.fromEntries(fieldsOf(operation.params).all.map((name) => [name, text]))
      return { ...call, params }
    })
    await sendRefused(operation, calls)
  })

  test.each(withBody)('$id accepts or refuses every unusual value of every field', async (operation) => {
    const call = await prepare(operation.id)
    const odd = fieldsOf(operation.body).all.flatMap((field) =>
      invalidValues.map((value) => ({ ...call, body: { ...Object(call.body), [field]: value } })),
    )
    await sendAll(operation, odd, ({ body }) => z.safeParse(operation.body, body).success)
  })

  test.each(withQuery)('$id accepts or refuses every unusual query', async (operation) => {
    const call = await prepare(operation.id)
    const { all, required } = fieldsOf(operation.query)
    const texts = invalidValues.filter((each) => typeof each === 'string')
    const odd = all.flatMap((name) => texts.map((value) => ({ ...call, query: { [name]: value } })))
    await sendAll(operation, odd, ({ query }) => z.safeParse(operation.query, query).success)
    const expected = required.length > 0 ? 'INPUT_INVALID' : 'done'
    expect(refusalOf(await send(operation, { ...call, query: {} }))).toBe(expected)
    for (const name of all) {
      const { query: _query, ...rest } = call
      const twice = { ...operation, path: `${operation.path}?${`${name}=a@b.co&`.repeat(2)}` as const }
      expect(refusalOf(await send(twice, rest))).toBe('INPUT_INVALID')
    }
  })

  test.each(withHeaders)('$id accepts or refuses every unusual header', async (operation) => {
    const call = await prepare(operation.id)
    for (const name of fieldsOf(operation.headers).all) {
      for (const value of ['', 'a b', 'x'.repeat(201), 'ä', '"; --']) {
        await send(operation, { ...call, headers: { ...call.headers, [name]: value } })
      }
    }
  })
})

describe('A body', () => {
  let env: TestApp
  beforeAll(async () => {
    env = await openTestApp(anyEngine)
  })
  afterAll(() => env.drop())

  const { prepare, send } = callsTo(() => env)
  const json = { 'content-type': 'application/json' }

  test.each(withBody)(
    '$id requires each field of the contract, and names a missing one',
    async (operation) => {
      const call = await prepare(operation.id)
      for (const field of fieldsOf(operation.body).required) {
        const { [field]: _left, ...rest } = Object(call.body)
        const answer = await send(operation, { ...call, body: rest })
        expect(answer.json<ErrorBody>()).toMatchObject({
          code: 'INPUT_INVALID',
          fields: { [field]: expect.any(String) },
        })
      }
    },
  )

  test.each(withBody)('$id refuses a body that is not an object', async (operation) => {
    const call = await prepare(operation.id)
    for (const body of [null, [], [call.body], 'text', 5, true]) {
      expect(refusalOf(await send(operation, { ...call, body }))).toBe('INPUT_INVALID')
    }
  })

  test.each(withBody)('$id refuses broken JSON, an empty body and forbidden keys', async (operation) => {
    const call = await prepare(operation.id)
    const headers = { ...call.headers, ...json }
    const payloads = [
      '{"broken',
      '',
      '{"a":1}}',
      '{"__proto__":{"role":"admin"}}',
      '{"constructor":{"prototype":{}}}',
    ]
    for (const payload of payloads) {
      if (payload === '' && mayLackBody(operation)) continue
      const answer = await send(operation, { ...call, headers, payload })
      expect(refusalOf(answer)).toBe('INPUT_INVALID')
    }
  })

  test.each(withBody)('$id refuses an oversized body', async (operation) => {
    const call = await prepare(operation.id)
    // A file of an import may have 10 MB, which its body carries as base64.
    const tooMany = operation.id === 'createImport' ? 16_000_000 : 70_000
    const body = { ...Object(call.body), more: 'x'.repeat(tooMany) }
    expect(refusalOf(await send(operation, { ...call, body }))).toBe('BODY_TOO_LARGE')
  })

  test.each(withBody)('$id refuses other content types than JSON', async (operation) => {
    const call = await prepare(operation.id)
    for (const type of [
      'text/plain',
      ...('form' in operation ? [] : ['application/x-www-form-urlencoded']),
      'multipart/form-data; boundary=x',
      'a/b',
    ]) {
      const headers = { ...call.headers, 'content-type': type }
      const answer = await send(operation, { ...call, headers, payload: JSON.stringify(call.body) })
      expect(refusalOf(answer)).toBe('MEDIA_TYPE_UNSUPPORTED')
    }
  })

  const withoutBody = allOperations.filter((operation) => !('body' in operation))
  test.each(withoutBody)('$id takes no body and ignores one', async (operation) => {
    for (const payload of ['', '{"broken', 'x'.repeat(70_000)]) {
      const call = await prepare(operation.id)
      const answer = await send(operation, { ...call, headers: { ...call.headers, ...json }, payload })
      expect(refusalOf(answer)).toBe('done')
    }
  })

  test.each(withBody)('$id ignores undeclared fields', async (operation) => {
    const call = await prepare(operation.id)
    const extra = {
      _id: 'mine',
      role: 'admin',
      paid: true,
      userId: 'x',
      state: 'paid',
      transactionID: 'x',
      toString: 1,
    }
    const admins = () =>
      env.shop.database.read.selectFrom('users').where('role', '=', 'admin').select('id').execute()
    const before = await admins()
    const answer = await send(operation, { ...call, body: { ...extra, ...Object(call.body) } })
    expect(refusalOf(answer)).toBe('done')
    expect(await admins()).toEqual(before)
    const paid = await env.shop.database.read
      .selectFrom('orders')
      .where('state', '=', 'paid')
      .where('transaction_id', 'not like', 'pi_%')
      .select('id')
      .execute()
    expect(paid).toEqual([])
  })
})
