import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newEventId, signed, signedEvent } from '../../../sandbox/cards/testing/signed-event.ts'
import { anyEngine, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { stripeEvents } from '../../providers/cards/stripe-events.ts'
import { bookSomething, payAtProvider } from '../../testing/buying.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eventAbout, sendEvent, storedEvents, webhookSecret } from '../../testing/webhook.ts'

const nextSecret = 'whsec_the_next_one'
const cardEvents = stripeEvents([webhookSecret, nextSecret])
const headers = { 'content-type': 'application/json' }
const webhook = { method: 'POST', url: '/payments/webhook' } as const

const about = { type: 'payment_intent.succeeded', object: { id: 'pi_1', object: 'payment_intent' } }

function spoiled(change: (event: { body: string; signature: string }) => object) {
  const event = signedEvent(about, webhookSecret)
  return { ...event, ...change(event) }
}

describeOnEveryEngine('The webhook', (engine) => {
  let env: TestApp

  beforeAll(async () => {
    env = await openTestApp(engine, { cardEvents })
  })
  afterAll(() => env.drop())

  beforeEach(() => {
    env.shop.cards.down = false
  })

  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
  const countEvents = async () => (await storedEvents(env.shop)).length

  test.each([
    ['with its secret', () => signedEvent(about, webhookSecret)],
    ['with the next secret', () => signedEvent(about, nextSecret)],
    ['from four minutes ago', () => signedEvent(about, webhookSecret, minutesAgo(4))],
    ['from four minutes ahead', () => signedEvent(about, webhookSecret, minutesAgo(-4))],
    [
      'next to one with another secret',
      () => {
        const { body, signature } = signedEvent(about, webhookSecret)
        const [, other] = signed(body, 'whsec_another').signature.split(',')
        return { body, signature: `${signature},${other}` }
      },
    ],
  ])('A signature %s is accepted, and the event is stored', async (_which, make) => {
    const before = await countEvents()
    const answer = await sendEvent(env.app, make())
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ received: true })
    expect(await countEvents()).toBe(before + 1)
  })

  test.each([
    ['that is missing', () => spoiled(() => ({ signature: '' }))],
    ['with another secret', () => signedEvent(about, 'whsec_another')],
    ['from six minutes ago', () => signedEvent(about, webhookSecret, minutesAgo(6))],
    ['from six minutes ahead', () => signedEvent(about, webhookSecret, minutesAgo(-6))],
    ['from an hour ahead', () => signedEvent(about, webhookSecret, minutesAgo(-60))],
    [
      'with a second timestamp, an hour ahead',
      () =>
        spoiled(({ signature }) => ({
          signature: `${signature},t=${Math.floor(minutesAgo(-60) / 1_000)}`,
        })),
    ],
    ['of another body', () => spoiled(({ body }) => ({ body: body.replace('pi_1', 'pi_2') }))],
    ['of the same JSON formatted differently', () => spoiled(({ body }) => ({ body: `${body} ` }))],
    ['with another timestamp', () => spoiled((e) => ({ signature: e.signature.replace(/t=\d/, 't=2') }))],
    ['without a timestamp', () => spoiled((e) => ({ signature: e.signature.replace(/t=\d+,/, '') }))],
    ['with the old scheme only', () => spoiled((e) => ({ signature: e.signature.replace('v1=', 'v0=') }))],
    ['that is plain text', () => spoiled(() => ({ signature: 'let me in' }))],
    ['missing from an empty body', () => ({ body: '', signature: '' })],
    ['missing from invalid JSON', () => ({ body: '{"id":', signature: '' })],
  ])('A signature %s is refused with 400, and nothing is stored', async (_which, make) => {
    const before = await countEvents()
    const answer = await sendEvent(env.app, make())
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'SIGNATURE_INVALID', requestId: expect.any(String) })
    expect(await countEvents()).toBe(before)
  })

  test.each([
    ['an empty body', ''],
    ['invalid JSON', '{"id":'],
    ['no object', 'null'],
    ['no id', '{"object":"event","type":"a.b","data":{"object":{}}}'],
    ['an invalid id', '{"object":"event","id":"evt \\u0000","type":"a.b","data":{"object":{}}}'],
    ['a notification without content', '{"object":"v2.core.event","id":"evt_1","type":"v1.a.b"}'],
  ])('A signed body with %s is refused with 400, and nothing is stored', async (_what, body) => {
    const before = await countEvents()
    const answer = await sendEvent(env.app, signed(body, webhookSecret))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INPUT_INVALID'])
    expect(await countEvents()).toBe(before)
  })

  test('A body above 256 KiB is refused before it is parsed', async () => {
    const object = { id: 'pi_1', object: 'payment_intent', description: 'x'.repeat(256 * 1024) }
    const answer = await sendEvent(env.app, signedEvent({ ...about, object }, webhookSecret))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream'])(
    'A body declared as %s is read as raw bytes',
    async (type) => {
      const { body, signature } = signedEvent(about, webhookSecret)
      const sent = { 'content-type': type, 'stripe-signature': signature }
      const answer = await env.app.inject({ ...webhook, headers: sent, payload: body })
      expect(answer.statusCode).toBe(200)
    },
  )

  test('Other websites cannot call the webhook from a browser', async () => {
    const preflight = await env.app.inject({
      method: 'OPTIONS',
      url: '/payments/webhook',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.statusCode).toBe(404)
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('While the card provider is down, an event gets 503; its redelivery is then handled', async () => {
    const bought = await bookSomething(env.shop)
    const event = eventAbout(await payAtProvider(env.shop, bought), { id: newEventId() })
    env.shop.cards.down = true
    const failed = await sendEvent(env.app, event)
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'PROVIDER_UNAVAILABLE'])
    env.shop.cards.down = false
    expect((await sendEvent(env.app, event)).statusCode).toBe(200)
    expect((await storedOrder(env.shop, bought.orderId)).state).toBe('paid')
  })

  test('Up to 110 events are handled or wait, and further ones are refused with BUSY', async () => {
    const bought = await bookSomething(env.shop)
    const intentId = await payAtProvider(env.shop, bought)
    const { promise, resolve } = Promise.withResolvers<void>()
    const provider = env.shop.cards.readIntent.bind(env.shop.cards)
    env.shop.cards.readIntent = async (id) => {
      await promise
      return provider(id)
    }
    const calls = Array.from({ length: 115 }, () => sendEvent(env.app, eventAbout(intentId)))
    const turnedAway = await Promise.race(calls)
    expect([turnedAway.statusCode, turnedAway.json().code]).toEqual([503, 'BUSY'])
    resolve()
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    env.shop.cards.readIntent = provider
    expect(statuses.filter((status) => status === 503)).toHaveLength(5)
    expect(statuses.filter((status) => status === 200)).toHaveLength(110)
  })
})

