import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listPaymentParts } from '../../data/queries/payments/payment-parts.ts'
import { findPayment } from '../../data/queries/payments/payments.ts'
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
import { paymentStatesOf, stockOf, storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { adminEmail, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { reconcilePayments } from './reconcile-payments.ts'

describeOnEveryEngine('Unrecorded and late payments', (engine) => {
  let shop: TestShop
  let bought: Bought

  beforeEach(async () => {
    shop = await openTestShop(engine)
    bought = await bookSomething(shop, { stock: 3, quantity: 3 })
  })
  afterEach(() => shop.drop())

  const reconcile = async () => {
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
  }
  const record = (intentId: string) => recordNow(shop, bought.customer, bought.orderId, intentId)

  test('The reconciliation finds a payment whose page was closed, and the order is paid', async () => {
    const intentId = await payAtProvider(shop, bought)
    await reconcile()
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      state: 'paid',
      transactionId: intentId,
    })
    expect(granted(await record(intentId))).toBe(false)
  })

  test('A payment that was just opened is left to its customer', async () => {
    await payAtProvider(shop, bought)
    await reconcilePayments(shop)
    expect((await storedOrder(shop, bought.orderId)).state).toBe('unpaid')
  })

  test('A payment waiting for its card stays open, and one that was cancelled at the provider is closed', async () => {
    const intentId = await openPayment(shop, bought)
    await reconcile()
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['open'])
    shop.cards.change(intentId, { status: 'cancelled' })
    await reconcile()
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled'])
  })

  test('After two minutes, the shop chooses the order for a payment without one', async () => {
    const { customer, priceCents } = bought
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId: undefined }))
    const intentId = secret.replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    await reconcile()
    expect((await storedOrder(shop, bought.orderId)).state).toBe('unpaid')
    shop.clock.moveBy(2 * minuteMs)
    await reconcilePayments(shop)
    expect((await storedOrder(shop, bought.orderId)).transactionId).toBe(intentId)
  })

  test('A payment without an order is refunded if its order was cancelled, and the customer gets an email', async () => {
    const { customer, priceCents } = bought
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId: undefined }))
    const intentId = secret.replace(/_secret$/, '')
    expect(codeOf(await cancelOrder(shop, customer, bought.orderId))).toBe('done')
    shop.cards.confirm(intentId)
    shop.clock.moveBy(3 * minuteMs)
    await reconcilePayments(shop)
    expect(shop.cards.refunds).toEqual([intentId])
    const messages = await storedMessages(shop, 'refund')
    expect(messages.map(({ recipient }) => recipient)).toEqual([adminEmail, customer.email])
  })

  test('A payment without an order pays the order that the customer names in time', async () => {
    const { customer, priceCents } = bought
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId: undefined }))
    const intentId = secret.replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    shop.clock.moveBy(2 * minuteMs)
    shop.cards.meanwhile('after readIntent', () => record(intentId))
    await reconcilePayments(shop)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['succeeded'])
    expect(shop.cards.refunds).toEqual([])
  })

  test('An unpaid payment without an order is cancelled at the provider after the time of a hold', async () => {
    const { customer, priceCents } = bought
    const open = () => createPaymentIntent(shop, customer, { priceCents, orderId: undefined })
    const intentId = granted(await open()).replace(/_secret$/, '')
    shop.clock.moveBy(shop.holdMs - 1)
    await reconcilePayments(shop)
    expect(shop.cards.intent(intentId).status).toBe('waiting')
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(shop.cards.intent(intentId).status).toBe('cancelled')
    expect((await findPayment(shop.database.read, intentId))?.state).toBe('cancelled')
    expect(granted(await open())).not.toContain(`${intentId}_secret`)
  })

  test('An unpaid payment without an order stays open to the last instant of that time, even if an event triggers the check', async () => {
    const { customer, priceCents } = bought
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId: undefined }))
    const intentId = secret.replace(/_secret$/, '')
    const ask = (id: string) => handlePaymentEvent(shop, { id, type: 'payment_intent.created', intentId })
    shop.clock.moveBy(shop.holdMs - 1)
    await ask('evt_1')
    expect(shop.cards.intent(intentId).status).toBe('waiting')
    shop.clock.moveBy(1)
    await ask('evt_2')
    expect(shop.cards.intent(intentId).status).toBe('cancelled')
  })

  test('A late payment takes the stock again while it lasts', async () => {
    const intentId = await openPayment(shop, bought)
    shop.clock.moveBy(shop.holdMs)
    shop.cards.down = true
    await expireHolds(shop)
    shop.cards.down = false
    shop.cards.confirm(intentId)
    expect(granted(await record(intentId))).toBe(true)
    expect(await stockOf(shop, bought.productId)).toBe(0)
    expect(shop.cards.refunds).toEqual([])
  })

  test('A late payment for sold stock is refunded once, with one email to the customer and one to the admin', async () => {
    const intentId = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 3)
    shop.cards.confirm(intentId)
    expect(codeOf(await record(intentId))).toBe('PAYMENT_REFUNDED')
    expect(codeOf(await record(intentId))).toBe('PAYMENT_REFUNDED')
    await reconcile()
    expect(shop.cards.refunds).toEqual([intentId])
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      state: 'unpaid',
      refundedCents: bought.priceCents,
    })
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['refunded'])
    expect(await stockOf(shop, bought.productId)).toBe(0)
    const messages = await storedMessages(shop, 'refund')
    expect(messages.map(({ recipient }) => recipient)).toEqual([adminEmail, bought.customer.email])
    expect(messages[1]?.subject).toBe('Your payment of $37.50 is refunded')
  })

  test('A refund that is due is made without fetching the payment again', async () => {
    const intentId = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 3)
    shop.cards.confirm(intentId)
    shop.cards.meanwhile('before refund', () => {
      throw new Error('The process crashed')
    })
    await expect(record(intentId)).rejects.toThrow('The process crashed')
    const read = vi.spyOn(shop.cards, 'readIntent')
    await handlePaymentEvent(shop, { id: 'evt_1', type: 'payment_intent.succeeded', intentId })
    expect(shop.cards.refunds).toEqual([intentId])
    expect(read).not.toHaveBeenCalled()
  })

  test('Money whose refund the provider refused does not pay the order when its stock returns', async () => {
    const intentId = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 3)
    shop.cards.confirm(intentId)
    shop.cards.refusal = { refused: 'charge_disputed', message: 'Charged back.' }
    expect(codeOf(await record(intentId))).toBe('PAYMENT_REFUNDED')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['refund-due'])
    shop.clock.moveBy(shop.holdMs)
    await expireHolds(shop)
    expect(await stockOf(shop, bought.productId)).toBe(3)
    expect(codeOf(await record(intentId))).toBe('PAYMENT_REFUNDED')
    expect((await storedOrder(shop, bought.orderId)).state).toBe('unpaid')
    expect(await stockOf(shop, bought.productId)).toBe(3)
  })

  test('Ten processes that find the same late money refund it once', async () => {
    const intentId = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 3)
    shop.cards.confirm(intentId)
    shop.clock.moveBy(16_000)
    await Promise.all([
      ...Array.from({ length: 5 }, () => record(intentId)),
      ...Array.from({ length: 5 }, () => reconcilePayments(shop)),
    ])
    expect(shop.cards.refunds).toEqual([intentId])
    expect((await storedOrder(shop, bought.orderId)).refundedCents).toBe(bought.priceCents)
    expect(await storedMessages(shop, 'refund')).toHaveLength(2)
    expect(await deadlocksOn(shop.database)).toBe(0)
  })

  test.each([
    ['before the request to the provider', 'before refund'],
    ['after the provider refunded', 'after refund'],
  ] as const)('A refund interrupted %s is finished by the job, once', async (_when, moment) => {
    const intentId = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 3)
    shop.cards.confirm(intentId)
    shop.cards.meanwhile(moment, () => {
      throw new Error('The process crashed')
    })
    await expect(record(intentId)).rejects.toThrow('The process crashed')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['refund-due'])
    await reconcile()
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['refunded'])
    expect(shop.cards.refunds).toEqual([intentId])
    expect((await storedOrder(shop, bought.orderId)).refundedCents).toBe(bought.priceCents)
    expect(await storedMessages(shop, 'refund')).toHaveLength(2)
  })

  test('A refunded order can be paid again when stock is available', async () => {
    const first = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 3)
    shop.cards.confirm(first)
    await record(first)
    shop.clock.moveBy(shop.holdMs)
    await expireHolds(shop)
    const second = await payAtProvider(shop, bought)
    expect(granted(await record(second))).toBe(true)
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({ state: 'paid', transactionId: second })
    // Refunds of the first payment do not count towards the second.
    shop.cards.refundByHand(second, 100)
    await handlePaymentEvent(shop, { id: 'evt_by_hand', type: 'charge.refunded', intentId: second })
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      refundedCents: bought.priceCents + 100,
      givenBackCents: 100,
    })
    const leftCents = bought.priceCents - 100
    expect(await listPaymentParts(shop.database.read, second)).toMatchObject([{ leftCents, isUsed: true }])
  })

  test('Without a named admin only the customer gets an email', async () => {
    const intentId = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 3)
    shop.cards.confirm(intentId)
    await recordNow({ ...shop, adminEmail: undefined }, bought.customer, bought.orderId, intentId)
    const messages = await storedMessages(shop, 'refund')
    expect(messages.map(({ recipient }) => recipient)).toEqual([bought.customer.email])
  })

  test('A payment at which the provider fails does not block the others', async () => {
    const stuck = await payAtProvider(shop, bought)
    shop.clock.moveBy(1_000)
    const other = await bookSomething(shop)
    await payAtProvider(shop, other)
    const readIntent = shop.cards.readIntent.bind(shop.cards)
    shop.cards.readIntent = async (id) => {
      if (id === stuck) throw new Error('The provider fails on this one')
      return readIntent(id)
    }
    shop.clock.moveBy(16_000)
    await expect(reconcilePayments(shop)).rejects.toThrow('fails on')
    await reconcilePayments(shop)
    expect((await storedOrder(shop, other.orderId)).state).toBe('paid')
  })
})
