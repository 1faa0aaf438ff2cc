import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import {
  type Bought,
  bookBasket,
  booking,
  bookSomething,
  openPayment,
  openSet,
  payAtProvider,
} from '../../testing/buying.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { paymentStatesOf, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { recordPayment } from './record-payment.ts'

describeOnEveryEngine('Opening a payment', (engine) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  const open = ({ customer, orderId, priceCents }: Bought, change: Partial<Bought> = {}) =>
    createPaymentIntent(shop, change.customer ?? customer, {
      priceCents: change.priceCents ?? priceCents,
      orderId,
    })
  const openByPrice = ({ customer, priceCents }: Pick<Bought, 'customer' | 'priceCents'>) =>
    createPaymentIntent(shop, customer, { priceCents, orderId: undefined })
  const intentOf = (secret: string) => shop.cards.intent(secret.replace(/_secret$/, ''))
  const bookAgain = async ({ customer, productId }: Bought) =>
    granted(await bookProduct(shop, customer, booking(productId, { quantity: 2 }))).orderId

  test('Creates an intent that has the stored price in dollars and names the order', async () => {
    const bought = await bookSomething(shop)
    const intent = intentOf(granted(await open(bought)))
    expect(intent).toMatchObject({
      amountCents: bought.priceCents,
      currency: 'usd',
      orderId: bought.orderId,
    })
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['open'])
  })

  test('Returns one intent to twenty concurrent requests', async () => {
    const bought = await bookSomething(shop)
    const secrets = await Promise.all(Array.from({ length: 20 }, async () => granted(await open(bought))))
    expect(new Set(secrets).size).toBe(1)
    expect(shop.cards.intents().filter(({ orderId }) => orderId === bought.orderId)).toHaveLength(1)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['open'])
  })

  test('Returns the open payment after a reload', async () => {
    const bought = await bookSomething(shop)
    expect(await open(bought)).toEqual(await open(bought))
  })

  test('Replaces a payment that was cancelled at the provider', async () => {
    const bought = await bookSomething(shop)
    const first = await openPayment(shop, bought)
    shop.cards.change(first, { status: 'cancelled' })
    expect(await openPayment(shop, bought)).not.toBe(first)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled', 'open'])
  })

  test.each([-1, 1])('Is refused for a price that is off by %i cent', async (off) => {
    const bought = await bookSomething(shop)
    expect(codeOf(await open(bought, { priceCents: bought.priceCents + off }))).toBe('PRICE_DIFFERS')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual([])
  })

  test("Is refused for another customer's order and an unknown one with ORDER_NOT_FOUND", async () => {
    const bought = await bookSomething(shop)
    const stranger = await addCustomer(shop)
    expect(codeOf(await open(bought, { customer: stranger }))).toBe('ORDER_NOT_FOUND')
    expect(codeOf(await open({ ...bought, orderId: 'unknown' }))).toBe('ORDER_NOT_FOUND')
  })

  test('Is refused for a paid order with ORDER_ALREADY_PAID', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    await recordPayment(shop, bought.customer, bought.orderId, intentId)
    expect(codeOf(await open(bought))).toBe('ORDER_ALREADY_PAID')
  })

  test('Makes an order paid that was paid at the provider but not recorded, instead of charging it again', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    expect(codeOf(await open(bought))).toBe('ORDER_ALREADY_PAID')
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      state: 'paid',
      transactionId: intentId,
    })
  })

  test('Does not charge again for an order that is paid meanwhile', async () => {
    const bought = await bookSomething(shop)
    const { id } = intentOf(granted(await openByPrice(bought)))
    shop.cards.confirm(id)
    shop.cards.meanwhile('after createIntent', () => recordPayment(shop, bought.customer, bought.orderId, id))
    expect(codeOf(await open(bought))).toBe('ORDER_ALREADY_PAID')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['succeeded'])
    expect(shop.cards.intents().filter(({ orderId }) => orderId === bought.orderId)).toMatchObject([
      { status: 'cancelled' },
    ])
  })

  test('Refunds an open payment that took another amount, and the next one can be paid', async () => {
    const bought = await bookSomething(shop)
    const wrong = await openPayment(shop, bought)
    shop.cards.change(wrong, { amountCents: 1 })
    shop.cards.confirm(wrong)
    expect(codeOf(await open(bought))).toBe('PAYMENT_REFUNDED')
    expect(shop.cards.refundedCents(wrong)).toBe(1)
    expect(shop.cards.confirm(await openPayment(shop, bought))).toBe(true)
  })

  test("Sends the provider the orders' numbers in order, and none for a price only", async () => {
    const { customer, orders, orderIds } = await bookBasket(shop, 2)
    const asked = vi.spyOn(shop.cards, 'createIntent')
    await openSet(shop, customer, orderIds.toReversed())
    const alone = await bookSomething(shop)
    await openByPrice(alone)
    const numbers = orders.map(({ number }) => formatOrderNumber(number)).join(', ')
    expect(asked.mock.calls).toMatchObject([
      [{ amountCents: 2500, orderId: undefined, orderNumbers: numbers, currency: 'usd' }],
      [{ amountCents: alone.priceCents, orderId: undefined, orderNumbers: '', currency: 'usd' }],
    ])
  })

  test('Stores nothing while the provider is down, and succeeds on the next attempt', async () => {
    const bought = await bookSomething(shop)
    shop.cards.down = true
    await expect(open(bought)).rejects.toThrow('The provider is down')
    shop.cards.down = false
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual([])
    expect(codeOf(await open(bought))).toBe('done')
  })

  test('Finds an intent whose response was lost, instead of creating a second', async () => {
    const bought = await bookSomething(shop)
    shop.cards.meanwhile('after createIntent', () => {
      throw new Error('The response was lost')
    })
    await expect(open(bought)).rejects.toThrow('The response was lost')
    await open(bought)
    expect(shop.cards.intents().filter(({ orderId }) => orderId === bought.orderId)).toHaveLength(1)
  })

  test('Without an order needs the price of an unpaid order, and the intent names no order', async () => {
    const bought = await bookSomething(shop)
    const intent = intentOf(granted(await openByPrice(bought)))
    expect(intent).toMatchObject({ amountCents: bought.priceCents, orderId: undefined })
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual([])
  })

  test('Without an order is refused if the price matches no unpaid order of the caller', async () => {
    const bought = await bookSomething(shop)
    const stranger = await addCustomer(shop)
    const { priceCents } = bought
    expect(codeOf(await openByPrice({ customer: stranger, priceCents }))).toBe('PRICE_MATCHES_NO_ORDER')
    const intentId = await payAtProvider(shop, bought)
    await recordPayment(shop, bought.customer, bought.orderId, intentId)
    expect(codeOf(await openByPrice(bought))).toBe('PRICE_MATCHES_NO_ORDER')
  })

  test('Without an order returns one intent to twenty concurrent requests', async () => {
    const bought = await bookSomething(shop)
    const secrets = await Promise.all(
      Array.from({ length: 20 }, async () => granted(await openByPrice(bought))),
    )
    expect(new Set(secrets).size).toBe(1)
  })

  test('Without an order pays two orders of the same price one after the other', async () => {
    const bought = await bookSomething(shop)
    const orders = [bought.orderId, await bookAgain(bought)]
    for (const orderId of orders) {
      const { id } = intentOf(granted(await openByPrice(bought)))
      expect(shop.cards.confirm(id)).toBe(true)
      expect(codeOf(await recordPayment(shop, bought.customer, orderId, id))).toBe('done')
    }
    expect((await storedOrder(shop, orders[1] ?? '')).state).toBe('paid')
  })
})
