import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSandboxShop, type SandboxShop } from './sandbox-shop.ts'

let env: SandboxShop
beforeAll(async () => {
  env = await openSandboxShop()
})
afterAll(() => env.close())

type EventList = { readonly data: readonly Stripe.Event[] }

/** Returns the events since the first `before` ones, newest first. */
async function eventsSince(before: number): Promise<Stripe.Event[]> {
  const { data } = await env.stripe.json<EventList>('events', 'list', '--limit=100')
  return data.slice(0, data.length - before)
}
const eventTypes = async (before: number) => (await eventsSince(before)).map(({ type }) => type).toReversed()

const opened = 'payment_intent.created'
const paid = [opened, 'charge.succeeded', 'payment_intent.succeeded']

describe('stripe trigger', () => {
  test.each([
    ['payment_intent.created', [opened]],
    ['payment_intent.succeeded', paid],
    ['payment_intent.canceled', [opened, 'payment_intent.canceled']],
    ['payment_intent.payment_failed', [opened, 'charge.failed', 'payment_intent.payment_failed']],
    ['payment_intent.requires_action', [opened, 'payment_intent.requires_action']],
    ['charge.succeeded', paid],
    ['charge.failed', [opened, 'charge.failed', 'payment_intent.payment_failed']],
    ['charge.refunded', [...paid, 'refund.created', 'charge.refunded']],
    [
      'charge.refund.updated',
      [...paid, 'refund.created', 'charge.refunded', 'refund.updated', 'charge.refund.updated'],
    ],
  ])('%s is emitted after the events that lead to it', async (type, types) => {
    const before = (await eventsSince(0)).length
    const { code, stdout } = await env.stripe.run('trigger', type)
    expect(stdout).toContain('Trigger succeeded!')
    expect(code).toBe(0)
    expect(await eventTypes(before)).toEqual(types)
  })

  test('Overrides, adds and removes values of an event', async () => {
    const before = (await eventsSince(0)).length
    const order = 'payment_intent:metadata.order=order-7'
    const change = [
      '--override',
      'payment_intent:amount=4900',
      '--add',
      order,
      '--remove',
      'payment_intent:shipping',
    ]
    expect((await env.stripe.run('trigger', 'payment_intent.succeeded', ...change)).code).toBe(0)
    const [newest] = await eventsSince(before)
    expect(newest?.data.object).toMatchObject({
      object: 'payment_intent',
      amount_received: 4900,
      metadata: { order: 'order-7' },
      shipping: null,
    })
  })

  test.each([
    ['charge.captured', 'capture_method'],
    ['charge.dispute.created', 'pm_card_createDisputeInquiry'],
    ['payment_intent.processing', 'sepa_debit'],
    ['payment_method.attached', '/v1/customers'],
  ])(
    '%s needs a feature that the sandbox lacks: the error names it, and no money moves',
    async (type, why) => {
      const before = (await eventsSince(0)).length
      const { code, stdout, stderr } = await env.stripe.run('trigger', type)
      expect(code).toBe(1)
      expect(stdout + stderr).toMatch(/Trigger failed: Request failed, status=4\d\d/)
      expect(stdout + stderr).toContain('"type":"invalid_request_error"')
      expect(stdout + stderr).toContain(why)
      expect(await eventTypes(before)).not.toContain('charge.succeeded')
    },
  )
})

test('The command for fixtures runs several steps, each with values from earlier answers', async () => {
  const before = (await eventsSince(0)).length
  const fixture = {
    _meta: { template_version: 0 },
    fixtures: [
      step('card', '/v1/payment_methods', {
        type: 'card',
        card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
      }),
      step('payment', '/v1/payment_intents', {
        amount: 2500,
        currency: 'usd',
        metadata: { order: 'order-8' },
      }),
      step('confirmed', `/v1/payment_intents/${of('payment', 'id')}/confirm`, {
        payment_method: of('card', 'id'),
      }),
      step('part', '/v1/refunds', { charge: of('confirmed', 'latest_charge'), amount: 1000 }),
      step('rest', '/v1/refunds', { payment_intent: of('part', 'payment_intent') }),
    ],
  }
  const file = join(env.shop.dataDir, 'fixture.json')
  writeFileSync(file, JSON.stringify(fixture))
  const { code, stdout, stderr } = await env.stripe.run('fixtures', file)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('Running fixture for: rest')
  const [newest] = await eventsSince(before)
  expect(newest).toMatchObject({ type: 'charge.refunded', data: { object: { amount_refunded: 2500 } } })
})

test("The only other call of Stripe's command line is the check for its latest version, which is blocked", () => {
  expect([...new Set(env.stripe.askedElsewhere())]).toEqual(['api.github.com:443'])
})

function step(name: string, path: string, params: object) {
  return { name, path, method: 'post', params }
}

/** Returns the fixture syntax for a field of another step's answer. */
function of(name: string, field: string): string {
  return ['$', `{${name}:${field}}`].join('')
}
