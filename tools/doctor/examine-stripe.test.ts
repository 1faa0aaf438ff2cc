import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keys, type RunningSandbox, startSandbox } from '../../sandbox/cards/testing/running-sandbox.ts'
import { readSettings } from '../../server/config/read-settings.ts'
import { type FaultyProvider, faults, startFaultyProvider } from '../../server/testing/faulty-provider.ts'
import { examineStripe, webhookEvents } from './examine-stripe.ts'

const settingsWith = (more: Record<string, string> = {}) =>
  readSettings({
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    PUBLIC_URL: 'https://shop.example.com',
    ...more,
  })

const placeOf = ({ port }: { readonly port: number }) =>
  ({ host: '127.0.0.1', port, protocol: 'http' }) as const

describe('The doctor’s findings for Stripe', () => {
  let stripe: RunningSandbox
  beforeAll(async () => {
    stripe = await startSandbox()
  })
  afterAll(() => stripe.stop())

  const states = async (more?: Record<string, string>) => {
    const findings = await examineStripe(settingsWith(more), placeOf(stripe))
    return Object.fromEntries(Object.entries(findings).map(([name, { state }]) => [name, state]))
  }

  test('reports the sandbox without keys', async () => {
    const findings = await examineStripe(readSettings({}))
    expect(Object.values(findings).map(({ state }) => state)).toEqual(['unset', 'unset', 'unset'])
  })

  test('reports ok for accepted keys, before and after the first payment', async () => {
    const accepted = { STRIPE_SECRET_KEY: 'ok', STRIPE_PUBLISHABLE_KEY: 'ok', STRIPE_WEBHOOK_SECRET: 'unset' }
    expect(await states()).toEqual(accepted)
    await stripe.stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
    expect(await states()).toEqual(accepted)
    const { STRIPE_PUBLISHABLE_KEY } = await examineStripe(settingsWith(), placeOf(stripe))
    expect(STRIPE_PUBLISHABLE_KEY?.message).toMatch(/same account/)
  })

  test.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'])('reports an unknown %s', async (name) => {
    const wrong = name === 'STRIPE_SECRET_KEY' ? 'sk_test_wrong' : 'pk_test_wrong'
    expect((await states({ [name]: wrong }))[name]).toBe('wrong')
    const findings = await examineStripe(settingsWith({ [name]: wrong }), placeOf(stripe))
    expect(JSON.stringify(findings)).not.toContain(wrong)
  })
})

describe('The doctor’s findings for the webhook of Stripe', () => {
  let stripe: FaultyProvider
  beforeAll(async () => {
    stripe = await startFaultyProvider(faults['answers with nothing'])
  })
  afterAll(() => stripe.stop())

  const url = 'https://shop.example.com/payments/webhook'
  const secret = { STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef' }

  async function found(endpoints: readonly object[] | undefined) {
    stripe.fault = (response, request) => {
      const webhooks = request.url?.startsWith('/v1/webhook_endpoints')
      if (webhooks && !endpoints) {
        response.writeHead(403).end('{"error":{"type":"invalid_request_error","message":"no right"}}')
      } else {
        response.end(JSON.stringify({ object: 'list', has_more: false, data: webhooks ? endpoints : [] }))
      }
    }
    return (await examineStripe(settingsWith(secret), placeOf(stripe))).STRIPE_WEBHOOK_SECRET
  }

  test.each([
    ['payment intents', '/v1/payment_intents'],
    ['refunds', '/v1/refunds'],
    ['charges', '/v1/charges'],
    ['disputes', '/v1/disputes'],
    ['events', '/v1/events'],
  ])('a restricted key that may not read %s says so', async (what, path) => {
    stripe.fault = (response, request) => {
      const closed = request.url?.startsWith(path)
      if (closed) response.writeHead(403)
      response.end(
        JSON.stringify(
          closed
            ? { error: { type: 'invalid_request_error', message: 'no right' } }
            : { object: 'list', has_more: false, data: [] },
        ),
      )
    }
    const findings = await examineStripe(settingsWith(), placeOf(stripe))
    expect(findings.STRIPE_SECRET_KEY).toEqual({
      state: 'wrong',
      message: `this restricted key may not read ${what}: allow it in the dashboard.`,
    })
  })

  test('reports ok for a destination with every event', async () => {
    expect(await found([{ url, status: 'enabled', enabled_events: ['*'] }])).toMatchObject({ state: 'ok' })
  })

  test('names a missing event', async () => {
    const enabled_events = webhookEvents.filter((name) => name !== 'payment_intent.payment_failed')
    const finding = await found([{ url, status: 'enabled', enabled_events }])
    expect(finding?.state).toBe('wrong')
    expect(finding?.message).toContain('payment_intent.payment_failed')
  })

  test('checks the events that the guide names', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/providers/stripe.md'), 'utf8')
    const chosen = [...guide.matchAll(/^ {3}- `([a-z_.]+)`$/gm)].map(([, name]) => name)
    expect(chosen).toEqual(webhookEvents)
    expect(guide).toContain(`stripe listen --events ${webhookEvents.join(',')} `)
  })

  test.each([
    ['none', []],
    ['one that is switched off', [{ url, status: 'disabled', enabled_events: ['*'] }]],
    [
      'one of another shop',
      [{ url: 'https://other.example/payments/webhook', status: 'enabled', enabled_events: ['*'] }],
    ],
  ])('reports %s, with the URL to add', async (_what, endpoints) => {
    expect(await found(endpoints)).toMatchObject({ state: 'wrong', message: expect.stringContaining(url) })
  })

  test('advises a shop on localhost to run `stripe listen`', async () => {
    for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      const settings = settingsWith({ ...secret, PUBLIC_URL })
      expect((await examineStripe(settings, placeOf(stripe))).STRIPE_WEBHOOK_SECRET).toMatchObject({
        state: 'set',
        message: expect.stringContaining('stripe listen'),
      })
    }
  })

  test('reports a key that may not read destinations', async () => {
    expect(await found(undefined)).toMatchObject({
      state: 'set',
      message: expect.stringContaining('restricted'),
    })
  })
})
