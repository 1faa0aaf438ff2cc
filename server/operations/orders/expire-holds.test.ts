import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { type Bought, booking, bookSomething, openPayment, payAtTheProvider } from '../../testing/buying.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { movementsOf, paymentStatesOf, stockOf, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { bookTool } from './book-tool.ts'
import { expireHolds } from './expire-holds.ts'
import { listOwnOrders } from './list-own-orders.ts'

describeOnEveryEngine('A hold that runs out', (engine) => {
  let shop: TestShop
  let bought: Bought

  beforeEach(async () => {
    shop = await openTestShop(engine)
    bought = await bookSomething(shop, { stock: 5, quantity: 3 })
  })
  afterEach(() => shop.drop())

  const runOut = async () => {
    shop.clock.moveBy(shop.holdMs)
    await expireHolds(shop)
  }
  const pay = ({ customer, orderId, priceCents } = bought) =>
    createPaymentIntent(shop, customer, { priceCents, orderId })

  test('The stock goes back once, however many processes look', async () => {
    shop.clock.moveBy(shop.holdMs)
    const other = await (shop.database.engine === 'postgres' ? shop.anotherProcess() : shop)
    await Promise.all([expireHolds(shop), expireHolds(other), expireHolds(shop)])
    await expireHolds(shop)
    expect(await movementsOf(shop, bought.orderId)).toEqual([-3, 3])
    expect(await stockOf(shop, bought.toolId)).toBe(5)
  })

  test('A millisecond before its end it still holds', async () => {
    const { holdExpiresAt } = await storedOrder(shop, bought.orderId)
    shop.clock.moveBy((holdExpiresAt ?? 0) - shop.clock() - 1)
    await expireHolds(shop)
    expect(await stockOf(shop, bought.toolId)).toBe(2)
  })

  test('The order stays in the list, unpaid and without a hold', async () => {
    await runOut()
    const [order] = granted(await listOwnOrders(shop, bought.customer, bought.customer.email))
    expect(order).toMatchObject({
      id: bought.orderId,
      state: 'unpaid',
      stockHeld: 0,
      holdExpiresAt: null,
    })
  })

  test('Who pays afterwards takes the stock again, for another day, and pays', async () => {
    await runOut()
    expect(codeOf(await pay())).toBe('done')
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      stockHeld: 1,
      holdExpiresAt: shop.clock() + shop.holdMs,
    })
    expect(await movementsOf(shop, bought.orderId)).toEqual([-3, 3, -3])
    const intentId = await payAtTheProvider(shop, bought)
    expect(granted(await recordPayment(shop, bought.customer, bought.orderId, intentId))).toBe(true)
    expect(await stockOf(shop, bought.toolId)).toBe(2)
  })

  test('Who pays when the pieces are sold is told so, and no payment is opened', async () => {
    await runOut()
    await bookTool(shop, await addCustomer(shop), booking(bought.toolId, { quantity: 3 }))
    expect(codeOf(await pay())).toBe('STOCK_GONE')
    expect(shop.cards.intents()).toEqual([])
    expect(await stockOf(shop, bought.toolId)).toBe(2)
  })

  test('A paid order never runs out', async () => {
    const intentId = await payAtTheProvider(shop, bought)
    await recordPayment(shop, bought.customer, bought.orderId, intentId)
    await runOut()
    expect(await stockOf(shop, bought.toolId)).toBe(2)
    expect((await storedOrder(shop, bought.orderId)).state).toBe('paid')
  })

  test('Its open payment is closed, and a new one can be opened', async () => {
    const first = await openPayment(shop, bought)
    await runOut()
    expect(shop.cards.confirm(first)).toBe(false)
    const second = await openPayment(shop, bought)
    expect(second).not.toBe(first)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled', 'open'])
  })

  test('An order that was paid at the provider in the last moment becomes paid', async () => {
    const intentId = await payAtTheProvider(shop, bought)
    await runOut()
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      state: 'paid',
      transactionId: intentId,
    })
    expect(await stockOf(shop, bought.toolId)).toBe(2)
  })

  test('A payment that the bank is working on keeps its stock', async () => {
    shop.cards.change(await openPayment(shop, bought), { status: 'processing' })
    await runOut()
    expect(await stockOf(shop, bought.toolId)).toBe(2)
  })

  test('While the provider is down the stock is not kept from others', async () => {
    await openPayment(shop, bought)
    shop.cards.down = true
    await runOut()
    expect(await stockOf(shop, bought.toolId)).toBe(5)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['open'])
  })

  test('A provider that does not answer is waited for once in a round, however many holds ran out', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => bookSomething(shop)))
    for (const bought of orders) await openPayment(shop, bought)
    const cancelIntent = shop.cards.cancelIntent.bind(shop.cards)
    const asked: string[] = []
    shop.cards.cancelIntent = (id) => {
      asked.push(id)
      return cancelIntent(id)
    }
    shop.cards.down = true
    shop.clock.moveBy(shop.holdMs)
    await expireHolds(shop)
    shop.cards.down = false
    shop.cards.cancelIntent = cancelIntent
    expect(asked).toHaveLength(1)
    for (const { orderId } of orders) expect((await storedOrder(shop, orderId)).stockHeld).toBe(0)
  })

  test('A payment that is opened in the middle of it keeps its stock', async () => {
    await openPayment(shop, bought)
    shop.clock.moveBy(shop.holdMs)
    shop.cards.meanwhile('after cancelIntent', () => recordPaymentOfANewIntent())
    await expireHolds(shop)
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({ state: 'paid', stockHeld: 1 })
    expect(await stockOf(shop, bought.toolId)).toBe(2)
  })

  async function recordPaymentOfANewIntent() {
    const intentId = await payAtTheProvider(shop, bought)
    await recordPayment(shop, bought.customer, bought.orderId, intentId)
  }
})
