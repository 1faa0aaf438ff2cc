import { readFileSync } from 'node:fs'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signed } from '../../../sandbox/cards/testing/signed-event.ts'
import { bookSomething } from '../../../server/testing/buying.ts'
import { storedOrder } from '../../../server/testing/stored-rows.ts'
import { webhookSecret } from '../../../server/testing/webhook.ts'
import { type ListeningPost, openListeningPost } from './listening-post.ts'
import { openStripeCli, type StripeCli } from './stripe-cli.ts'
import { openTwoShops, type TwoShops } from './two-shops.ts'

/** The local set-up of docs/providers/stripe.md: `stripe listen` forwards events to the shop's webhook. */
let shops: TwoShops
let post: ListeningPost
let listener: StripeCli
let webhook: string

/** The events that the document lists. */
const guide = readFileSync('docs/providers/stripe.md', 'utf8')
const [, documented = ''] = /stripe listen --events ([\w.,]+)/.exec(guide) ?? []
const isDocumented = ({ type }: Stripe.Event) => documented.split(',').includes(type)

beforeAll(async () => {
  shops = await openTwoShops()
  webhook = `${await shops.env.app.listen({ host: '127.0.0.1', port: 0 })}/payments/webhook`
  post = await openListeningPost(webhookSecret)
  listener = await openStripeCli(post.url, 'sk_test_of_this_listener')
  listener.start('listen', '--events', documented, '--forward-to', webhook, '--skip-update')
  await post.listening
})
afterAll(async () => {
  await listener.close()
  await post.close()
  await shops.close()
})

const forward = (event: Stripe.Event, secret = webhookSecret) =>
  post.forward(signed(JSON.stringify(event), secret))

test('The session prints the secret that the shop checks webhooks with', async () => {
  const { stdout } = await listener.run('listen', '--print-secret')
  expect(stdout.trim()).toBe(webhookSecret)
})

test('The shop accepts forwarded events and marks the order as paid once', async () => {
  const bought = await bookSomething(shops.env.shop)
  const intentId = await shops.open(bought)
  await shops.stripe('payment_intents', 'confirm', intentId, '--payment-method=pm_card_visa')
  const events = (await shops.news()).filter(isDocumented)
  expect(events.map(({ type }) => type)).toEqual(['payment_intent.succeeded'])
  for (const event of [...events, ...events]) {
    expect(await forward(event)).toMatchObject({
      status: 200,
      body: '{"received":true}',
      forward_url: webhook,
    })
  }
  expect(await storedOrder(shops.env.shop, bought.orderId)).toMatchObject({
    state: 'paid',
    transactionId: intentId,
    refundedCents: 0,
  })
})

test('A refund at the provider reaches the shop in the same events, and the order shows it', async () => {
  const bought = await bookSomething(shops.env.shop)
  const intentId = await shops.open(bought)
  await shops.stripe('payment_intents', 'confirm', intentId, '--payment-method=pm_card_visa')
  await shops.stripe('refunds', 'create', `--payment-intent=${intentId}`, '--amount=75')
  const events = (await shops.news()).filter(isDocumented)
  expect(events.map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'charge.refunded'])
  for (const event of events) expect(await forward(event)).toMatchObject({ status: 200 })
  expect(await storedOrder(shops.env.shop, bought.orderId)).toMatchObject({
    state: 'paid',
    refundedCents: 75,
  })
})

test('Events signed with another secret are refused, and the order stays unpaid', async () => {
  const bought = await bookSomething(shops.env.shop)
  await shops.stripe('payment_intents', 'confirm', await shops.open(bought), '--payment-method=pm_card_visa')
  const events = (await shops.news()).filter(isDocumented)
  expect(events).toHaveLength(1)
  for (const event of events) {
    const { status, body } = await forward(event, 'whsec_of_somebody_else')
    expect([status, JSON.parse(body).code]).toEqual([400, 'SIGNATURE_INVALID'])
  }
  expect((await storedOrder(shops.env.shop, bought.orderId)).state).toBe('unpaid')
})

test('Calls no other host', () => {
  expect(listener.askedElsewhere()).toEqual([])
})
