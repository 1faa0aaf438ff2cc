import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import { CardsForbidden, CardsUnavailable } from '../../providers/cards/cards.ts'
import { type Bought, bookSomething, openPayment, payForSomething } from '../../testing/buying.ts'
import { storedMessages, storedOrder, storedRefunds } from '../../testing/stored-rows.ts'
import { adminEmail, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { pollPaymentEvents } from './poll-payment-events.ts'

describeOnEveryEngine("Polling the card provider's events", (engine) => {
  let shop: TestShop
  let bought: Bought
  let intentId: string

  beforeEach(async () => {
    shop = await openTestShop(engine)
    bought = await payForSomething(shop)
    intentId = String((await order()).transactionId)
  })
  afterEach(() => shop.drop())

  const order = () => storedOrder(shop, bought.orderId)
  /** Records the intents whose refunds are listed from now on. */
  const countLists = () => {
    const listRefunds = shop.cards.listRefunds.bind(shop.cards)
    const refundRequests: string[] = []
    shop.cards.listRefunds = (id) => {
      refundRequests.push(id)
      return listRefunds(id)
    }
    return refundRequests
  }

  test("A refund from the provider's dashboard counts on the order, with one email to the customer and one to the admin", async () => {
    shop.cards.refundByHand(intentId, 500)
    const other = await shop.anotherProcess()
    await Promise.all([pollPaymentEvents(shop), pollPaymentEvents(other)])
    await pollPaymentEvents(shop)
    expect(await order()).toMatchObject({ state: 'paid', refundedCents: 500, givenBackCents: 500 })
    expect(await storedRefunds(shop, bought.orderId)).toMatchObject([{ origin: 'provider' }])
    const messages = await storedMessages(shop, 'refund')
    expect(messages.map(({ recipient }) => recipient)).toEqual([adminEmail, bought.customer.email])
  })

  test('Events already received by webhook are not handled again', async () => {
    shop.cards.refundByHand(intentId, 500)
    for (const event of shop.cards.events) await handlePaymentEvent(shop, event)
    const refundRequests = countLists()
    await pollPaymentEvents(shop)
    expect(refundRequests).toEqual([])
  })

  test('The first round requests everything that the provider stores, later rounds the events since the last complete round', async () => {
    const first = shop.clock()
    await pollPaymentEvents(shop)
    shop.clock.moveBy(minuteMs)
    shop.cards.down = true
    await expect(pollPaymentEvents(shop)).rejects.toThrow('down')
    shop.cards.down = false
    shop.clock.moveBy(24 * hourMs)
    const third = shop.clock()
    await pollPaymentEvents(await shop.anotherProcess())
    await pollPaymentEvents(shop)
    const [all, sinceFirst, sinceThird] = shop.cards.eventsAskedSince
    expect(all).toBe(first - 30 * 24 * hourMs)
    expect(sinceFirst).toBe(first - 15 * minuteMs)
    expect(sinceThird).toBe(third - 15 * minuteMs)
  })

  test('A shop without payments sends no request', async () => {
    const fresh = await openTestShop(engine)
    await pollPaymentEvents(fresh)
    expect(fresh.cards.eventsAskedSince).toEqual([])
    await bookSomething(fresh).then((opened) => openPayment(fresh, opened))
    await pollPaymentEvents(fresh)
    expect(fresh.cards.eventsAskedSince).toHaveLength(1)
    await fresh.drop()
  })

  test("A dispute that the shop's key may not read does not block refunds", async () => {
    shop.cards.dispute(intentId)
    shop.cards.refundByHand(intentId, 500)
    shop.cards.meanwhile('before listDisputes', () => {
      throw new CardsForbidden('The key may not read disputes')
    })
    await expect(pollPaymentEvents(shop)).rejects.toThrow('may not read')
    expect((await order()).refundedCents).toBe(500)
  })

  test('An event that cannot be handled does not block the others, and is requested again', async () => {
    const broken = await payForSomething(shop)
    const brokenId = String((await storedOrder(shop, broken.orderId)).transactionId)
    shop.cards.refundByHand(brokenId, 100)
    shop.cards.refundByHand(intentId, 500)
    const listRefunds = shop.cards.listRefunds.bind(shop.cards)
    shop.cards.listRefunds = async (id) => {
      if (id === brokenId) throw new Error('The provider fails on this one')
      return listRefunds(id)
    }
    await expect(pollPaymentEvents(shop)).rejects.toThrow('fails on')
    expect((await order()).refundedCents).toBe(500)
    shop.cards.listRefunds = listRefunds
    await pollPaymentEvents(shop)
    expect((await storedOrder(shop, broken.orderId)).refundedCents).toBe(100)
  })

  test('Events beyond the limit of one query are all handled', async () => {
    const ids = Array.from({ length: 501 }, (_, index) => `evt_many_${index}`)
    for (const id of ids) shop.cards.events.push({ id, type: 'customer.created', intentId: undefined })
    await pollPaymentEvents(shop)
    const handled = shop.database.read.selectFrom('payment_events').where('handled_at', 'is not', null)
    const stored = await handled.where('id', 'like', 'evt_many_%').select('id').execute()
    expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  test('An event that cannot be handled does not block those after the first query', async () => {
    shop.cards.dispute(intentId)
    for (let index = 0; index < 500; index += 1) {
      shop.cards.events.push({ id: `evt_${index}`, type: 'customer.created', intentId: undefined })
    }
    shop.cards.refundByHand(intentId, 500)
    shop.cards.meanwhile('before listDisputes', () => {
      throw new CardsForbidden('The key may not read disputes')
    })
    await expect(pollPaymentEvents(shop)).rejects.toThrow('may not read')
    expect((await order()).refundedCents).toBe(500)
  })

  test('Of several failures, the first is reported', async () => {
    for (const name of ['first', 'second']) {
      const broken = await payForSomething(shop)
      const brokenId = String((await storedOrder(shop, broken.orderId)).transactionId)
      shop.cards.events.push({ id: `evt_${name}`, type: 'refund.created', intentId: brokenId })
    }
    let failures = 0
    shop.cards.listRefunds = async () => {
      failures += 1
      throw new Error(`failure ${failures}`)
    }
    await expect(pollPaymentEvents(shop)).rejects.toThrow('failure 1')
    expect(failures).toBe(2)
  })

  test('A provider that goes down ends the round after a single wait', async () => {
    const other = await payForSomething(shop)
    shop.cards.refundByHand(intentId, 500)
    shop.cards.refundByHand(String((await storedOrder(shop, other.orderId)).transactionId), 500)
    let lists = 0
    shop.cards.listRefunds = async () => {
      lists += 1
      throw new CardsUnavailable('The provider went down')
    }
    await expect(pollPaymentEvents(shop)).rejects.toThrow('went down')
    expect(lists).toBe(1)
  })
})
