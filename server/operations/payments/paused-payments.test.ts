import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findPayment } from '../../data/queries/payments/payments.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { dayMs, hourMs } from '../../platform/clock.ts'
import { type Bought, booking, bookSomething, openPayment, payForSomething } from '../../testing/buying.ts'
import { codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { listAlerts } from '../alerts/list-alerts.ts'
import { bookProduct } from '../orders/book-product.ts'
import {
  countedAddress,
  countsOf,
  declinesOfLastHour,
  recordDeclines,
  refuseWhilePaused,
} from './card-declines.ts'
import { createPaymentIntent } from './create-payment-intent.ts'

describeOnEveryEngine('Declined cards and the payments around them', (engine) => {
  let shop: TestShop
  let bought: Bought

  beforeEach(async () => {
    shop = await openTestShop(engine, { rateLimitFactor: 1 })
    bought = await bookSomething(shop, { stock: 100 })
  })
  afterEach(() => shop.drop())

  const declineTimes = (intentId: string, times: number) => {
    for (let left = times; left > 0; left -= 1) shop.cards.decline(intentId, shop.clock())
  }
  /** Opens a payment, declines cards of it, and counts the declines. */
  const decline = async (of: Bought, times: number, at: TestShop = shop) => {
    const intentId = await openPayment(at, of)
    declineTimes(intentId, times)
    const payment = await findPayment(shop.database.read, intentId)
    if (!payment) throw new Error('The shop does not know this payment')
    await recordDeclines(at, payment)
    return intentId
  }
  const bookAgain = async ({ customer, productId }: Bought): Promise<Bought> => ({
    customer,
    productId,
    ...granted(await bookProduct(shop, customer, booking(productId))),
  })
  /** A customer who paid for an order more than a day ago and has booked another. */
  const regular = async (): Promise<Bought> => {
    const paid = await payForSomething(shop)
    shop.clock.moveBy(dayMs + 1)
    return bookAgain(paid)
  }
  const statusOf = (intentId: string) => shop.cards.intent(intentId).status
  const pay = (at: TestShop = shop) =>
    createPaymentIntent(at, bought.customer, { priceCents: bought.priceCents, orderId: bought.orderId })

  test('The shop lists the charges of a payment only if a declined card is not counted yet', async () => {
    const intentId = await openPayment(shop, bought)
    const listed = vi.spyOn(shop.cards, 'listDeclinedCharges')
    await openPayment(shop, bought)
    expect(listed).not.toHaveBeenCalled()
    declineTimes(intentId, 1)
    await openPayment(shop, bought)
    await openPayment(shop, bought)
    expect(listed.mock.calls).toEqual([[intentId]])
  })

  test('Before a payment opens, the provider is asked about the ten newest open payments', async () => {
    const intents: string[] = []
    // This shop allows eleven unpaid orders, but still limits declines.
    const roomy = { ...shop, rateLimitFactor: 50 }
    for (let left = 11; left > 0; left -= 1) {
      const { customer, productId } = bought
      const booked = granted(await bookProduct(roomy, customer, booking(productId)))
      shop.clock.moveBy(1)
      intents.push(await openPayment(roomy, { customer, productId, ...booked }))
    }
    const read = vi.spyOn(shop.cards, 'readIntent')
    granted(await refuseWhilePaused(shop, bought.customer))
    expect(read.mock.calls).toEqual(
      intents
        .slice(1)
        .map((id) => [id])
        .toReversed(),
    )
  })

  test.each([
    [hourMs - 61_000, '2 minutes'],
    [hourMs - 60_000, '1 minute'],
    [hourMs - 1, '1 minute'],
  ])('%i ms after ten declines, the customer can pay again in %s', async (passedMs, left) => {
    await decline(bought, 10)
    shop.clock.moveBy(passedMs)
    expect(await pay()).toMatchObject({
      code: 'PAYMENTS_PAUSED',
      message: expect.stringMatching(new RegExp(`You can pay again in ${left}\\.$`)),
    })
  })

  test('A pause that ends during the request is never reported as lasting 0 minutes', async () => {
    await decline(bought, 10)
    shop.clock.moveBy(hourMs - 3)
    const ticking = () => {
      shop.clock.moveBy(1)
      return shop.clock()
    }
    const refusal = await refuseWhilePaused({ ...shop, clock: ticking }, bought.customer)
    expect(refusal).toMatchObject({ message: expect.stringContaining('in 1 minute.') })
  })

  test('A pause of one account leaves the payments of others at its network address open', async () => {
    const other = await openPayment(shop, await bookSomething(shop))
    const intentId = await decline(bought, 10)
    expect([statusOf(intentId), statusOf(other)]).toEqual(['cancelled', 'waiting'])
  })

  test('A pause of a network address closes the payments of strangers there only', async () => {
    const known = await openPayment(shop, await regular())
    const elsewhere = await bookSomething(shop)
    const far = await openPayment(shop, {
      ...elsewhere,
      customer: { ...elsewhere.customer, addressHash: 'another address' },
    })
    const near = await openPayment(shop, await bookSomething(shop))
    for (let left = 4; left > 0; left -= 1) await decline(await bookSomething(shop), 5)
    expect([near, known, far].map(statusOf)).toEqual(['cancelled', 'waiting', 'waiting'])
  })

  test('A customer whose first payment is less than a day old is paused like a stranger', async () => {
    const paid = await payForSomething(shop)
    const next = await bookAgain(paid)
    const intentId = await openPayment(shop, next)
    for (let left = 4; left > 0; left -= 1) await decline(await bookSomething(shop), 5)
    const { customer, priceCents, orderId } = next
    const pay = () => createPaymentIntent(shop, customer, { priceCents, orderId })
    expect(statusOf(intentId)).toBe('cancelled')
    expect(codeOf(await pay())).toBe('PAYMENTS_PAUSED')
    shop.clock.moveBy(dayMs + 1)
    expect(codeOf(await pay())).toBe('done')
  })

  test('A customer who paid before is paused only by their own declines, and staff see how many', async () => {
    const known = await regular()
    for (let left = 4; left > 0; left -= 1) await decline(await bookSomething(shop), 5)
    const intentId = await decline(known, 9)
    expect(statusOf(intentId)).toBe('cancelled')
    await decline(known, 1)
    const { customer, priceCents, orderId } = known
    expect(await createPaymentIntent(shop, customer, { priceCents, orderId })).toMatchObject({
      code: 'PAYMENTS_PAUSED',
      message: expect.not.stringContaining('on your network'),
    })
    const alerts = await listAlerts(shop)
    expect(alerts.find(({ email }) => email === customer.email)).toMatchObject({ count: 10 })
  })

  test('Staff see the declined cards of the last hour, and how many belong to new customers', async () => {
    await decline(await regular(), 2)
    const paidToday = await payForSomething(shop)
    await decline(await bookAgain(paidToday), 3)
    const hour = { declines: 5, ofStrangers: 3, accounts: 2, addresses: 1 }
    expect(await declinesOfLastHour(shop)).toEqual({ ...hour, testing: false })
    shop.clock.moveBy(hourMs - 1)
    expect(await declinesOfLastHour(shop)).toMatchObject(hour)
    shop.clock.moveBy(1)
    expect(await declinesOfLastHour(shop)).toMatchObject({ declines: 0, ofStrangers: 0 })
  })

  test('From fifty declines of new customers in an hour on, cards are probably being tested, and staff are notified', async () => {
    const mails = async () => {
      const alarms = shop.database.read.selectFrom('outbox').where('event', 'like', 'alert:card-testing:%')
      return (await alarms.select('event').execute()).length
    }
    for (let left = 10; left > 0; left -= 1) {
      expect(await declinesOfLastHour(shop)).toMatchObject({ testing: false })
      expect(await mails()).toBe(0)
      const stranger = await bookSomething(shop)
      await decline({ ...stranger, customer: { ...stranger.customer, addressHash: `address ${left}` } }, 5)
    }
    expect(await declinesOfLastHour(shop)).toMatchObject({ ofStrangers: 50, testing: true })
    expect(await mails()).toBe(1)
    // Staff get no second alert about a customer who paid before.
    shop.clock.moveBy(hourMs)
    await decline(await regular(), 1)
    expect(await mails()).toBe(1)
  })

  test('Without rate limits, the network address is not stored, and declines never pause payments', async () => {
    const uncounting = { ...shop, rateLimitFactor: 100 }
    const intentId = await decline(bought, 30, uncounting)
    expect((await findPayment(shop.database.read, intentId))?.openedFrom).toBeNull()
    expect(await pay(uncounting)).toMatchObject({ ok: true })
    expect(countedAddress({ rateLimitFactor: 99 }, bought.customer)).toBe(bought.customer.addressHash)
  })

  test("A payment's network address is that of the browser that last got its secret", async () => {
    const intentId = await openPayment(shop, bought)
    const away = { ...bought.customer, addressHash: 'another address' }
    expect(await openPayment(shop, { ...bought, customer: away })).toBe(intentId)
    expect((await findPayment(shop.database.read, intentId))?.openedFrom).toBe('another address')
  })
})

test('Concurrent counts wait for each other only if they share an account or a network address', () => {
  const counts = countsOf({ userId: 'ada', openedFrom: 'home' })
  expect(countsOf({ userId: 'ada', openedFrom: null })).toEqual(counts.slice(0, 1))
  expect(countsOf({ userId: 'grace', openedFrom: 'home' })[1]).toBe(counts[1])
  expect(new Set([...counts, ...countsOf({ userId: 'grace', openedFrom: 'work' })]).size).toBe(4)
})
