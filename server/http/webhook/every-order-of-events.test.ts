import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { storedOrder, storedRefunds } from '../../testing/stored-rows.ts'
import { charges } from './testing/charge-stories.ts'
import { openStory, type PaymentStory } from './testing/payment-story.ts'
import { refunds } from './testing/refund-stories.ts'
import { returned } from './testing/returned-money-stories.ts'
import type { End } from './testing/story-parts.ts'

describeOnEveryEngine('Every order of events', (engine) => {
  let story: PaymentStory

  beforeEach(async () => {
    story = await openStory(engine)
  })
  afterEach(() => story.env.drop())

  test.each([...charges, ...returned, ...refunds])('%s', async (_what, end, tellIt) => {
    await tellIt(story)
    await story.reconcile()
    expect(await endOf(story)).toEqual(end)
    await expectEqualBooks(story)
    // Whatever comes once more, in whatever order, changes nothing.
    for (const event of story.told.toReversed()) await story.send(event)
    await story.reconcile()
    expect(await endOf(story)).toEqual(end)
    await expectEqualBooks(story)
    expect(await findLedgerMismatches(story.env.shop.database.read)).toEqual([])
    expect(await deadlocksOn(story.env.shop.database)).toBe(0)
  })
})

/** Every payment intent at Stripe with what was charged by it and went back of it. */
async function atStripe({ env: { sandbox } }: PaymentStory) {
  const { paymentIntents, charges } = sandbox.stripe
  const { data } = await paymentIntents.list({ limit: 100 })
  return Promise.all(
    data.map(async ({ id, status, amount, latest_charge: charge }) => ({
      id,
      charged: status === 'succeeded' ? amount : 0,
      back: typeof charge === 'string' ? (await charges.retrieve(charge)).amount_refunded : 0,
    })),
  )
}

async function endOf(story: PaymentStory): Promise<End> {
  const intents = await atStripe(story)
  const sum = (what: 'charged' | 'back') => intents.reduce((all, intent) => all + intent[what], 0)
  const { state } = await storedOrder(story.env.shop, story.bought.orderId)
  return { order: state, charged: sum('charged'), back: sum('back') }
}

/** One charge is one paid order or went back; what went back at Stripe is what the shop's refunds say. */
async function expectEqualBooks(story: PaymentStory): Promise<void> {
  const { env, bought } = story
  const order = await storedOrder(env.shop, bought.orderId)
  const rows = await env.shop.database.read.selectFrom('refunds').selectAll().execute()
  for (const { id, charged, back } of await atStripe(story)) {
    const noted = rows.filter((row) => row.intent_id === id && row.state === 'succeeded')
    expect(noted.reduce((sum, row) => sum + row.amount_cents, 0)).toBe(back)
    if (charged > 0 && order.transactionId !== id) expect(back).toBe(charged)
  }
  const ofOrder = (await storedRefunds(env.shop, order.id)).filter(({ state }) => state === 'succeeded')
  const dollars = ofOrder.filter(({ currency }) => currency === 'usd')
  expect(order.refundedCents).toBe(dollars.reduce((sum, { amountCents }) => sum + amountCents, 0))
}
