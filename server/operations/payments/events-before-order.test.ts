import { afterEach, beforeEach, expect, test } from 'vitest'
import { listDisputes } from '../../data/queries/payments/disputes.ts'
import { describeOnEveryEngine, describeOnPostgres } from '../../data/testing/engines.ts'
import { hasBlockedTransaction, holdingWrites } from '../../data/testing/held-write.ts'
import { minuteMs } from '../../platform/clock.ts'
import { type Bought, bookSomething, sellToAnotherCustomer } from '../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedMessages, storedOrder, storedRefunds } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { syncDisputes } from '../disputes/sync-disputes.ts'
import { getOrder } from '../orders/get-order.ts'
import { getTimeline } from '../orders/get-timeline.ts'
import { recordRefunds } from '../refunds/record-refunds.ts'
import type { Shop } from '../shop.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { recordPayment } from './record-payment.ts'

/** Pays by price, without an order's id. */
async function payForThePrice(shop: TestShop, { customer, priceCents }: Bought): Promise<string> {
  const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId: undefined }))
  const intentId = secret.replace(/_secret$/, '')
  shop.cards.confirm(intentId)
  return intentId
}

describeOnEveryEngine('Events about a payment without an order', (engine) => {
  let shop: TestShop
  let bought: Bought
  let intentId: string

  beforeEach(async () => {
    shop = await openTestShop(engine)
    bought = await bookSomething(shop, { stock: 2, quantity: 2 })
    intentId = await payForThePrice(shop, bought)
  })
  afterEach(() => shop.drop())

  const sendEvent = (type: string) => handlePaymentEvent(shop, { id: `evt_${type}`, type, intentId })
  const record = () => recordPayment(shop, bought.customer, bought.orderId, intentId)
  const asAdmin = async () => granted(await getOrder(shop, await addAdmin(shop), bought.orderId))
  const kinds = async () =>
    granted(await getTimeline(shop, await addAdmin(shop), bought.orderId)).map(({ kind }) => kind)

  test.each(['open', 'lost'] as const)(
    'A dispute with state %s is shown on the order once the customer names it',
    async (status) => {
      shop.cards.dispute(intentId, { status })
      await sendEvent('charge.dispute.created')
      expect(await asAdmin()).toMatchObject({ dispute: null })
      granted(await record())
      expect(await asAdmin()).toMatchObject({ state: 'paid', dispute: status })
      const { orderId } = bought
      expect(await listDisputes(shop.database.read, 'intent_id', intentId)).toMatchObject([{ orderId }])
      expect(await kinds()).toContain('disputed')
      expect(await storedMessages(shop, 'dispute')).toHaveLength(1)
    },
  )

  test('Show a dispute on the order that the shop finds, even if the first process crashes', async () => {
    shop.cards.dispute(intentId)
    await sendEvent('charge.dispute.created')
    shop.clock.moveBy(3 * minuteMs)
    shop.cards.meanwhile('after readIntent', () => {
      throw new Error('The process crashed')
    })
    await expect(reconcilePayments(shop)).rejects.toThrow('The process crashed')
    expect(await asAdmin()).toMatchObject({ dispute: null })
    shop.clock.moveBy(minuteMs)
    await reconcilePayments(await shop.anotherProcess())
    expect(await asAdmin()).toMatchObject({ state: 'paid', dispute: 'open' })
    shop.cards.dispute(intentId, { status: 'won' })
    await sendEvent('charge.dispute.closed')
    expect(await asAdmin()).toMatchObject({ dispute: 'won' })
  })

  test('Show a dispute on an order whose payment was refunded, too', async () => {
    shop.cards.dispute(intentId)
    await sendEvent('charge.dispute.created')
    await sellToAnotherCustomer(shop, bought.productId, 2)
    expect(codeOf(await record())).toBe('PAYMENT_REFUNDED')
    expect(await asAdmin()).toMatchObject({ state: 'unpaid', dispute: 'open' })
  })

  test("Count a refund from the provider's dashboard on the order", async () => {
    shop.cards.refundByHand(intentId, 1000)
    await sendEvent('charge.refunded')
    granted(await record())
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      state: 'paid',
      refundedCents: 1000,
      givenBackCents: 1000,
    })
    expect(await storedRefunds(shop, bought.orderId)).toMatchObject([
      { origin: 'provider', state: 'succeeded' },
    ])
    expect(await kinds()).toContain('refund')
  })
})

// SQLite runs transactions one after another, so this race cannot happen there.
describeOnPostgres('Events about a payment that is being bound to an order', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  test.each([
    ['A dispute', syncDisputes],
    [
      'A refund',
      async (at: Shop, intentId: string) => recordRefunds(at, intentId, await at.cards.listRefunds(intentId)),
    ],
  ])('%s is stored on the order although the payment had none at first', async (_what, note) => {
    const bought = await bookSomething(shop)
    const intentId = await payForThePrice(shop, bought)
    shop.cards.dispute(intentId)
    shop.cards.refundByHand(intentId, 500)
    const paused = holdingWrites(shop.database)
    const at = { ...shop, database: paused.database }
    const binding = recordPayment(at, bought.customer, bought.orderId, intentId)
    await paused.reached
    const noting = note(await shop.anotherProcess(), intentId)
    await expect.poll(() => hasBlockedTransaction(shop.database)).toBe(true)
    paused.finish()
    granted(await binding)
    await noting
    const order = granted(await getOrder(shop, await addAdmin(shop), bought.orderId))
    const ofDispute = note === syncDisputes
    expect(order).toMatchObject({
      dispute: ofDispute ? 'open' : null,
      refundedCents: ofDispute ? 0 : 500,
    })
  })
})
