import Fastify from 'fastify'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mountCardSandbox } from './mount.ts'
import { memoryStorage } from './testing/memory-storage.ts'
import { keys, type RunningSandbox, refusal, startSandbox } from './testing/running-sandbox.ts'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const url = (path: string) => `http://127.0.0.1:${sandbox.port}${path}`

describe('keys', () => {
  test('The error for a wrong key does not repeat the key', async () => {
    const error = await refusal(sandbox.withKey('sk_test_something_else').paymentIntents.list())
    expect(error).toMatchObject({ statusCode: 401, type: 'StripeAuthenticationError' })
    expect(error.message).toBe('Invalid API Key provided: sk_test_********else')
  })

  test('A request without a key is refused', async () => {
    const response = await fetch(url('/v1/payment_intents'), { method: 'POST', body: 'not read' })
    expect(response.status).toBe(401)
    const body: unknown = await response.json()
    expect(body).toMatchObject({
      error: {
        type: 'invalid_request_error',
        message: expect.stringContaining('did not provide an API key'),
      },
    })
  })

  test('The publishable key cannot call secret operations', async () => {
    const browser = sandbox.withKey(keys.publishableKey)
    for (const call of [
      () => browser.paymentIntents.create({ amount: 100, currency: 'usd' }),
      () => browser.paymentIntents.list(),
      () => browser.paymentIntents.cancel('pi_1'),
      () => browser.refunds.create({ payment_intent: 'pi_1' }),
      () => browser.charges.retrieve('ch_1'),
      () => browser.paymentMethods.retrieve('pm_1'),
    ]) {
      expect(await refusal(call())).toMatchObject({ statusCode: 401, code: 'secret_key_required' })
    }
  })

  test('A secret key sent by a browser is refused', async () => {
    const headers = { authorization: `Bearer ${keys.secretKey}` }
    expect((await fetch(url('/v1/payment_intents'), { headers })).status).toBe(200)
    const inBrowser = { ...headers, origin: 'http://127.0.0.1' }
    expect((await fetch(url('/v1/payment_intents'), { headers: inBrowser })).status).toBe(401)
  })

  test('The key may be sent as the user name of basic authentication', async () => {
    const headers = { authorization: `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}` }
    expect((await fetch(url('/v1/payment_intents'), { headers })).status).toBe(200)
  })
})

describe('invalid requests', () => {
  const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    fetch(url(path), {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${keys.secretKey}`, 'content-type': type },
    })

  test.each([
    ['/v1/nowhere', '', undefined, 404],
    ['/v1/payment_intents', '{"amount":1}', 'application/json', 415],
    ['/v1/payment_intents', `description=${'x'.repeat(70_000)}`, undefined, 413],
    ['/v1/payment_intents', '__proto__[polluted]=yes&amount=100&currency=usd', undefined, 400],
    ['/v1/payment_intents', 'amount[a]=1&currency[]=usd', undefined, 400],
    ['/v1/payment_intents/x/confirm', '', undefined, 404],
    ['/v1/payment_intents', 'amount=100&currency=usd&expand[a][b]=c', undefined, 400],
    ['/v1/payment_intents', `amount=100&currency=usd&expand[]=${'x.'.repeat(600)}`, undefined, 400],
  ])("%s with %.20s is refused in Stripe's shape", async (path, body, type, status) => {
    const response = await post(path, body, type)
    expect(response.status).toBe(status)
    const answer: unknown = await response.json()
    expect(answer).toMatchObject({ error: { type: 'invalid_request_error', message: expect.any(String) } })
    expect(response.headers.get('request-id')).toMatch(/^req_/)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('The API version', () => {
  const ask = (version?: string) => {
    const asked = version === undefined ? undefined : { 'stripe-version': version }
    const headers = { authorization: `Bearer ${keys.secretKey}`, ...asked }
    return fetch(url('/v1/payment_intents'), { headers })
  }

  test("A response names the requested version, by default the version of the shop's library", async () => {
    expect((await ask('2022-08-01')).headers.get('stripe-version')).toBe('2022-08-01')
    expect((await ask()).headers.get('stripe-version')).toBe(Stripe.API_VERSION)
  })

  test('A request with an invalid version is refused', async () => {
    const answer = await ask('newest')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { message: 'Invalid Stripe API version: newest' } })
  })
})

test("An unknown API address is refused in Stripe's shape, even next to a catch-all route for pages", async () => {
  const app = Fastify()
  mountCardSandbox(app, { ...keys, storage: memoryStorage() })
  app.get('/*', () => 'a page')
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/v1/customers?limit=1' })
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      404,
      `Unrecognized request URL (${method}: /v1/customers).`,
    ])
  }
  expect((await app.inject('/v2')).body).toBe('a page')
  await app.close()
})

describe('the browser script', () => {
  test('Modules are served as scripts, and revalidated by their content', async () => {
    const response = await fetch(url('/sandbox/cards/stripe.js'))
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const etag = response.headers.get('etag') ?? ''
    const again = await fetch(url('/sandbox/cards/stripe.js'), { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  test('Every imported module is served, and no other file of the folder', async () => {
    const pending = ['stripe.js']
    const seen = new Set<string>()
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      if (seen.has(name)) continue
      seen.add(name)
      const response = await fetch(url(`/sandbox/cards/${name}`))
      expect(response.status, name).toBe(200)
      for (const [, imported = ''] of (await response.text()).matchAll(/from '\.\/([^']+)'/g))
        pending.push(imported)
    }
    expect(seen.size).toBeGreaterThan(1)
    expect((await fetch(url('/sandbox/cards/stripe.test.ts'))).status).toBe(404)
  })
})
