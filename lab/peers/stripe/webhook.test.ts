import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signed } from '../../../sandbox/cards/testing/signed-event.ts'
import { cancelOrder } from '../../../server/operations/orders/cancel-order.ts'
import { refundOrder } from '../../../server/operations/refunds/refund-order.ts'
import { type Bought, bookSomething } from '../../../server/testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../../server/testing/shop-contents.ts'
import { storedOrder, storedRefunds } from '../../../server/testing/stored-rows.ts'
import { sendEvent, storedEvents, webhookSecret } from '../../../server/testing/webhook.ts'
import { openTwoShops, type TwoShops } from './two-shops.ts'

/**
 * Fetches the events of the command line's actions, signs them like Stripe, and delivers them to a shop's
 * webhook in any order. listen.test.ts covers delivery by `stripe listen`.
 */
let shops: TwoShops
let bought: Bought

beforeAll(async () => {
  shops = await openTwoShops()
})
afterAll(() => shops.close())

beforeEach(async () => {
  bought = await bookSomething(shops.env.shop)
  await shops.news()
})

const order = () => storedOrder(shops.env.shop, bought.orderId)
const deliver = async (event: Stripe.Event) =>
  (await sendEvent(shops.env.app, signed(JSON.stringify(event), webhookSecret))).statusCode
const deliverAll = async (all: readonly Stripe.Event[]) => {
  for (const event of all) expect(await deliver(event)).toBe(200)
}
const open = () => shops.open(bought)
const confirm = (intentId: string, card = 'pm_card_visa') =>
  shops.stripe('payment_intents', 'confirm', intentId, `--payment-method=${card}`)

test("Stripe's command line finds an intent of the shop, with its order", async () => {
  const intentId = await open()
  expect(await shops.stripe('payment_intents', 'retrieve', intentId)).toMatchObject({
    amount: bought.priceCents,
    currency: 'usd',
    metadata: { order: bought.orderId },
    status: 'requires_payment_method',
  })
})

test('A payment confirmed by the command line pays the order once, even if its events are delivered repeatedly', async () => {
  const intentId = await open()
  expect(await confirm(intentId)).toMatchObject({ status: 'succeeded' })
  const events = await shops.news()
  expect(events.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
  ])
  await deliverAll([...events, ...events.toReversed()])
  expect(await Promise.all(events.map(deliver))).toEqual([200, 200, 200])
  expect(await order()).toMatchObject({ state: 'paid', transactionId: intentId, refundedCents: 0 })
  const stored = (await storedEvents(shops.env.shop)).filter(({ id }) =>
    events.some((event) => event.id === id),
  )
  expect(stored.map(({ handled }) => handled)).toEqual([true, true, true])
  expect(await shops.stripe('charges', 'list', `--payment-intent=${intentId}`)).toMatchObject({
    data: [{ paid: true, amount_refunded: 0 }],
  })
})

test('Declined cards leave the order unpaid, the next card pays, and late events change nothing', async () => {
  const intentId = await open()
  await confirm(intentId, 'pm_card_chargeDeclined')
  const refused = await shops.news()
  await deliverAll(refused)
  expect((await order()).state).toBe('unpaid')
  await confirm(intentId)
  await deliverAll(await shops.news())
  await deliverAll(refused)
  expect((await order()).state).toBe('paid')
})

test('A cancelled order is cancelled at the provider, and no event makes it paid', async () => {
  const intentId = await open()
  expect(codeOf(await cancelOrder(shops.env.shop, bought.customer, bought.orderId))).toBe('done')
  expect(await confirm(intentId)).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } })
  const events = await shops.news()
  expect(events.map(({ type }) => type)).toEqual(['payment_intent.created', 'payment_intent.canceled'])
  await deliverAll(events)
  expect((await order()).state).toBe('cancelled')
})

test('A payment of a changed amount leaves the order unpaid and is refunded once', async () => {
  const intentId = await open()
  await shops.stripe('payment_intents', 'update', intentId, '--amount=50')
  await confirm(intentId)
  const events = await shops.news()
  await deliverAll([...events, ...events])
  expect((await order()).state).toBe('unpaid')
  const refunds = await shops.stripe('refunds', 'list', `--payment-intent=${intentId}`)
  expect(refunds).toMatchObject({ data: [{ amount: 50 }], has_more: false })
})

test('Events of stripe trigger belong to no order: they are stored and change nothing', async () => {
  const before = await order()
  expect((await shops.trigger('payment_intent.succeeded')).code).toBe(0)
  const events = await shops.news()
  expect(events.length).toBeGreaterThan(0)
  await deliverAll(events)
  expect(await order()).toEqual(before)
  const ids = (await storedEvents(shops.env.shop)).map(({ id }) => id)
  for (const { id } of events) expect(ids).toContain(id)
})

test('An event signed with another secret is refused, and the order stays unpaid until the genuine one arrives', async () => {
  const intentId = await open()
  await confirm(intentId)
  const events = await shops.news()
  for (const event of events) {
    const forged = signed(JSON.stringify(event), 'whsec_of_somebody_else')
    expect((await sendEvent(shops.env.app, forged)).statusCode).toBe(400)
  }
  expect((await order()).state).toBe('unpaid')
  await deliverAll(events)
  expect((await order()).state).toBe('paid')
})

/** Pays the order and delivers the events. */
async function pay(): Promise<string> {
  const intentId = await open()
  await confirm(intentId)
  await deliverAll(await shops.news())
  return intentId
}

test('Each refund made through the command line counts once on the order', async () => {
  const intentId = await pay()
  const refund = ['refunds', 'create', `--payment-intent=${intentId}`]
  await shops.stripe(...refund, '--amount=100', '--reason=requested_by_customer')
  const first = await shops.news()
  expect(first.map(({ type }) => type)).toEqual(['refund.created', 'charge.refunded'])
  await deliverAll([...first.toReversed(), ...first])
  expect(await order()).toMatchObject({ state: 'paid', refundedCents: 100 })
  await shops.stripe(...refund)
  await deliverAll([...(await shops.news()), ...first])
  expect((await order()).refundedCents).toBe(bought.priceCents)
  const storedParts = await storedRefunds(shops.env.shop, bought.orderId)
  expect(storedParts.map(({ amountCents, state }) => [amountCents, state])).toEqual([
    [100, 'succeeded'],
    [bought.priceCents - 100, 'succeeded'],
  ])
})

test('The command line finds a refund that the shop made, and its events change nothing', async () => {
  const intentId = await pay()
  const admin = await addAdmin(shops.env.shop)
  const request = { amountCents: 150, reason: 'A dent', restock: 0, idempotencyKey: undefined }
  const { state } = granted(await refundOrder(shops.env.shop, admin, bought.orderId, request))
  expect(state).toBe('succeeded')
  expect(await shops.stripe('refunds', 'list', `--payment-intent=${intentId}`)).toMatchObject({
    data: [{ amount: 150, status: 'succeeded' }],
    has_more: false,
  })
  await deliverAll(await shops.news())
  expect((await order()).refundedCents).toBe(150)
  expect(await storedRefunds(shops.env.shop, bought.orderId)).toHaveLength(1)
})