describe('A shop', () => {
  test('without a secret has no webhook', async () => {
    const env = await openTestApp(anyEngine)
    const event = signedEvent(about, webhookSecret)
    for (const payload of [event.body, '{"id":', '']) {
      const sent = { ...headers, 'stripe-signature': event.signature }
      const answer = await env.app.inject({ ...webhook, headers: sent, payload })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
    }
    await env.drop()
  })

  test('whose database fails responds with 500, and handles the event when it is delivered again', async () => {
    const env = await openTestApp(anyEngine, { cardEvents })
    const bought = await bookSomething(env.shop)
    const event = eventAbout(await payAtProvider(env.shop, bought))
    const write = env.shop.database.write
    Object.assign(env.shop.database, {
      write: async () => {
        throw new Error('database is locked')
      },
    })
    expect((await sendEvent(env.app, event)).statusCode).toBe(500)
    Object.assign(env.shop.database, { write })
    expect((await sendEvent(env.app, event)).statusCode).toBe(200)
    expect((await storedOrder(env.shop, bought.orderId)).state).toBe('paid')
    await env.drop()
  })

  test('limits the calls of its webhook per minute, at a higher limit than for clients', async () => {
    const env = await openTestApp(anyEngine, { cardEvents, rateLimitFactor: 0.01 })
    const { body } = signedEvent(about, webhookSecret)
    for (let call = 0; call < 60; call += 1) {
      expect((await sendEvent(env.app, { body, signature: '' })).statusCode).toBe(400)
    }
    const answer = await sendEvent(env.app, { body, signature: '' })
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'RATE_LIMITED'])
    await env.drop()
  })
})
