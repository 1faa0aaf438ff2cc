import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPayment } from '../../data/queries/payments/payments.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import {
  type Bought,
  booking,
  bookSomething,
  openPayment,
  sellToAnotherCustomer,
} from '../../testing/buying.ts'
import { addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { paymentStatesOf, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { closePaymentsOf } from './close-payments.ts'
import { createPaymentIntent } from './create-payment-intent.ts'

describeOnEveryEngine('Closing the payments of a customer', (engine) => {
  let shop: TestShop
  let first: Bought
  let second: Bought
  let intents: readonly [string, string]

  beforeEach(async () => {
    shop = await openTestShop(engine)
    first = await bookSomething(shop, { stock: 2, quantity: 2 })
    const productId = await addTool(shop, { stock: 2 })
    const booked = granted(await bookProduct(shop, first.customer, booking(productId)))
    second = { ...booked, customer: first.customer, productId }
    intents = [await openPayment(shop, first), await openPayment(shop, second)]
  })
  afterEach(() => shop.drop())

  const close = () => closePaymentsOf(shop, first.customer.userId)
  const statuses = () => intents.map((id) => shop.cards.intent(id).status)

  test('Closes each payment at the provider and in the shop', async () => {
    expect(codeOf(await close())).toBe('done')
    expect(statuses()).toEqual(['cancelled', 'cancelled'])
    expect(await paymentStatesOf(shop, first.orderId)).toEqual(['cancelled'])
    expect(await paymentStatesOf(shop, second.orderId)).toEqual(['cancelled'])
  })

  test.each([0, 1] as const)(
    'Is refused while the bank processes payment %i, but closes the other',
    async (at) => {
      shop.cards.change(intents[at], { status: 'processing' })
      expect(codeOf(await close())).toBe('PAYMENT_IN_PROGRESS')
      expect(statuses()[1 - at]).toBe('cancelled')
      expect(await paymentStatesOf(shop, [first, second][at]?.orderId ?? '')).toEqual(['open'])
    },
  )

  test('Settles a payment that took money, and closes the other', async () => {
    shop.cards.confirm(intents[0])
    expect(codeOf(await close())).toBe('done')
    expect((await storedOrder(shop, first.orderId)).state).toBe('paid')
    expect(statuses()[1]).toBe('cancelled')
  })

  test('Refunds a payment that took money for sold stock, and closes the other', async () => {
    await sellToAnotherCustomer(shop, first.productId, 2)
    shop.cards.confirm(intents[0])
    expect(codeOf(await close())).toBe('done')
    expect(shop.cards.refunds).toEqual([intents[0]])
    expect(await paymentStatesOf(shop, first.orderId)).toEqual(['refunded'])
    expect(await paymentStatesOf(shop, second.orderId)).toEqual(['cancelled'])
  })

  test('Allows cancelling an order whose payment was refunded', async () => {
    await sellToAnotherCustomer(shop, first.productId, 2)
    shop.cards.confirm(intents[0])
    granted(await close())
    expect(codeOf(await cancelOrder(shop, first.customer, first.orderId))).toBe('done')
  })

  test('Is refused while the bank processes a payment without an order', async () => {
    const { customer, priceCents } = first
    const secret = granted(await createPaymentIntent(shop, customer, { priceCents }))
    const unbound = secret.replace(/_secret$/, '')
    shop.cards.change(unbound, { status: 'processing' })
    expect(codeOf(await close())).toBe('PAYMENT_IN_PROGRESS')
    shop.cards.change(unbound, { status: 'waiting' })
    expect(codeOf(await close())).toBe('done')
    expect(shop.cards.intent(unbound).status).toBe('cancelled')
    expect((await findPayment(shop.database.read, unbound))?.state).toBe('cancelled')
  })
})
