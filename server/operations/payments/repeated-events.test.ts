import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import {
  type Bought,
  bookSomething,
  openPayment,
  payAtProvider,
  sellToAnotherCustomer,
} from '../../testing/buying.ts'
import { paymentStatesOf, storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { storedEvents } from '../../testing/webhook.ts'
import { deleteExpired } from '../accounts/delete-expired.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'

describeOnEveryEngine("A redelivered card provider's event", (engine) => {
  let shop: TestShop
  let bought: Bought

  beforeEach(async () => {
    shop = await openTestShop(engine)
    bought = await bookSomething(shop, { stock: 3, quantity: 3 })
  })
  afterEach(() => shop.drop())

  const aboutIntent = (intentId: string) => ({ id: 'evt_1', type: 'payment_intent.succeeded', intentId })
  const order = () => storedOrder(shop, bought.orderId)

  test('Stays unhandled while the provider is down, and is handled at the next delivery', async () => {
    const event = aboutIntent(await payAtProvider(shop, bought))
    shop.cards.down = true
    await expect(handlePaymentEvent(shop, event)).rejects.toThrow('The provider is down')
    expect(await storedEvents(shop)).toEqual([{ ...event, handled: false }])
    shop.cards.down = false
    await handlePaymentEvent(shop, event)
    expect(await storedEvents(shop)).toEqual([{ ...event, handled: true }])
    expect((await order()).state).toBe('paid')
  })

  test.each([
    ['before the request to the provider', 'before readIntent'],
    ['after the provider’s response', 'after readIntent'],
  ] as const)('After a crash %s, another process handles the redelivery', async (_when, moment) => {
    const event = aboutIntent(await payAtProvider(shop, bought))
    shop.cards.meanwhile(moment, () => {
      throw new Error('The process crashed')
    })
    await expect(handlePaymentEvent(shop, event)).rejects.toThrow('The process crashed')
    expect(await storedEvents(shop)).toEqual([{ ...event, handled: false }])
    await handlePaymentEvent(await shop.anotherProcess(), event)
    expect(await storedEvents(shop)).toEqual([{ ...event, handled: true }])
    expect((await order()).state).toBe('paid')
  })

  test.each([
    ['before the request to the provider', 'before refund'],
    ['after the provider refunded', 'after refund'],
  ] as const)('A refund interrupted %s is finished by the redelivery, once', async (_when, moment) => {
    const intentId = await openPayment(shop, bought)
    await sellToAnotherCustomer(shop, bought.productId, 3)
    shop.cards.confirm(intentId)
    shop.cards.meanwhile(moment, () => {
      throw new Error('The process crashed')
    })
    const event = aboutIntent(intentId)
    await expect(handlePaymentEvent(shop, event)).rejects.toThrow('The process crashed')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['refund-due'])
    await handlePaymentEvent(await shop.anotherProcess(), event)
    expect(shop.cards.refunds).toEqual([intentId])
    expect(await storedMessages(shop, 'refund')).toHaveLength(2)
  })

  test('Is deleted after forty days, and then changes nothing if delivered again', async () => {
    const intentId = await payAtProvider(shop, bought)
    const event = aboutIntent(intentId)
    await handlePaymentEvent(shop, event)
    const before = await order()
    shop.clock.moveBy(40 * 24 * 60 * minuteMs)
    await deleteExpired(shop, {})
    expect(await storedEvents(shop)).toHaveLength(1)
    shop.clock.moveBy(1)
    await deleteExpired(shop, {})
    expect(await storedEvents(shop)).toEqual([])
    await handlePaymentEvent(shop, event)
    expect(await order()).toEqual(before)
  })
})
