import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CardsWorld, openCardsWorld } from './cards-world.ts'

let world: CardsWorld
beforeAll(async () => {
  world = await openCardsWorld()
})
afterAll(() => world.close())

type Told = { readonly data: readonly Stripe.Event[] }

/** What has been told so far, the newest first. */
async function toldSince(before: number): Promise<Stripe.Event[]> {
  const { data } = await world.stripe.json<Told>('events', 'list', '--limit=100')
  return data.slice(0, data.length - before)
}
const toldTypes = async (before: number) => (await toldSince(before)).map(({ type }) => type).toReversed()

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
  ])('%s happens, with all that comes before it', async (type, types) => {
    const before = (await toldSince(0)).length
    const { code, stdout } = await world.stripe.run('trigger', type)
    expect(stdout).toContain('Trigger succeeded!')
    expect(code).toBe(0)
    expect(await toldTypes(before)).toEqual(types)
  })

  test('Takes other values, and leaves some out', async () => {
    const before = (await toldSince(0)).length
    const order = 'payment_intent:metadata.order=order-7'
    const change = [
      '--override',
      'payment_intent:amount=4900',
      '--add',
      order,
      '--remove',
      'payment_intent:shipping',
    ]
    expect((await world.stripe.run('trigger', 'payment_intent.succeeded', ...change)).code).toBe(0)
    const [newest] = await toldSince(before)
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
  ])('%s is nothing that this shop takes: it is refused by name, and no money moves', async (type, why) => {
    const before = (await toldSince(0)).length
    const { code, stdout, stderr } = await world.stripe.run('trigger', type)
    expect(code).toBe(1)
    expect(stdout + stderr).toMatch(/Trigger failed: Request failed, status=4\d\d/)
    expect(stdout + stderr).toContain('"type":"invalid_request_error"')
    expect(stdout + stderr).toContain(why)
    expect(await toldTypes(before)).not.toContain('charge.succeeded')
  })
})

test('stripe fixtures runs a story of several steps, each made of the answers before it', async () => {
  const before = (await toldSince(0)).length
  const story = {
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
  const file = join(world.shop.dataDir, 'story.json')
  writeFileSync(file, JSON.stringify(story))
  const { code, stdout, stderr } = await world.stripe.run('fixtures', file)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('Running fixture for: rest')
  const [newest] = await toldSince(before)
  expect(newest).toMatchObject({ type: 'charge.refunded', data: { object: { amount_refunded: 2500 } } })
})

test('Besides this shop, only the latest version of the command line was asked for, and not reached', () => {
  expect([...new Set(world.stripe.askedElsewhere())]).toEqual(['api.github.com:443'])
})

function step(name: string, path: string, params: object) {
  return { name, path, method: 'post', params }
}

/** What another step's answer holds, in the way in which fixtures name it. */
function of(name: string, field: string): string {
  return ['$', `{${name}:${field}}`].join('')
}
