import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Identity } from '../providers/identity/identity.ts'
import { mountAuth } from './mount-auth.ts'

const aMinute = 6

describe('The built-in sign-in provider over HTTP', () => {
  let app: FastifyInstance
  let received: Request[]
  let answer: Response

  beforeEach(async () => {
    received = []
    answer = Response.json({ token: 't' })
    const identity: Identity = {
      settings: { provider: 'built-in', google: false },
      verify: async () => null,
      handle: async (request) => {
        received.push(request)
        return answer
      },
    }
    app = fastify()
    await mountAuth(app, identity, aMinute)
  })
  afterEach(() => app.close())

  test('The provider receives the body unchanged', async () => {
    const body = '{"email":"ada@example.com","password":"hunter2!"}'
    const headers = { 'content-type': 'application/json' }
    await app.inject({ method: 'POST', url: '/auth/sign-in/email', headers, body })
    expect(await received[0]?.text()).toBe(body)
  })

  test('A client cannot choose the address that its rate limit counts', async () => {
    const headers = { 'x-client-address': '203.0.113.9' }
    await app.inject({ method: 'GET', url: '/auth/token', headers, remoteAddress: '198.51.100.7' })
    expect(received[0]?.headers.get('x-client-address')).toBe('198.51.100.7')
  })

  test('The provider receives only the headers that it reads, and headers that it stores are cut to their usual length', async () => {
    const long = 'a'.repeat(10_000)
    const headers = {
      cookie: 'session=1',
      origin: 'http://localhost',
      'user-agent': long,
      referer: `http://localhost/${long}`,
      'x-forwarded-host': 'elsewhere.example',
      'x-long': long,
    }
    await app.inject({ method: 'GET', url: '/auth/token', headers })
    const got = Object.fromEntries(received[0]?.headers ?? [])
    expect(got).toMatchObject({ cookie: 'session=1', origin: 'http://localhost' })
    expect(got).not.toHaveProperty('x-forwarded-host')
    expect(Object.values(got).filter((value) => value.length > 300)).toEqual([])
  })

  test('Addresses in one client network share a rate limit', async () => {
    for (const remoteAddress of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7', '2001:db8:1:3::1']) {
      await app.inject({ method: 'GET', url: '/auth/token', remoteAddress })
    }
    const [one, same, other] = received.map(({ headers }) => headers.get('x-client-address'))
    expect([one === same, one === other]).toEqual([true, false])
  })

  test("A client's calls per minute are limited across endpoints; the refusal has a retry-after", async () => {
    const call = (remoteAddress: string) => {
      answer = Response.json({ token: 't' })
      return app.inject({ method: 'GET', url: '/auth/token', remoteAddress })
    }
    for (let calls = 0; calls < aMinute; calls += 1) {
      expect((await call('2001:db8:1:2::1')).statusCode).toBe(200)
    }
    const refused = await call('2001:db8:1:2::2')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ])
    expect(received).toHaveLength(aMinute)
    expect((await call('2001:db8:1:3::1')).statusCode).toBe(200)
  })

  test('All cookies of a response are passed on, and the response is not cached', async () => {
    answer.headers.append('set-cookie', 'a=1; HttpOnly')
    answer.headers.append('set-cookie', 'b=2; HttpOnly')
    const reply = await app.inject({ method: 'GET', url: '/auth/token' })
    expect(reply.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly'])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toEqual({ token: 't' })
  })

  test("The provider's own rate limit keeps its retry-after", async () => {
    answer = Response.json({}, { status: 429, headers: { 'retry-after': '42' } })
    const reply = await app.inject({ method: 'POST', url: '/auth/sign-in/email' })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '42'])
  })

  test.each([
    ['GET', '/auth/list-sessions'],
    ['HEAD', '/auth/token'],
    ['POST', '/auth/update-user'],
  ] as const)('%s %s is not passed to the provider', async (method, url) => {
    expect((await app.inject({ method, url })).statusCode).toBe(404)
    expect(received).toEqual([])
  })

  test('A body that is too large or not JSON is not passed to the provider', async () => {
    const url = '/auth/sign-in/email'
    const json = { 'content-type': 'application/json' }
    const large = await app.inject({ method: 'POST', url, headers: json, body: `"${'x'.repeat(20_000)}"` })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const other = await app.inject({ method: 'POST', url, headers: form, body: 'email=a' })
    expect([large.statusCode, other.statusCode]).toEqual([413, 415])
    expect(received).toEqual([])
  })
})

test('No provider is mounted if the shop uses a hosted one', async () => {
  const app = fastify()
  await mountAuth(
    app,
    { settings: { provider: 'firebase', google: true }, verify: async () => null },
    aMinute,
  )
  expect((await app.inject({ method: 'GET', url: '/auth/token' })).statusCode).toBe(404)
  await app.close()
})
