import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { type Bought, booking, bookSomething, openPayment, payAtTheProvider } from '../../testing/buying.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { paymentStatesOf, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookTool } from '../orders/book-tool.ts'
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
  const bookAgain = async ({ customer, toolId }: Bought) =>
    granted(await bookTool(shop, customer, booking(toolId, { quantity: 2 }))).orderId

  test('The intent is for the stored price, in dollars, and names the order', async () => {
    const bought = await bookSomething(shop)
    const intent = intentOf(granted(await open(bought)))
    expect(intent).toMatchObject({
      amountCents: bought.priceCents,
      currency: 'usd',
      orderId: bought.orderId,
    })
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['open'])
  })

  test('Twenty tabs at once get one intent', async () => {
    const bought = await bookSomething(shop)
    const secrets = await Promise.all(Array.from({ length: 20 }, async () => granted(await open(bought))))
    expect(new Set(secrets).size).toBe(1)
    expect(shop.cards.intents().filter(({ orderId }) => orderId === bought.orderId)).toHaveLength(1)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['open'])
  })

  test('A reload goes on with the payment that is open', async () => {
    const bought = await bookSomething(shop)
    expect(await open(bought)).toEqual(await open(bought))
  })

  test('A payment that the provider has cancelled is followed by a new one', async () => {
    const bought = await bookSomething(shop)
    const first = await openPayment(shop, bought)
    shop.cards.change(first, { status: 'cancelled' })
    expect(await openPayment(shop, bought)).not.toBe(first)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled', 'open'])
  })

  test.each([-1, 1])('A price that is %i cent off is refused', async (off) => {
    const bought = await bookSomething(shop)
    expect(codeOf(await open(bought, { priceCents: bought.priceCents + off }))).toBe('PRICE_DIFFERS')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual([])
  })

  test("Somebody else's order and one that never was are not found", async () => {
    const bought = await bookSomething(shop)
    const stranger = await addCustomer(shop)
    expect(codeOf(await open(bought, { customer: stranger }))).toBe('ORDER_NOT_FOUND')
    expect(codeOf(await open({ ...bought, orderId: 'never-was' }))).toBe('ORDER_NOT_FOUND')
  })

  test('A paid order has nothing more to pay', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtTheProvider(shop, bought)
    await recordPayment(shop, bought.customer, bought.orderId, intentId)
    expect(codeOf(await open(bought))).toBe('ORDER_ALREADY_PAID')
  })

  test('An order whose money arrived without a PATCH becomes paid instead of being paid twice', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtTheProvider(shop, bought)
    expect(codeOf(await open(bought))).toBe('ORDER_ALREADY_PAID')
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({
      state: 'paid',
      transactionId: intentId,
    })
  })

  test('While the provider does not answer nothing is stored, and the next try succeeds', async () => {
    const bought = await bookSomething(shop)
    shop.cards.down = true
    await expect(open(bought)).rejects.toThrow('The provider is down')
    shop.cards.down = false
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual([])
    expect(codeOf(await open(bought))).toBe('done')
  })

  test('An intent whose answer was lost is found again, not made twice', async () => {
    const bought = await bookSomething(shop)
    shop.cards.meanwhile('after createIntent', () => {
      throw new Error('The answer was lost')
    })
    await expect(open(bought)).rejects.toThrow('The answer was lost')
    await open(bought)
    expect(shop.cards.intents().filter(({ orderId }) => orderId === bought.orderId)).toHaveLength(1)
  })

  test('Without an order, the price finds an unpaid order and the intent names none', async () => {
    const bought = await bookSomething(shop)
    const intent = intentOf(granted(await openByPrice(bought)))
    expect(intent).toMatchObject({ amountCents: bought.priceCents, orderId: undefined })
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual([])
  })

  test('Without an order, a price that no unpaid order of the caller has is refused', async () => {
    const bought = await bookSomething(shop)
    const stranger = await addCustomer(shop)
    const { priceCents } = bought
    expect(codeOf(await openByPrice({ customer: stranger, priceCents }))).toBe('PRICE_MATCHES_NO_ORDER')
    const intentId = await payAtTheProvider(shop, bought)
    await recordPayment(shop, bought.customer, bought.orderId, intentId)
    expect(codeOf(await openByPrice(bought))).toBe('PRICE_MATCHES_NO_ORDER')
  })

  test('Without an order, twenty tabs at once get one intent', async () => {
    const bought = await bookSomething(shop)
    const secrets = await Promise.all(
      Array.from({ length: 20 }, async () => granted(await openByPrice(bought))),
    )
    expect(new Set(secrets).size).toBe(1)
  })

  test('Without an order, two orders of one price are paid one after the other', async () => {
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
