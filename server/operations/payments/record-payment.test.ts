import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import {
  type Bought,
  bookBasket,
  booking,
  bookSomething,
  openPayment,
  openSet,
  payAtProvider,
  recordNow,
  sellToAnotherCustomer,
} from '../../testing/buying.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { movementsOf, paymentStatesOf, stockOf, storedOrder } from '../../testing/stored-rows.ts'
import type { TestCards } from '../../testing/test-cards.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { recordPayment } from './record-payment.ts'
import { settlePayment } from './settle-payment.ts'

describeOnEveryEngine('Recording a payment', (engine) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  const record = ({ customer, orderId }: Bought, intentId: string) =>
    recordNow(shop, customer, orderId, intentId)
  const openByPrice = async ({ customer, priceCents }: Bought) => {
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId: undefined }))
    return secret.replace(/_secret$/, '')
  }

  test('An order paid at the provider becomes paid, with its transaction', async () => {
    const bought = await bookSomething(shop, { stock: 5, quantity: 2 })
    const intentId = await payAtProvider(shop, bought)
    expect(granted(await record(bought, intentId))).toBe(true)
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      state: 'paid',
      transactionId: intentId,
      holdExpiresAt: null,
    })
    expect(await stockOf(shop, bought.productId)).toBe(3)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['succeeded'])
  })

  test('Twenty concurrent calls pay the order once, with one stock movement', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    const recorded = await Promise.all(
      Array.from({ length: 20 }, async () => granted(await record(bought, intentId))),
    )
    expect(recorded.filter(Boolean)).toHaveLength(1)
    expect(await movementsOf(shop, bought.orderId)).toEqual([-2])
  })

  test('Recording the same payment again changes nothing and succeeds', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    await record(bought, intentId)
    expect(granted(await record(bought, intentId))).toBe(false)
  })

  test.each(['waiting', 'processing', 'cancelled'] as const)(
    'An order is not paid while the provider reports %s',
    async (status) => {
      const bought = await bookSomething(shop)
      const intentId = await openPayment(shop, bought)
      shop.cards.change(intentId, { status })
      expect(codeOf(await record(bought, intentId))).toBe('PAYMENT_NOT_COMPLETED')
      expect((await storedOrder(shop, bought.orderId)).state).toBe('unpaid')
    },
  )

  test('A payment without an order that two orders claim concurrently pays only the first', async () => {
    const first = await bookSomething(shop)
    const again = await bookProduct(shop, first.customer, booking(first.productId, { quantity: 2 }))
    const second = { ...first, orderId: granted(again).orderId }
    const intentId = await openByPrice(first)
    shop.cards.confirm(intentId)
    shop.cards.meanwhile('after readIntent', () => record(first, intentId))
    expect(codeOf(await record(second, intentId))).toBe('PAYMENT_OF_ANOTHER_ORDER')
    expect((await storedOrder(shop, first.orderId)).state).toBe('paid')
    expect((await storedOrder(shop, second.orderId)).state).toBe('unpaid')
  })

  test('A charge for two orders that a call names for one of them pays neither', async () => {
    const { customer, orderIds } = await bookBasket(shop, 2)
    const intentId = await openSet(shop, customer, orderIds)
    shop.cards.change(intentId, { orderId: orderIds[0] })
    shop.cards.confirm(intentId)
    for (const id of orderIds)
      expect(codeOf(await recordNow(shop, customer, id, intentId))).toBe('PAYMENT_OF_ANOTHER_ORDER')
  })

  test('Recording a charge again names the orders whose part was refunded', async () => {
    const { customer, orders, orderIds } = await bookBasket(shop, 2, 1)
    const [paid = '', sold = ''] = orderIds
    const intentId = await openSet(shop, customer, orderIds)
    await sellToAnotherCustomer(shop, orders[1]?.productId ?? '', 1)
    shop.cards.confirm(intentId)
    for (const now of [true, false])
      expect(granted(await recordPayment(shop, customer, paid, intentId))).toEqual({
        now,
        refundedOrders: [sold],
      })
  })

  test('An intent is not settled if the provider no longer has it, or if the shop never opened it', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    const cards: TestCards = Object.create(shop.cards, { readIntent: { value: async () => undefined } })
    const { customer, orderId } = bought
    expect(codeOf(await recordNow({ ...shop, cards }, customer, orderId, intentId))).toBe('PAYMENT_NOT_FOUND')
    const foreign = shop.cards.foreignIntent({ amountCents: bought.priceCents })
    expect(codeOf(await settlePayment(shop, foreign, orderId))).toBe('PAYMENT_NOT_FOUND')
    expect((await storedOrder(shop, orderId)).state).toBe('unpaid')
  })

  test('A payment that belongs to another order of the customer pays only that order', async () => {
    const first = await bookSomething(shop)
    const again = await bookProduct(shop, first.customer, booking(first.productId, { quantity: 2 }))
    const second = { ...first, orderId: granted(again).orderId }
    const intentId = await payAtProvider(shop, first)
    expect(codeOf(await record(second, intentId))).toBe('PAYMENT_OF_ANOTHER_ORDER')
    expect(codeOf(await record(first, intentId))).toBe('done')
    expect((await storedOrder(shop, second.orderId)).state).toBe('unpaid')
  })

  test.each([
    ['another amount', { amountCents: 1 }],
    ['another currency', { currency: 'eur' }],
    ['another order in its metadata', { orderId: 'another' }],
  ])('A succeeded payment of %s does not pay the order', async (_what, change) => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    shop.cards.change(intentId, change)
    expect(codeOf(await record(bought, intentId))).toBe('PAYMENT_OF_ANOTHER_ORDER')
    expect((await storedOrder(shop, bought.orderId)).state).toBe('unpaid')
  })

  test('A payment that the shop did not open is refused, even if the provider knows it', async () => {
    const bought = await bookSomething(shop)
    const { id } = shop.cards.foreignIntent({ amountCents: bought.priceCents })
    expect(codeOf(await record(bought, id))).toBe('PAYMENT_NOT_FOUND')
    expect(codeOf(await record(bought, 'pi_made_up'))).toBe('PAYMENT_NOT_FOUND')
  })

  test('An order id in the body is refused if it differs from the path', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    const { customer, orderId } = bought
    const outcome = await recordNow(shop, customer, orderId, intentId, 'another')
    expect(codeOf(outcome)).toBe('PAYMENT_OF_ANOTHER_ORDER')
    expect(codeOf(await recordNow(shop, customer, orderId, intentId, orderId))).toBe('done')
  })

  test("Another customer's payment is refused, used or not", async () => {
    const [mine, theirs] = [await bookSomething(shop), await bookSomething(shop)]
    const unused = await openByPrice(theirs)
    shop.cards.confirm(unused)
    expect(codeOf(await record(mine, unused))).toBe('PAYMENT_NOT_FOUND')
    expect(codeOf(await record(theirs, unused))).toBe('done')
    expect(codeOf(await record(mine, unused))).toBe('PAYMENT_NOT_FOUND')
  })

  test("Another customer's order is refused with ORDER_NOT_FOUND, even for an admin", async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    for (const stranger of [await addCustomer(shop), await addAdmin(shop)]) {
      expect(codeOf(await record({ ...bought, customer: stranger }, intentId))).toBe('ORDER_NOT_FOUND')
    }
  })

  test('A payment without an order belongs to the first order that a call names', async () => {
    const bought = await bookSomething(shop)
    const intentId = await openByPrice(bought)
    shop.cards.confirm(intentId)
    expect(granted(await record(bought, intentId))).toBe(true)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['succeeded'])
  })

  test('When two payments took money for one order, the first pays it and the second is refunded', async () => {
    const bought = await bookSomething(shop)
    const first = await openByPrice(bought)
    const second = await openPayment(shop, bought)
    expect(shop.cards.confirm(first) && shop.cards.confirm(second)).toBe(true)
    expect(granted(await record(bought, first))).toBe(true)
    expect(codeOf(await record(bought, second))).toBe('ORDER_ALREADY_PAID')
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      state: 'paid',
      transactionId: first,
      refundedCents: bought.priceCents,
    })
    expect(shop.cards.refunds.filter((id) => id === first || id === second)).toEqual([second])
  })

  test('Two payments of one order that are recorded at the same time lead to one payment and one refund', async () => {
    const rounds = await Promise.all(Array.from({ length: 6 }, () => payTwice()))
    await Promise.all(
      rounds.flatMap(({ bought, intents }) => intents.map((intentId) => record(bought, intentId))),
    )
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    for (const { bought, intents } of rounds) {
      const { transactionId } = await storedOrder(shop, bought.orderId)
      const other = intents.filter((intentId) => intentId !== transactionId)
      expect(other).toHaveLength(1)
      expect(shop.cards.refunds.filter((intentId) => intents.includes(intentId))).toEqual(other)
      expect(await movementsOf(shop, bought.orderId)).toEqual([-2])
    }
  })

  async function payTwice() {
    const bought = await bookSomething(shop)
    const intents = [await openByPrice(bought), await openPayment(shop, bought)]
    for (const intentId of intents) shop.cards.confirm(intentId)
    return { bought, intents }
  }

  test('While the provider is down, recording fails, and the next attempt succeeds', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    shop.cards.down = true
    await expect(record(bought, intentId)).rejects.toThrow('The provider is down')
    shop.cards.down = false
    expect(granted(await record(bought, intentId))).toBe(true)
  })
})
