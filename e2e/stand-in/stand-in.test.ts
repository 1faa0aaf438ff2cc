import { expect, test } from '../support/journey.ts'
import { fieldsOf } from './call.ts'
import { departuresOf } from './spec-calls.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

const origin = 'http://127.0.0.1:1'
let standIn: StandIn

test.beforeAll(async () => {
  standIn = await startStandIn()
})
test.beforeEach(() => standIn.serve({ origin, cards: { url: '', secretKey: '' } }))
test.afterAll(() => standIn.stop())

function send(method: string, address: string, { token = '', body }: { token?: string; body?: object } = {}) {
  return fetch(`${standIn.url}${address}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** Sends a call and returns how it deviates from the spec. */
async function departures(...call: Parameters<typeof send>): Promise<readonly string[]> {
  await send(...call)
  return standIn.calls.flatMap(departuresOf)
}

test('It answers an unknown route with 404 and a message, and records the call', async () => {
  const answer = await send('GET', '/profile/mo@example.com')
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'no such route' }])
  expect(standIn.calls.flatMap(departuresOf)).toEqual(['GET /profile/mo@example.com is no call of the spec'])
})

test('It allows a page to send only the headers of the spec', async () => {
  const { headers } = await send('OPTIONS', '/booking')
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  expect(headers.get('access-control-allow-headers')).toBe('content-type, authorization')
  expect(standIn.calls).toEqual([])
})

test('It decodes an email in a path, and issues a token without reading the header', async () => {
  const email = 'o\'neil+"ü"/#?&%20@example.com'
  const answer = await send('PUT', `/users/${encodeURIComponent(email)}`, { body: { email } })
  const { token } = fieldsOf(await answer.json())
  expect(standIn.books.tokens.get(String(token))).toBe(email)
})

test('It refuses a call without a token, and a user who is not an admin', async () => {
  const token = standIn.enter('mo@example.com')
  const answers = [await send('GET', '/users'), await send('GET', '/users', { token })]
  expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual([
    [401, { message: 'unauthorized access' }],
    [403, { message: 'forbidden access' }],
  ])
})

test('It gives a configured answer once', async () => {
  standIn.answerNext('POST /booking', { status: 200, body: null })
  const texts = [await send('POST', '/booking', { body: {} }), await send('POST', '/booking', { body: {} })]
  expect(await texts[0]?.text()).toBe('null')
  expect(await texts[1]?.text()).toMatch(/^{"acknowledged":true,"insertedId":"[0-9a-f]{24}"}$/)
  expect(standIn.books.orders).toHaveLength(1)
})

test('It reports no departures for a call that conforms to the spec', async () => {
  const body = { order: 'o1', transactionId: 'pi_1' }
  expect(await departures('PATCH', '/bookings/o1', { token: 'any', body })).toEqual([])
})

interface Departure {
  readonly name: string
  readonly call: Parameters<typeof send>
  readonly reported: string
}

const bad: readonly Departure[] = [
  {
    name: 'An extra field',
    call: ['PUT', '/users/a', { body: { email: 'a', name: 'A' } }],
    reported: 'field name is not in the spec',
  },
  { name: 'A missing field', call: ['PUT', '/users/a', { body: {} }], reported: 'field email is missing' },
  {
    name: 'An unexpected body',
    call: ['DELETE', '/tools/t', { token: 't', body: { a: 1 } }],
    reported: 'field a is not in the spec',
  },
  {
    name: 'An unexpected parameter',
    call: ['GET', '/tools?limit=9'],
    reported: 'parameter limit is not in the spec',
  },
  {
    name: 'A missing parameter',
    call: ['GET', '/bookings', { token: 't' }],
    reported: 'parameter customer is missing',
  },
  { name: 'A missing token', call: ['GET', '/users'], reported: 'GET /users: no token' },
  {
    name: 'An unexpected token',
    call: ['GET', '/items', { token: 't' }],
    reported: 'GET /items: a token',
  },
]

for (const { name, call, reported } of bad) {
  test(`It reports a departure: ${name}`, async () => {
    expect(await departures(...call)).toEqual([expect.stringContaining(reported)])
  })
}
