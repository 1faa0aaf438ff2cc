import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import {
  type Bought,
  bookSomething,
  openPayment,
  payAtProvider,
  recordNow,
  sellToAnotherCustomer,
} from '../../testing/buying.ts'
import { codeOf, granted } from '../../testing/shop-contents.ts'
import {
  movementsOf,
  paymentStatesOf,
  stockOf,
  storedMessages,
  storedOrder,
  storedRefunds,
} from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { storedEvents } from '../../testing/webhook.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import type { Shop } from '../shop.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { reconcilePayments } from './reconcile-payments.ts'

describeOnEveryEngine("A card provider's event", (engine) => {
  let shop: TestShop
  let bought: Bought
  let eventCount = 0

  beforeEach(async () => {
    shop = await openTestShop(engine)
    bought = await bookSomething(shop, { stock: 3, quantity: 3 })
  })
  afterEach(() => shop.drop())

  const aboutIntent = (intentId: string, type = 'payment_intent.succeeded') => {
    eventCount += 1
    return { id: `evt_${eventCount}`, type, intentId }
  }
  const sendEvent = (intentId: string, at: Shop = shop) => handlePaymentEvent(at, aboutIntent(intentId))
  const record = (intentId: string) => recordNow(shop, bought.customer, bought.orderId, intentId)
  const order = () => storedOrder(shop, bought.orderId)
  const openByPrice = async () => {
    const { customer, priceCents } = bought
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId: undefined }))
    return secret.replace(/_secret$/, '')
  }

  test("Marks the order paid before the browser records the payment, and the browser's call then changes nothing", async () => {
    const intentId = await payAtProvider(shop, bought)
    await sendEvent(intentId)
    expect(await order()).toMatchObject({ state: 'paid', transactionId: intentId })
    expect(granted(await record(intentId))).toBe(false)
    expect(await movementsOf(shop, bought.orderId)).toEqual([-3])
  })

  test("Changes nothing when it arrives after the browser's call", async () => {
    const intentId = await payAtProvider(shop, bought)
    await record(intentId)
    const before = await order()
    await sendEvent(intentId)
    expect(await order()).toEqual(before)
    expect(shop.cards.refunds).toEqual([])
  })

  test('Is not necessary: the reconciliation pays the order, and a late event changes nothing', async () => {
    const intentId = await payAtProvider(shop, bought)
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    const before = await order()
    expect(before.state).toBe('paid')
    await sendEvent(intentId)
    expect(await order()).toEqual(before)
  })

  test('Pays the order even when it arrives before the payment is stored', async () => {
    let intentId = ''
    shop.cards.meanwhile('after createIntent', async () => {
      intentId = shop.cards.intents().at(-1)?.id ?? ''
      shop.cards.confirm(intentId)
      await sendEvent(intentId)
    })
    await openPayment(shop, bought)
    expect(await storedEvents(shop)).toMatchObject([{ intentId, handled: true }])
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(await order()).toMatchObject({ state: 'paid', transactionId: intentId })
  })

  test("Pays the order and is stored once, even if it arrives twenty times, in two processes, during the browser's call", async () => {
    const intentId = await payAtProvider(shop, bought)
    const event = aboutIntent(intentId)
    const other = await shop.anotherProcess()
    await Promise.all([
      ...Array.from({ length: 10 }, () => handlePaymentEvent(shop, event)),
      ...Array.from({ length: 10 }, () => handlePaymentEvent(other, event)),
      ...Array.from({ length: 5 }, () => record(intentId)),
    ])
    expect(await order()).toMatchObject({ state: 'paid', transactionId: intentId, refundedCents: 0 })
    expect(await movementsOf(shop, bought.orderId)).toEqual([-3])
    expect(await storedEvents(shop)).toEqual([{ ...event, handled: true }])
    expect(await deadlocksOn(shop.database)).toBe(0)
  })

  test('Is handled once', async () => {
    const intentId = await openPayment(shop, bought)
    const event = aboutIntent(intentId)
    await handlePaymentEvent(shop, event)
    shop.cards.confirm(intentId)
    await handlePaymentEvent(shop, event)
    expect((await order()).state).toBe('unpaid')
    await sendEvent(intentId)
    expect((await order()).state).toBe('paid')
  })

  test('Makes no request to the provider about a payment that was settled or refunded', async () => {
    const settled = await payAtProvider(shop, bought)
    const late = await bookSomething(shop)
    const refunded = await openPayment(shop, late)
    granted(await cancelOrder(shop, late.customer, late.orderId))
    shop.cards.change(refunded, { status: 'succeeded' })
    for (const intentId of [settled, refunded]) await sendEvent(intentId)
    expect(await paymentStatesOf(shop, late.orderId)).toEqual(['refunded'])
    shop.cards.down = true
    for (const intentId of [settled, refunded]) await sendEvent(intentId)
    shop.cards.down = false
  })

  test.each([
    ['charge.failed', ['listDeclinedCharges']],
    ['payment_intent.payment_failed', ['listDeclinedCharges']],
    ['charge.refunded', ['listRefunds']],
    ['charge.refund.updated', ['listRefunds']],
    ['refund.created', ['listRefunds']],
    ['refund.failed', ['listRefunds']],
    ['charge.dispute.created', ['listDisputes']],
    ['charge.dispute.funds_withdrawn', ['listDisputes']],
    ['payment_intent.succeeded', []],
    ['charge.succeeded', []],
    ['charge.failed.later', []],
    ['payment_intent.payment_failed.later', []],
    ['some.charge.failed', []],
    ['some.refund.created', []],
    ['some.charge.dispute.created', []],
    ['charge.disputed', []],
  ])('Of type %s leads to these lists of the provider: %o', async (type, lists) => {
    const intentId = await openPayment(shop, bought)
    const listed = (['listDeclinedCharges', 'listRefunds', 'listDisputes'] as const).map(
      (list) => [list, vi.spyOn(shop.cards, list)] as const,
    )
    await handlePaymentEvent(shop, aboutIntent(intentId, type))
    const asked = listed.flatMap(([list, { mock }]) => mock.calls.map(([id]) => [list, id]))
    expect(asked).toEqual(lists.map((list) => [list, intentId]))
  })

  test('Is not trusted alone: an intent that is still open at the provider pays nothing', async () => {
    await sendEvent(await openPayment(shop, bought))
    expect((await order()).state).toBe('unpaid')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['open'])
  })

  test('Closes a payment cancelled at the provider', async () => {
    const intentId = await openPayment(shop, bought)
    shop.cards.change(intentId, { status: 'cancelled' })
    await handlePaymentEvent(shop, aboutIntent(intentId, 'payment_intent.canceled'))
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled'])
  })

  test('Refunds the money of a cancelled order once, even if two events report it', async () => {
    const intentId = await openPayment(shop, bought)
    expect(codeOf(await cancelOrder(shop, bought.customer, bought.orderId))).toBe('done')
    // The cancellation at the provider had failed.
    shop.cards.change(intentId, { status: 'succeeded' })
    await Promise.all([sendEvent(intentId), sendEvent(intentId)])
    expect(await order()).toMatchObject({ state: 'cancelled', refundedCents: bought.priceCents })
    expect(shop.cards.refunds).toEqual([intentId])
    expect(await storedMessages(shop, 'refund')).toHaveLength(2)
    expect(await stockOf(shop, bought.productId)).toBe(3)
  })

  test('Refunds money for sold stock once', async () => {
    const intentId = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 3)
    shop.cards.confirm(intentId)
    await sendEvent(intentId)
    await sendEvent(intentId)
    expect(shop.cards.refunds).toEqual([intentId])
    expect(await order()).toMatchObject({ state: 'unpaid', refundedCents: bought.priceCents })
  })

  test.each([
    ['another amount', { amountCents: 1 }],
    ['another currency', { currency: 'eur' }],
    ['another order', { orderId: 'another' }],
  ])('Refunds money of %s; the order can then be paid', async (_what, change) => {
    const wrong = await payAtProvider(shop, bought)
    shop.cards.change(wrong, change)
    await sendEvent(wrong)
    expect((await order()).state).toBe('unpaid')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['refunded'])
    // The refund equals the charged amount, not the order's price.
    const { amountCents, currency } = shop.cards.intent(wrong)
    expect(await storedRefunds(shop, bought.orderId)).toMatchObject([{ amountCents, currency }])
    expect((await order()).refundedCents).toBe(currency === 'usd' ? amountCents : 0)
    const right = await payAtProvider(shop, bought)
    await sendEvent(right)
    expect(await order()).toMatchObject({ state: 'paid', transactionId: right })
    expect(shop.cards.refunds).toEqual([wrong])
  })

  test('Refunds the second of two intents that took money for one order, which the first pays', async () => {
    const intents = [await openPayment(shop, bought), await openByPrice()]
    for (const intentId of intents) shop.cards.confirm(intentId)
    shop.clock.moveBy(3 * minuteMs)
    await Promise.all(intents.map((intentId) => sendEvent(intentId)))
    const { state, transactionId } = await order()
    expect(state).toBe('paid')
    expect(shop.cards.refunds).toEqual(intents.filter((intentId) => intentId !== transactionId))
  })

  test('Leaves a payment without an order to the customer for two minutes, and then chooses an order', async () => {
    const intentId = await openByPrice()
    shop.cards.confirm(intentId)
    await sendEvent(intentId)
    expect((await order()).state).toBe('unpaid')
    shop.clock.moveBy(2 * minuteMs)
    await sendEvent(intentId)
    expect((await order()).transactionId).toBe(intentId)
  })

  test.each([
    ['an intent of another shop', { type: 'payment_intent.succeeded', intentId: 'pi_of_another_shop' }],
    ['something else', { type: 'customer.created', intentId: undefined }],
  ])('Is only stored when it is about %s', async (_what, about) => {
    shop.cards.down = true
    await handlePaymentEvent(shop, { id: 'evt_foreign', ...about })
    expect(await storedEvents(shop)).toMatchObject([{ id: 'evt_foreign', type: about.type, handled: true }])
  })
})
