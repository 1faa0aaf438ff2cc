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
 * The events of what the command line does are fetched with it, signed as Stripe does, and brought to the webhook
 * of a shop in every order. How `stripe listen` brings them is in listen.test.ts.
 */
let shops: TwoShops
let bought: Bought

beforeAll(async () => {
  shops = await openTwoShops()
})
afterAll(() => shops.close())

beforeEach(async () => {
  bought = await bookSomething(shops.world.shop)
  await shops.news()
})

const order = () => storedOrder(shops.world.shop, bought.orderId)
const bring = async (event: Stripe.Event) =>
  (await sendEvent(shops.world.app, signed(JSON.stringify(event), webhookSecret))).statusCode
const bringAll = async (all: readonly Stripe.Event[]) => {
  for (const event of all) expect(await bring(event)).toBe(200)
}
const open = () => shops.open(bought)
const confirm = (intentId: string, card = 'pm_card_visa') =>
  shops.stripe('payment_intents', 'confirm', intentId, `--payment-method=${card}`)

test("An intent that the shop opens is found by Stripe's command line, with the order on it", async () => {
  const intentId = await open()
  expect(await shops.stripe('payment_intents', 'retrieve', intentId)).toMatchObject({
    amount: bought.priceCents,
    currency: 'usd',
    metadata: { order: bought.orderId },
    status: 'requires_payment_method',
  })
})

test('A payment that the command line confirms is one paid order, however often its events are brought', async () => {
  const intentId = await open()
  expect(await confirm(intentId)).toMatchObject({ status: 'succeeded' })
  const told = await shops.news()
  expect(told.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
  ])
  await bringAll([...told, ...told.toReversed()])
  expect(await Promise.all(told.map(bring))).toEqual([200, 200, 200])
  expect(await order()).toMatchObject({ state: 'paid', transactionId: intentId, refundedCents: 0 })
  const stored = (await storedEvents(shops.world.shop)).filter(({ id }) =>
    told.some((event) => event.id === id),
  )
  expect(stored.map(({ handled }) => handled)).toEqual([true, true, true])
  expect(await shops.stripe('charges', 'list', `--payment-intent=${intentId}`)).toMatchObject({
    data: [{ paid: true, amount_refunded: 0 }],
  })
})

test('Refused cards leave it unpaid, the next one pays, and old events that come late take nothing away', async () => {
  const intentId = await open()
  await confirm(intentId, 'pm_card_chargeDeclined')
  const refused = await shops.news()
  await bringAll(refused)
  expect((await order()).state).toBe('unpaid')
  await confirm(intentId)
  await bringAll(await shops.news())
  await bringAll(refused)
  expect((await order()).state).toBe('paid')
})

test('An order that was called off is closed at the provider, and no event of it makes it paid', async () => {
  const intentId = await open()
  expect(codeOf(await cancelOrder(shops.world.shop, bought.customer, bought.orderId))).toBe('done')
  expect(await confirm(intentId)).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } })
  const told = await shops.news()
  expect(told.map(({ type }) => type)).toEqual(['payment_intent.created', 'payment_intent.canceled'])
  await bringAll(told)
  expect((await order()).state).toBe('cancelled')
})

test('An amount that was changed at the provider pays nothing and goes back once', async () => {
  const intentId = await open()
  await shops.stripe('payment_intents', 'update', intentId, '--amount=50')
  await confirm(intentId)
  const told = await shops.news()
  await bringAll([...told, ...told])
  expect((await order()).state).toBe('unpaid')
  const refunds = await shops.stripe('refunds', 'list', `--payment-intent=${intentId}`)
  expect(refunds).toMatchObject({ data: [{ amount: 50 }], has_more: false })
})

test('What stripe trigger makes belongs to no order: it is taken, stored, and changes nothing', async () => {
  const before = await order()
  expect((await shops.trigger('payment_intent.succeeded')).code).toBe(0)
  const told = await shops.news()
  expect(told.length).toBeGreaterThan(0)
  await bringAll(told)
  expect(await order()).toEqual(before)
  const ids = (await storedEvents(shops.world.shop)).map(({ id }) => id)
  for (const { id } of told) expect(ids).toContain(id)
})

test('An event with another secret is refused, and the order stays unpaid until the right one comes', async () => {
  const intentId = await open()
  await confirm(intentId)
  const told = await shops.news()
  for (const event of told) {
    const forged = signed(JSON.stringify(event), 'whsec_of_somebody_else')
    expect((await sendEvent(shops.world.app, forged)).statusCode).toBe(400)
  }
  expect((await order()).state).toBe('unpaid')
  await bringAll(told)
  expect((await order()).state).toBe('paid')
})

/** The order is paid, and the shop knows. */
async function pay(): Promise<string> {
  const intentId = await open()
  await confirm(intentId)
  await bringAll(await shops.news())
  return intentId
}

test('What the command line gives back stands on the order, each part once', async () => {
  const intentId = await pay()
  const back = ['refunds', 'create', `--payment-intent=${intentId}`]
  await shops.stripe(...back, '--amount=100', '--reason=requested_by_customer')
  const first = await shops.news()
  expect(first.map(({ type }) => type)).toEqual(['refund.created', 'charge.refunded'])
  await bringAll([...first.toReversed(), ...first])
  expect(await order()).toMatchObject({ state: 'paid', refundedCents: 100 })
  await shops.stripe(...back)
  await bringAll([...(await shops.news()), ...first])
  expect((await order()).refundedCents).toBe(bought.priceCents)
  const noted = await storedRefunds(shops.world.shop, bought.orderId)
  expect(noted.map(({ amountCents, state }) => [amountCents, state])).toEqual([
    [100, 'succeeded'],
    [bought.priceCents - 100, 'succeeded'],
  ])
})

test('What the shop gives back is found by the command line, and its events change nothing more', async () => {
  const intentId = await pay()
  const admin = await addAdmin(shops.world.shop)
  const wanted = { amountCents: 150, reason: 'A dent', restock: 0, idempotencyKey: undefined }
  const { state } = granted(await refundOrder(shops.world.shop, admin, bought.orderId, wanted))
  expect(state).toBe('succeeded')
  expect(await shops.stripe('refunds', 'list', `--payment-intent=${intentId}`)).toMatchObject({
    data: [{ amount: 150, status: 'succeeded' }],
    has_more: false,
  })
  await bringAll(await shops.news())
  expect((await order()).refundedCents).toBe(150)
  expect(await storedRefunds(shops.world.shop, bought.orderId)).toHaveLength(1)
})
