import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Identity } from '../providers/identity/identity.ts'
import { mountAuth } from './mount-auth.ts'

const aMinute = 6

describe('The built-in sign-in provider over HTTP', () => {
  let app: FastifyInstance
  let seen: Request[]
  let answer: Response

  beforeEach(async () => {
    seen = []
    answer = Response.json({ token: 't' })
    const identity: Identity = {
      settings: { provider: 'built-in', google: false },
      verify: async () => null,
      handle: async (request) => {
        seen.push(request)
        return answer
      },
    }
    app = fastify()
    await mountAuth(app, identity, aMinute)
  })
  afterEach(() => app.close())

  test('A body reaches the provider as it was sent', async () => {
    const body = '{"email":"ada@example.com","password":"hunter2!"}'
    const headers = { 'content-type': 'application/json' }
    await app.inject({ method: 'POST', url: '/auth/sign-in/email', headers, body })
    expect(await seen[0]?.text()).toBe(body)
  })

  test('A client cannot choose the address that it is counted by', async () => {
    const headers = { 'x-client-address': '203.0.113.9' }
    await app.inject({ method: 'GET', url: '/auth/token', headers, remoteAddress: '198.51.100.7' })
    expect(seen[0]?.headers.get('x-client-address')).toBe('198.51.100.7')
  })

  test('The provider gets the headers that it reads, and of those that it keeps no more than is usual', async () => {
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
    const got = Object.fromEntries(seen[0]?.headers ?? [])
    expect(got).toMatchObject({ cookie: 'session=1', origin: 'http://localhost' })
    expect(got).not.toHaveProperty('x-forwarded-host')
    expect(Object.values(got).filter((value) => value.length > 300)).toEqual([])
  })

  test('A client with a network of its own is counted by that network', async () => {
    for (const remoteAddress of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7', '2001:db8:1:3::1']) {
      await app.inject({ method: 'GET', url: '/auth/token', remoteAddress })
    }
    const [one, same, other] = seen.map(({ headers }) => headers.get('x-client-address'))
    expect([one === same, one === other]).toEqual([true, false])
  })

  test('One client makes so many calls in a minute, whatever they ask for, and hears when to come back', async () => {
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
    expect(seen).toHaveLength(aMinute)
    expect((await call('2001:db8:1:3::1')).statusCode).toBe(200)
  })

  test('Every cookie of an answer arrives, and the answer is kept by nobody', async () => {
    answer.headers.append('set-cookie', 'a=1; HttpOnly')
    answer.headers.append('set-cookie', 'b=2; HttpOnly')
    const reply = await app.inject({ method: 'GET', url: '/auth/token' })
    expect(reply.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly'])
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toEqual({ token: 't' })
  })

  test('Who tried too often is told when to come back', async () => {
    answer = Response.json({}, { status: 429, headers: { 'retry-after': '42' } })
    const reply = await app.inject({ method: 'POST', url: '/auth/sign-in/email' })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '42'])
  })

  test.each([
    ['GET', '/auth/list-sessions'],
    ['HEAD', '/auth/token'],
    ['POST', '/auth/update-user'],
  ] as const)('%s %s never reaches the provider', async (method, url) => {
    expect((await app.inject({ method, url })).statusCode).toBe(404)
    expect(seen).toEqual([])
  })

  test('A body that is too large or no JSON never reaches the provider', async () => {
    const url = '/auth/sign-in/email'
    const json = { 'content-type': 'application/json' }
    const large = await app.inject({ method: 'POST', url, headers: json, body: `"${'x'.repeat(20_000)}"` })
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const other = await app.inject({ method: 'POST', url, headers: form, body: 'email=a' })
    expect([large.statusCode, other.statusCode]).toEqual([413, 415])
    expect(seen).toEqual([])
  })
})

test('For a hosted provider nothing is mounted', async () => {
  const app = fastify()
  await mountAuth(
    app,
    { settings: { provider: 'firebase', google: true }, verify: async () => null },
    aMinute,
  )
  expect((await app.inject({ method: 'GET', url: '/auth/token' })).statusCode).toBe(404)
  await app.close()
})
