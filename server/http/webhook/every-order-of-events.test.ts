import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { storedOrder, storedRefunds } from '../../testing/stored-rows.ts'
import { charges } from './testing/charge-scenarios.ts'
import { openScenario, type PaymentScenario } from './testing/payment-scenario.ts'
import { refunds } from './testing/refund-scenarios.ts'
import { returnedMoney } from './testing/returned-money-scenarios.ts'
import type { Outcome } from './testing/scenario-parts.ts'

describeOnEveryEngine('Any order of events', (engine) => {
  let scenario: PaymentScenario

  beforeEach(async () => {
    scenario = await openScenario(engine)
  })
  afterEach(() => scenario.env.drop())

  test.each([...charges, ...returnedMoney, ...refunds])('%s', async (_what, outcome, run) => {
    await run(scenario)
    await scenario.reconcile()
    await expectBooks(scenario, outcome)
    // Repeating the events in reverse order changes nothing.
    for (const event of scenario.sentEvents.toReversed()) await scenario.send(event)
    await scenario.reconcile()
    await expectBooks(scenario, outcome)
    expect(await findLedgerMismatches(scenario.env.shop.database.read)).toEqual([])
    expect(await deadlocksOn(scenario.env.shop.database)).toBe(0)
  })
})

/** Returns every payment intent at Stripe with the amounts charged and refunded. */
async function atStripe({ env: { sandbox } }: PaymentScenario) {
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

/** Expects this outcome, that every charge is a paid order or refunded, and that the shop's refunds equal Stripe's. */
async function expectBooks(scenario: PaymentScenario, outcome: Outcome): Promise<void> {
  const { env, bought } = scenario
  const intents = await atStripe(scenario)
  const sum = (what: 'charged' | 'back') => intents.reduce((all, intent) => all + intent[what], 0)
  const order = await storedOrder(env.shop, bought.orderId)
  expect({ order: order.state, charged: sum('charged'), back: sum('back') }).toEqual(outcome)
  const rows = await env.shop.database.read.selectFrom('refunds').selectAll().execute()
  for (const { id, charged, back } of intents) {
    const recorded = rows.filter((row) => row.intent_id === id && row.state === 'succeeded')
    expect(recorded.reduce((sum, row) => sum + row.amount_cents, 0)).toBe(back)
    if (charged > 0 && order.transactionId !== id) expect(back).toBe(charged)
  }
  const succeededRefunds = (await storedRefunds(env.shop, order.id)).filter(
    ({ state }) => state === 'succeeded',
  )
  const dollars = succeededRefunds.filter(({ currency }) => currency === 'usd')
  expect(order.refundedCents).toBe(dollars.reduce((sum, { amountCents }) => sum + amountCents, 0))
}
