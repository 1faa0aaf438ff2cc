import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { secretKeyOf } from '../../../e2e/support/card-provider.ts'
import { signed } from '../../../sandbox/cards/testing/signed-event.ts'
import { engines } from '../../../server/data/testing/engines.ts'
import { cancelOrder } from '../../../server/operations/orders/cancel-order.ts'
import { createPaymentIntent } from '../../../server/operations/payments/create-payment-intent.ts'
import { stripeCards } from '../../../server/providers/cards/stripe-cards.ts'
import { type Bought, bookSomething } from '../../../server/testing/buying.ts'
import { codeOf, granted } from '../../../server/testing/shop-contents.ts'
import { openShopAtStripe, type ShopAtStripe } from '../../../server/testing/stripe-shop.ts'
import { sendEvent, storedEvents, webhookSecret } from '../../../server/testing/webhook.ts'
import { storedOrder } from '../../../server/testing/what-is-stored.ts'
import { type CardsWorld, openCardsWorld } from './cards-world.ts'

/**
 * Two shops: one whose card sandbox is Stripe here, with Stripe's command line at it, and one that takes it for
 * Stripe and has a webhook. `stripe listen` gets events from Stripe's own cloud only, so this test is the
 * postman: it fetches the events with the command line, signs them as Stripe does and brings them to the webhook.
 */
let provider: CardsWorld
let world: ShopAtStripe
let bought: Bought
let brought: Set<string>

beforeAll(async () => {
  provider = await openCardsWorld()
  const [engine] = engines
  if (!engine) throw new Error('SQLite is always there')
  const { hostname: host, port } = new URL(provider.shop.url)
  const cards = stripeCards({ secretKey: secretKeyOf(provider.shop), at: { host, port: Number(port) } })
  world = await openShopAtStripe(engine, () => cards)
})
afterAll(async () => {
  await world.drop()
  await provider.close()
})

beforeEach(async () => {
  bought = await bookSomething(world.shop)
  brought = new Set((await events()).map(({ id }) => id))
})

const stripe = (...command: string[]) => provider.stripe.json<Stripe.PaymentIntent>(...command)
const order = () => storedOrder(world.shop, bought.orderId)

async function events(): Promise<Stripe.Event[]> {
  const list = ['events', 'list', '--limit=100']
  const { data, has_more } = await provider.stripe.json<Stripe.ApiList<Stripe.Event>>(...list)
  expect(has_more).toBe(false)
  return data.toReversed()
}

/** Every event since the last time, in the order of their happening. */
async function post(): Promise<Stripe.Event[]> {
  const fresh = (await events()).filter(({ id }) => !brought.has(id))
  for (const { id } of fresh) brought.add(id)
  return fresh
}

const bring = async (event: Stripe.Event) =>
  (await sendEvent(world.app, signed(JSON.stringify(event), webhookSecret))).statusCode
const bringAll = async (all: readonly Stripe.Event[]) => {
  for (const event of all) expect(await bring(event)).toBe(200)
}

async function open(): Promise<string> {
  const { customer, orderId, priceCents } = bought
  const secret = granted(await createPaymentIntent(world.shop, customer, { priceCents, orderId }))
  return secret.replace(/_secret_.*$/, '')
}
const confirm = (intentId: string, card = 'pm_card_visa') =>
  stripe('payment_intents', 'confirm', intentId, `--payment-method=${card}`)

test("An intent that the shop opens is found by Stripe's command line, with the order on it", async () => {
  const intentId = await open()
  expect(await stripe('payment_intents', 'retrieve', intentId)).toMatchObject({
    amount: bought.priceCents,
    currency: 'usd',
    metadata: { order: bought.orderId },
    status: 'requires_payment_method',
  })
})

test('A payment that the command line confirms is one paid order, however often its events are brought', async () => {
  const intentId = await open()
  expect(await confirm(intentId)).toMatchObject({ status: 'succeeded' })
  const told = await post()
  expect(told.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
  ])
  await bringAll([...told, ...told.toReversed()])
  expect(await Promise.all(told.map(bring))).toEqual([200, 200, 200])
  expect(await order()).toMatchObject({ state: 'paid', transactionId: intentId, refundedCents: 0 })
  const stored = (await storedEvents(world.shop)).filter(({ id }) => told.some((event) => event.id === id))
  expect(stored.map(({ handled }) => handled)).toEqual([true, true, true])
  expect(await stripe('charges', 'list', `--payment-intent=${intentId}`)).toMatchObject({
    data: [{ paid: true, amount_refunded: 0 }],
  })
})

test('Refused cards leave it unpaid, the next one pays, and old events that come late take nothing away', async () => {
  const intentId = await open()
  await confirm(intentId, 'pm_card_chargeDeclined')
  const refused = await post()
  await bringAll(refused)
  expect((await order()).state).toBe('unpaid')
  await confirm(intentId)
  await bringAll(await post())
  await bringAll(refused)
  expect((await order()).state).toBe('paid')
})

test('An order that was called off is closed at the provider, and no event of it makes it paid', async () => {
  const intentId = await open()
  expect(codeOf(await cancelOrder(world.shop, bought.customer, bought.orderId))).toBe('done')
  expect(await confirm(intentId)).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } })
  const told = await post()
  expect(told.map(({ type }) => type)).toEqual(['payment_intent.created', 'payment_intent.canceled'])
  await bringAll(told)
  expect((await order()).state).toBe('cancelled')
})

test('An amount that was changed at the provider pays nothing and goes back once', async () => {
  const intentId = await open()
  await stripe('payment_intents', 'update', intentId, '--amount=50')
  await confirm(intentId)
  const told = await post()
  await bringAll([...told, ...told])
  expect((await order()).state).toBe('unpaid')
  const refunds = await stripe('refunds', 'list', `--payment-intent=${intentId}`)
  expect(refunds).toMatchObject({ data: [{ amount: 50 }], has_more: false })
})

test('What stripe trigger makes belongs to no order: it is taken, stored, and changes nothing', async () => {
  const before = await order()
  expect((await provider.stripe.run('trigger', 'payment_intent.succeeded')).code).toBe(0)
  const told = await post()
  expect(told.length).toBeGreaterThan(0)
  await bringAll(told)
  expect(await order()).toEqual(before)
  const ids = (await storedEvents(world.shop)).map(({ id }) => id)
  for (const { id } of told) expect(ids).toContain(id)
})

test('An event with another secret is refused, and the order stays unpaid until the right one comes', async () => {
  const intentId = await open()
  await confirm(intentId)
  const told = await post()
  for (const event of told) {
    const forged = signed(JSON.stringify(event), 'whsec_of_somebody_else')
    expect((await sendEvent(world.app, forged)).statusCode).toBe(400)
  }
  expect((await order()).state).toBe('unpaid')
  await bringAll(told)
  expect((await order()).state).toBe('paid')
})
