import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { type Bought, booking, bookSomething, openPayment, payAtProvider } from '../../testing/buying.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { movementsOf, paymentStatesOf, stockOf, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import type { Shop } from '../shop.ts'
import { bookProduct } from './book-product.ts'
import { expireHolds, Rounds } from './expire-holds.ts'
import { listOwnOrders } from './list-own-orders.ts'

describeOnEveryEngine('An expired hold', (engine) => {
  let shop: TestShop
  let bought: Bought

  beforeEach(async () => {
    shop = await openTestShop(engine)
    bought = await bookSomething(shop, { stock: 5, quantity: 3 })
  })
  afterEach(() => shop.drop())

  const expireHold = async () => {
    shop.clock.moveBy(shop.holdMs)
    await expireHolds(shop)
  }
  const pay = ({ customer, orderId, priceCents } = bought) =>
    createPaymentIntent(shop, customer, { priceCents, orderId })

  test('Releases the stock once, even if several processes check', async () => {
    shop.clock.moveBy(shop.holdMs)
    const other = await (shop.database.engine === 'postgres' ? shop.anotherProcess() : shop)
    await Promise.all([expireHolds(shop), expireHolds(other), expireHolds(shop)])
    await expireHolds(shop)
    expect(await movementsOf(shop, bought.orderId)).toEqual([-3, 3])
    expect(await stockOf(shop, bought.productId)).toBe(5)
  })

  test('Does not expire a millisecond early', async () => {
    const { holdExpiresAt } = await storedOrder(shop, bought.orderId)
    shop.clock.moveBy((holdExpiresAt ?? 0) - shop.clock() - 1)
    await expireHolds(shop)
    expect(await stockOf(shop, bought.productId)).toBe(2)
  })

  test('Leaves the order listed as unpaid, without a hold', async () => {
    await expireHold()
    const [order] = granted(await listOwnOrders(shop, bought.customer, bought.customer.email))
    expect(order).toMatchObject({
      id: bought.orderId,
      state: 'unpaid',
      stockHeld: 0,
      holdExpiresAt: null,
    })
  })

  test('Is renewed for another day when the customer pays', async () => {
    await expireHold()
    expect(codeOf(await pay())).toBe('done')
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      stockHeld: 1,
      holdExpiresAt: shop.clock() + shop.holdMs,
    })
    expect(await movementsOf(shop, bought.orderId)).toEqual([-3, 3, -3])
    const intentId = await payAtProvider(shop, bought)
    expect(granted(await recordPayment(shop, bought.customer, bought.orderId, intentId)).now).toBe(true)
    expect(await stockOf(shop, bought.productId)).toBe(2)
  })

  test('Leads to STOCK_GONE, and opens no payment, once the pieces are sold', async () => {
    await expireHold()
    await bookProduct(shop, await addCustomer(shop), booking(bought.productId, { quantity: 3 }))
    expect(codeOf(await pay())).toBe('STOCK_GONE')
    expect(shop.cards.intents()).toEqual([])
    expect(await stockOf(shop, bought.productId)).toBe(2)
  })

  test('Does not affect a paid order', async () => {
    const intentId = await payAtProvider(shop, bought)
    await recordPayment(shop, bought.customer, bought.orderId, intentId)
    await expireHold()
    expect(await stockOf(shop, bought.productId)).toBe(2)
    expect((await storedOrder(shop, bought.orderId)).state).toBe('paid')
  })

  test('Closes the open payment, and a new one can be opened', async () => {
    const first = await openPayment(shop, bought)
    await expireHold()
    expect(shop.cards.confirm(first)).toBe(false)
    const second = await openPayment(shop, bought)
    expect(second).not.toBe(first)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled', 'open'])
  })

  test('Makes an order paid that was just paid at the provider', async () => {
    const intentId = await payAtProvider(shop, bought)
    await expireHold()
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      state: 'paid',
      transactionId: intentId,
    })
    expect(await stockOf(shop, bought.productId)).toBe(2)
  })

  test('Keeps the stock while the bank processes the payment', async () => {
    shop.cards.change(await openPayment(shop, bought), { status: 'processing' })
    await expireHold()
    expect(await stockOf(shop, bought.productId)).toBe(2)
  })

  test('Is checked once a minute while the bank processes the payment', async () => {
    const intentId = await openPayment(shop, bought)
    shop.cards.change(intentId, { status: 'processing' })
    const cancelIntent = vi.spyOn(shop.cards, 'cancelIntent')
    shop.clock.moveBy(shop.holdMs)
    const rounds = new Rounds()
    for (let seconds = 0; seconds < 120; seconds += 5) {
      await expireHolds(shop, rounds)
      shop.clock.moveBy(5_000)
    }
    expect(cancelIntent).toHaveBeenCalledTimes(2)
    shop.cards.change(intentId, { status: 'waiting' })
    await expireHolds(shop, rounds)
    expect(await stockOf(shop, bought.productId)).toBe(5)
  })

  test('Releases the stock even while the provider is down', async () => {
    await openPayment(shop, bought)
    shop.cards.down = true
    await expireHold()
    expect(await stockOf(shop, bought.productId)).toBe(5)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['open'])
  })

  test('Waits once per round for a provider that does not respond', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => bookSomething(shop)))
    for (const bought of orders) await openPayment(shop, bought)
    const cancelIntent = shop.cards.cancelIntent.bind(shop.cards)
    const cancelCalls: string[] = []
    shop.cards.cancelIntent = (id) => {
      cancelCalls.push(id)
      return cancelIntent(id)
    }
    shop.cards.down = true
    shop.clock.moveBy(shop.holdMs)
    await expireHolds(shop)
    shop.cards.down = false
    shop.cards.cancelIntent = cancelIntent
    expect(cancelCalls).toHaveLength(1)
    for (const { orderId } of orders) expect((await storedOrder(shop, orderId)).stockHeld).toBe(0)
  })

  test('Is kept when something fails unexpectedly, and ends in the next round', async () => {
    await openPayment(shop, bought)
    shop.clock.moveBy(shop.holdMs)
    shop.cards.meanwhile('before cancelIntent', () => {
      throw new Error('unexpected')
    })
    await expect(expireHolds(shop)).rejects.toThrow('unexpected')
    expect(await stockOf(shop, bought.productId)).toBe(2)
    await expireHolds(shop)
    expect(await stockOf(shop, bought.productId)).toBe(5)
  })

  test('Does not prevent that of another order from ending, even if one order always fails unexpectedly', async () => {
    const odd = await openPayment(shop, bought)
    shop.clock.moveBy(1)
    const later = await bookSomething(shop, { stock: 5, quantity: 3 })
    await openPayment(shop, later)
    const cancelIntent = shop.cards.cancelIntent.bind(shop.cards)
    shop.cards.cancelIntent = async (id) => {
      if (id === odd) throw new Error('unexpected')
      return cancelIntent(id)
    }
    shop.clock.moveBy(shop.holdMs)
    await expect(expireHolds(shop)).rejects.toThrow('unexpected')
    expect(await stockOf(shop, later.productId)).toBe(5)
  })

  test('Ends even if a hundred older orders wait for their banks', async () => {
    for (let order = 0; order < 100; order += 1)
      shop.cards.change(await openPayment(shop, await bookSomething(shop)), { status: 'processing' })
    shop.clock.moveBy(1)
    const later = await bookSomething(shop, { stock: 5, quantity: 3 })
    await openPayment(shop, later)
    shop.clock.moveBy(shop.holdMs)
    const rounds = new Rounds()
    for (const _ of ['first', 'second']) await expireHolds(shop, rounds)
    expect(await stockOf(shop, later.productId)).toBe(5)
    expect(rounds.skipped).toBe(0)
  })

  test('Does not prevent that of another order from ending if one is paid at the same time', async () => {
    await payAtProvider(shop, bought)
    const other = await bookSomething(shop, { stock: 5, quantity: 3 })
    await expireHold()
    expect((await storedOrder(shop, bought.orderId)).state).toBe('paid')
    expect(await stockOf(shop, other.productId)).toBe(5)
  })

  test('Keeps the stock if a payment is opened at the same time', async () => {
    await openPayment(shop, bought)
    shop.clock.moveBy(shop.holdMs)
    shop.cards.meanwhile('after cancelIntent', () => recordNewPayment())
    await expireHolds(shop)
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({ state: 'paid', stockHeld: 1 })
    expect(await stockOf(shop, bought.productId)).toBe(2)
  })

  test('Is extended instead if the customer verified the address during the booking', async () => {
    const { userId } = bought.customer
    // Simulates two concurrent transactions that did not see each other's change.
    await shop.database.autocommit
      .insertInto('user_identities')
      .values({ issuer: 'google', subject: userId, user_id: userId, verified: 1, created_at: shop.clock() })
      .execute()
    const { holdExpiresAt, holdExtendsTo } = await storedOrder(shop, bought.orderId)
    shop.clock.moveBy((holdExpiresAt ?? 0) - shop.clock())
    await expireHolds(shop)
    const extended = { stockHeld: 1, holdExpiresAt: holdExtendsTo, holdExtendsTo: null }
    expect(await storedOrder(shop, bought.orderId)).toMatchObject(extended)
  })

  test.each([
    ['paid', () => recordNewPayment(), { state: 'paid', stockHeld: 1 }],
    ['begun to be paid', () => openPayment(shop, bought), { state: 'unpaid', stockHeld: 1 }],
  ] as const)(
    'Does not end of an order that was %s just before its stock was to be released',
    async (_what, act, stored) => {
      const begun = await openTestShop(engine, { rateLimitFactor: 1 })
      await shop.drop()
      shop = begun
      bought = await bookSomething(shop, { stock: 5, quantity: 3 })
      const { holdExpiresAt } = await storedOrder(shop, bought.orderId)
      shop.clock.moveBy((holdExpiresAt ?? 0) - shop.clock())
      let isLate = true
      const write: Shop['database']['write'] = async (work) => {
        if (isLate) await act()
        isLate = false
        return shop.database.write(work)
      }
      await expireHolds({ ...shop, database: { ...shop.database, write } })
      expect(isLate).toBe(false)
      expect(await storedOrder(shop, bought.orderId)).toMatchObject(stored)
      expect(await stockOf(shop, bought.productId)).toBe(2)
    },
  )

  async function recordNewPayment() {
    const intentId = await payAtProvider(shop, bought)
    await recordPayment(shop, bought.customer, bought.orderId, intentId)
  }
})
