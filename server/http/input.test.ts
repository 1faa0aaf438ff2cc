import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allOperations } from '../../contract/all-operations.ts'
import type { ErrorBody } from '../../contract/errors.ts'
import type { Operation } from '../../contract/operation.ts'
import { anyEngine, describeOnEveryEngine } from '../data/testing/engines.ts'
import { refusalOf, type WireCall } from '../testing/api-call.ts'
import { checkedCalls } from '../testing/checked-calls.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

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

/** Returns whether calls may lack a body: the operation got its body later, and older clients send none. */
function mayLackBody({ body }: Operation): boolean {
  return body !== undefined && z.safeParse(body, undefined).success
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

  const { prepare, send, sendRefused } = checkedCalls(() => env)

  /**
   * Sends calls with unusual values of each field, starting with values that violate the contract. Those are refused
   * before they reach the database, so one engine gets all of them and the others get one per field.
   */
  async function sendOdd(
    operation: Operation,
    ofFields: readonly (readonly WireCall[])[],
    fits: (call: WireCall) => boolean,
  ): Promise<void> {
    const unfit = ofFields.map((calls) => calls.filter((call) => !fits(call)))
    await sendRefused(
      operation,
      engine === anyEngine ? unfit.flat() : unfit.flatMap(([first]) => first ?? []),
    )
    for (const call of ofFields.flat().filter(fits)) await send(operation, call)
  }

  // Runs before the bodies, because a body may add a dictionary key with the name of an unusual path.
  test.each(withParams)('$id accepts or refuses every unusual path', async (operation) => {
    const call = await prepare(operation.id)
    const texts = invalidValues.filter((value) => typeof value === 'string' && value !== '')
    // Without a final `..`, because clients normalize such an address.
    const odd = ['%00', '%zz', '%ff', '..%2f..', 'a%00b@example.com', 'x'.repeat(600)]
    // A lone surrogate cannot be encoded in an address; other values are encoded like in a browser.
    const encoded = texts.filter((text) => text !== '\ud800').map((text) => encodeURIComponent(String(text)))
    const calls = [...odd, ...encoded].map((text) => {
      const params = Object.fromEntries(fieldsOf(operation.params).all.map((name) => [name, text]))
      return { ...call, params }
    })
    await sendRefused(operation, calls)
  })

  test.each(withBody)('$id accepts or refuses every unusual value of every field', async (operation) => {
    const call = await prepare(operation.id)
    const odd = fieldsOf(operation.body).all.map((field) =>
      invalidValues.map((value) => ({ ...call, body: { ...Object(call.body), [field]: value } })),
    )
    await sendOdd(operation, odd, ({ body }) => z.safeParse(operation.body, body).success)
  })

  test.each(withQuery)('$id accepts or refuses every unusual query', async (operation) => {
    const call = await prepare(operation.id)
    const { all, required } = fieldsOf(operation.query)
    const texts = invalidValues.filter((each) => typeof each === 'string')
    const odd = all.map((name) => texts.map((value) => ({ ...call, query: { [name]: value } })))
    await sendOdd(operation, odd, ({ query }) => z.safeParse(operation.query, query).success)
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

  const { prepare, send, sendRefused } = checkedCalls(() => env)
  const json = { 'content-type': 'application/json' }

  test.each(withBody)(
    '$id requires each field of the contract, and names a missing one',
    async (operation) => {
      const call = await prepare(operation.id)
      const { required } = fieldsOf(operation.body)
      const calls = required.map((field) => {
        const { [field]: _left, ...rest } = Object(call.body)
        return { ...call, body: rest }
      })
      const answers = await sendRefused(operation, calls)
      expect(answers.map((answer) => answer.json<ErrorBody>())).toMatchObject(
        required.map((field) => ({ code: 'INPUT_INVALID', fields: { [field]: expect.any(String) } })),
      )
    },
  )

  test.each(withBody)('$id refuses a body that is not an object', async (operation) => {
    const call = await prepare(operation.id)
    const bodies = [null, [], [call.body], 'text', 5, true]
    const answers = await sendRefused(
      operation,
      bodies.map((body) => ({ ...call, body })),
    )
    expect(answers.map(refusalOf)).toEqual(bodies.map(() => 'INPUT_INVALID'))
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
    const calls = payloads
      .filter((payload) => payload !== '' || !mayLackBody(operation))
      .map((payload) => ({ ...call, headers, payload }))
    expect((await sendRefused(operation, calls)).map(refusalOf)).toEqual(calls.map(() => 'INPUT_INVALID'))
  })

  test.each(withBody)('$id refuses an oversized body', async (operation) => {
    const call = await prepare(operation.id)
    // More than any operation without a limit of its own accepts.
    const tooMany = 'bodyBytes' in operation ? operation.bodyBytes : 70_000
    const body = { ...Object(call.body), more: 'x'.repeat(tooMany) }
    expect(refusalOf(await send(operation, { ...call, body }))).toBe('BODY_TOO_LARGE')
  })

  test.each(withBody)('$id refuses other content types than JSON', async (operation) => {
    const call = await prepare(operation.id)
    const types = [
      'text/plain',
      ...('form' in operation ? [] : ['application/x-www-form-urlencoded']),
      'multipart/form-data; boundary=x',
      'a/b',
    ]
    const answers = await sendRefused(
      operation,
      types.map((type) => ({
        ...call,
        headers: { ...call.headers, 'content-type': type },
        payload: JSON.stringify(call.body),
      })),
    )
    expect(answers.map(refusalOf)).toEqual(types.map(() => 'MEDIA_TYPE_UNSUPPORTED'))
  })

  const withoutBody = allOperations.filter((operation) => !('body' in operation))
  test.each(withoutBody)('$id needs no body and ignores one', async (operation) => {
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
      // Paid by the operation of credit itself, or ordered on account by its own.
      .where('credit_cents', '=', 0)
      .where('on_account_at', 'is', null)
      .select('id')
      .execute()
    expect(paid).toEqual([])
  })
})
