import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnOrders } from '../../data/queries/orders/orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething, openPayment, payAtProvider } from '../../testing/buying.ts'
import { restockTokenTo } from '../../testing/restock-token.ts'
import { addAdmin, addCustomer, codeOf, deleteTool, granted } from '../../testing/shop-contents.ts'
import {
  movementsOf,
  paymentStatesOf,
  stockOf,
  storedMessages,
  storedOrder,
} from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { confirmRestock, requestRestock } from '../restock/request-restock.ts'
import { cancelOrder } from './cancel-order.ts'
import { expireHolds } from './expire-holds.ts'
import { getOrder } from './get-order.ts'
import { listOwnOrders } from './list-own-orders.ts'

describeOnEveryEngine('Cancelling', (engine) => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop(engine)
  })
  afterAll(() => shop.drop())

  test('Releases the stock of an unpaid order, which leaves the lists; the ledger keeps its movements', async () => {
    const { customer, orderId, productId } = await bookSomething(shop, { stock: 10, quantity: 4 })
    expect(codeOf(await cancelOrder(shop, customer, orderId))).toBe('done')
    expect(await stockOf(shop, productId)).toBe(10)
    expect(await movementsOf(shop, orderId)).toEqual([-4, 4])
    expect(granted(await listOwnOrders(shop, customer, customer.email))).toEqual([])
    expect(codeOf(await getOrder(shop, customer, orderId))).toBe('ORDER_NOT_FOUND')
    expect(granted(await getOrder(shop, await addAdmin(shop), orderId)).state).toBe('cancelled')
  })

  test('Emails customers who wait for the tool, because its pieces are available again', async () => {
    const { customer, orderId, productId } = await bookSomething(shop, { stock: 4, quantity: 4 })
    granted(await requestRestock(shop, productId, 'waiting@example.com'))
    granted(await confirmRestock(shop, await restockTokenTo(shop, 'waiting@example.com')))
    granted(await cancelOrder(shop, customer, orderId))
    const letters = shop.database.read.selectFrom('outbox').where('recipient', '=', 'waiting@example.com')
    expect((await letters.select('subject').execute()).map(({ subject }) => subject)).toContain(
      'The Spoke wrench is back in stock',
    )
  })

  test('Sends the customer one email about it', async () => {
    const { customer, orderId } = await bookSomething(shop)
    granted(await cancelOrder(shop, customer, orderId))
    await cancelOrder(shop, customer, orderId)
    const emails = (await storedMessages(shop, 'cancelled')).filter(({ event }) => event.endsWith(orderId))
    expect(emails).toMatchObject([{ event: `cancelled:${orderId}`, recipient: customer.email }])
    expect(emails[0]?.body).not.toContain('withdr')
    const ofOrder = shop.database.read.selectFrom('outbox').where('order_id', '=', orderId)
    expect((await ofOrder.select('event').execute()).map(({ event }) => event)).toContain(
      `cancelled:${orderId}`,
    )
  })

  test('Keeps an order that its customer can list on request, with the time and who cancelled it', async () => {
    const { customer, orderId } = await bookSomething(shop)
    const cancelledAt = shop.clock()
    granted(await cancelOrder(shop, customer, orderId))
    const standing = await bookSomething(shop, { customer })
    const idsOf = async (wanted: OwnOrders) =>
      granted(await listOwnOrders(shop, customer, customer.email, wanted)).map(({ id }) => id)
    expect(await idsOf('current')).toEqual([standing.orderId])
    expect(await idsOf('cancelled')).toEqual([orderId])
    expect((await idsOf('all')).toSorted()).toEqual([orderId, standing.orderId].toSorted())
    const [order] = granted(await listOwnOrders(shop, customer, customer.email, 'cancelled'))
    expect(order).toMatchObject({ cancelledAt, cancelledBy: 'customer' })
    const stranger = await addCustomer(shop)
    expect(codeOf(await listOwnOrders(shop, stranger, customer.email, 'all'))).toBe('NOT_ALLOWED')
  })

  test('Releases the stock once, even if ten requests cancel at the same time', async () => {
    const { customer, orderId, productId } = await bookSomething(shop, { stock: 10, quantity: 4 })
    const presses = Array.from({ length: 10 }, () => cancelOrder(shop, customer, orderId))
    const codes = (await Promise.all(presses)).map(codeOf)
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['done', 'ORDER_NOT_FOUND']))
    expect(await stockOf(shop, productId)).toBe(10)
  })

  test('Releases no stock again if the hold has expired', async () => {
    const { customer, orderId, productId } = await bookSomething(shop, { stock: 10, quantity: 4 })
    shop.clock.moveBy(shop.holdMs)
    await expireHolds(shop)
    expect(codeOf(await cancelOrder(shop, customer, orderId))).toBe('done')
    expect(await stockOf(shop, productId)).toBe(10)
    expect(await movementsOf(shop, orderId)).toEqual([-4, 4])
  })

  test("Is refused for another customer's order, even to an admin, and the refusal does not reveal it", async () => {
    const { orderId, productId } = await bookSomething(shop, { stock: 10, quantity: 4 })
    expect(codeOf(await cancelOrder(shop, await addCustomer(shop), orderId))).toBe('ORDER_NOT_FOUND')
    expect(codeOf(await cancelOrder(shop, await addAdmin(shop), orderId))).toBe('ORDER_NOT_FOUND')
    expect(await stockOf(shop, productId)).toBe(6)
  })

  test('Is refused for a paid order', async () => {
    const bought = await bookSomething(shop)
    const intentId = await payAtProvider(shop, bought)
    await recordPayment(shop, bought.customer, bought.orderId, intentId)
    expect(codeOf(await cancelOrder(shop, bought.customer, bought.orderId))).toBe('ORDER_PAID_CANNOT_CANCEL')
    expect((await storedOrder(shop, bought.orderId)).state).toBe('paid')
  })

  test('Is possible for an order of a deleted tool', async () => {
    const { customer, orderId, productId } = await bookSomething(shop, { stock: 5 })
    await deleteTool(shop, productId)
    expect(codeOf(await cancelOrder(shop, customer, orderId))).toBe('done')
    expect(await stockOf(shop, productId)).toBe(5)
  })

  test('Closes the open payment at the provider, so that the cancelled order cannot be paid', async () => {
    const bought = await bookSomething(shop)
    const intentId = await openPayment(shop, bought)
    expect(codeOf(await cancelOrder(shop, bought.customer, bought.orderId))).toBe('done')
    expect(shop.cards.confirm(intentId)).toBe(false)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled'])
  })

  test('Does not change an order with an open payment while the provider is down', async () => {
    const bought = await bookSomething(shop)
    await openPayment(shop, bought)
    shop.cards.down = true
    await expect(cancelOrder(shop, bought.customer, bought.orderId)).rejects.toThrow('The provider is down')
    shop.cards.down = false
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({ state: 'unpaid', stockHeld: 1 })
  })

  test('Is refused while the payment is processing', async () => {
    const bought = await bookSomething(shop)
    shop.cards.change(await openPayment(shop, bought), { status: 'processing' })
    expect(codeOf(await cancelOrder(shop, bought.customer, bought.orderId))).toBe('PAYMENT_IN_PROGRESS')
    expect((await storedOrder(shop, bought.orderId)).state).toBe('unpaid')
  })

  test('Makes an order paid if it was just paid in another tab', async () => {
    const bought = await bookSomething(shop)
    await payAtProvider(shop, bought)
    expect(codeOf(await cancelOrder(shop, bought.customer, bought.orderId))).toBe('ORDER_PAID_CANNOT_CANCEL')
    expect(await storedOrder(shop, bought.orderId)).toMatchObject({ state: 'paid', stockHeld: 1 })
    expect(shop.cards.refunds).toEqual([])
  })

  test('Also closes a payment that is opened at the same time', async () => {
    const bought = await bookSomething(shop)
    await openPayment(shop, bought)
    const { customer, orderId, priceCents } = bought
    shop.cards.meanwhile('after cancelIntent', () => {
      shop.cards.meanwhile('after cancelIntent', () => undefined)
      return createPaymentIntent(shop, customer, { priceCents, orderId })
    })
    expect(codeOf(await cancelOrder(shop, customer, orderId))).toBe('done')
    const orderIntents = shop.cards.intents().filter((intent) => intent.orderId === orderId)
    expect(orderIntents.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  })

  test('Also closes a payment whose creation it interrupts', async () => {
    const { customer, orderId, priceCents } = await bookSomething(shop)
    shop.cards.meanwhile('after createIntent', () => cancelOrder(shop, customer, orderId))
    const opened = await createPaymentIntent(shop, customer, { priceCents, orderId })
    expect(codeOf(opened)).toBe('ORDER_NOT_FOUND')
    const [intent] = shop.cards.intents().filter((created) => created.orderId === orderId)
    expect(intent?.status).toBe('cancelled')
  })

  test('Succeeds or fails as a whole if the payment is recorded at the same time', async () => {
    for (const cancelFirst of [true, false]) {
      const bought = await bookSomething(shop, { stock: 5, quantity: 5 })
      const { customer, orderId, productId } = bought
      const intentId = await payAtProvider(shop, bought)
      const cancel = () => cancelOrder(shop, customer, orderId)
      const record = () => recordPayment(shop, customer, orderId, intentId)
      await Promise.all(cancelFirst ? [cancel(), record()] : [record(), cancel()])
      expect(await storedOrder(shop, orderId)).toMatchObject({ state: 'paid', transactionId: intentId })
      expect(await stockOf(shop, productId)).toBe(0)
      expect(shop.cards.refunds).not.toContain(intentId)
    }
  })
})
