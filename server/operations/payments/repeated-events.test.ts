import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import {
  type Bought,
  bookSomething,
  openPayment,
  payAtTheProvider,
  sellToAnotherCustomer,
} from '../../testing/buying.ts'
import { paymentStatesOf, storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { storedEvents } from '../../testing/webhook.ts'
import { deleteExpired } from '../accounts/delete-expired.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'

describeOnEveryEngine('An event of the card provider that comes again', (engine) => {
  let shop: TestShop
  let bought: Bought

  beforeEach(async () => {
    shop = await openTestShop(engine)
    bought = await bookSomething(shop, { stock: 3, quantity: 3 })
  })
  afterEach(() => shop.drop())

  const aboutIntent = (intentId: string) => ({ id: 'evt_1', type: 'payment_intent.succeeded', intentId })
  const order = () => storedOrder(shop, bought.orderId)

  test('While the provider does not answer it stays unhandled, and is handled when it comes again', async () => {
    const event = aboutIntent(await payAtTheProvider(shop, bought))
    shop.cards.down = true
    await expect(handlePaymentEvent(shop, event)).rejects.toThrow('The provider is down')
    expect(await storedEvents(shop)).toEqual([{ ...event, handled: false }])
    shop.cards.down = false
    await handlePaymentEvent(shop, event)
    expect(await storedEvents(shop)).toEqual([{ ...event, handled: true }])
    expect((await order()).state).toBe('paid')
  })

  test.each([
    ['before the provider was asked', 'before readIntent'],
    ['after the provider had answered', 'after readIntent'],
  ] as const)(
    'A process that dies %s: another one finishes it when it comes again',
    async (_when, moment) => {
      const event = aboutIntent(await payAtTheProvider(shop, bought))
      shop.cards.meanwhile(moment, () => {
        throw new Error('The process died')
      })
      await expect(handlePaymentEvent(shop, event)).rejects.toThrow('The process died')
      expect(await storedEvents(shop)).toEqual([{ ...event, handled: false }])
      await handlePaymentEvent(await shop.anotherProcess(), event)
      expect(await storedEvents(shop)).toEqual([{ ...event, handled: true }])
      expect((await order()).state).toBe('paid')
    },
  )

  test.each([
    ['the provider was asked for it', 'before refund'],
    ['the provider had sent the money', 'after refund'],
  ] as const)(
    'A refund that broke off when %s is finished when it comes again, once',
    async (_when, moment) => {
      const intentId = await openPayment(shop, bought)
      await sellToAnotherCustomer(shop, bought.toolId, 3)
      shop.cards.confirm(intentId)
      shop.cards.meanwhile(moment, () => {
        throw new Error('The process died')
      })
      const event = aboutIntent(intentId)
      await expect(handlePaymentEvent(shop, event)).rejects.toThrow('The process died')
      expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['refund-due'])
      await handlePaymentEvent(await shop.anotherProcess(), event)
      expect(shop.cards.refunds).toEqual([intentId])
      expect(await storedMessages(shop, 'refund')).toHaveLength(2)
    },
  )

  test('It is forgotten after forty days, and may come again all the same', async () => {
    const intentId = await payAtTheProvider(shop, bought)
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
