import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { insertPayment } from '../../data/queries/payments/payments.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import {
  type Bought,
  bookBasket,
  booking,
  bookSomething,
  openPayment,
  openSet,
} from '../../testing/buying.ts'
import { codeOf, granted } from '../../testing/shop-contents.ts'
import { paymentStatesOf, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookProduct } from '../orders/book-product.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { recordPayment } from './record-payment.ts'

describeOnEveryEngine('Opening a payment again', (engine) => {
  let shop: TestShop

  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  type Basket = Awaited<ReturnType<typeof bookBasket>>
  const openAlone = ({ customer, orderIds }: Basket) =>
    createPaymentIntent(shop, customer, { priceCents: 1250, orderId: orderIds[0] })
  const openByPrice = async ({ customer, priceCents }: Bought) =>
    granted(await createPaymentIntent(shop, customer, { priceCents })).replace(/_secret$/, '')
  const statusOf = (intentId: string) => shop.cards.intent(intentId).status
  const keysAsked = () => {
    const asked = vi.spyOn(shop.cards, 'createIntent')
    return () => asked.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
  }

  /** Opens a payment of both orders, like another tab, each time the provider has created one for the first order. */
  function interrupt({ customer, orders }: Basket, times: number): string[] {
    const create = shop.cards.createIntent.bind(shop.cards)
    const interrupted: string[] = []
    shop.cards.createIntent = async (wanted) => {
      const made = await create(wanted)
      if (interrupted.length === times) return made
      interrupted.push(made.id)
      const idempotencyKey = `another tab ${interrupted.length}`
      const other = await create({ ...wanted, amountCents: 2500, orderId: undefined, idempotencyKey })
      await shop.database.write(async (transaction) => {
        const payment = { intentId: other.id, userId: customer.userId, amountCents: 2500, orders }
        await insertPayment(transaction, payment, shop.clock())
        return done(null)
      })
      return made
    }
    return interrupted
  }

  test('Closes another set that is opened four times during the call, and then opens its payment', async () => {
    const booked = await bookBasket(shop, 2)
    const interrupted = interrupt(booked, 4)
    const intentId = granted(await openAlone(booked)).replace(/_secret$/, '')
    expect(statusOf(intentId)).toBe('waiting')
    expect(interrupted.map(statusOf)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled'])
    expect(shop.cards.intents().filter(({ status }) => status === 'waiting')).toHaveLength(1)
  })

  test('Stops after five times: the other tab keeps its payment, and the caller is told to wait', async () => {
    const booked = await bookBasket(shop, 2)
    const interrupted = interrupt(booked, 5)
    expect(codeOf(await openAlone(booked))).toBe('PAYMENT_IN_PROGRESS')
    expect(interrupted).toHaveLength(5)
    expect(shop.cards.intents().filter(({ status }) => status === 'waiting')).toMatchObject([
      { amountCents: 2500 },
    ])
  })

  test.each([
    ['the only order', (orderIds: readonly string[]) => ({ priceCents: 1250, orderId: orderIds[0] })],
    ['one order of a set', (orderIds: readonly string[]) => ({ priceCents: 2500, orderIds })],
  ])(
    'When %s is cancelled while the provider makes the intent, the intent is cancelled too',
    async (_what, request) => {
      const { customer, orderIds } = await bookBasket(shop, 2)
      shop.cards.meanwhile('after createIntent', () => cancelOrder(shop, customer, orderIds[0] ?? ''))
      expect(codeOf(await createPaymentIntent(shop, customer, request(orderIds)))).toBe('ORDER_NOT_FOUND')
      expect(shop.cards.intents()).toMatchObject([{ status: 'cancelled' }])
      expect(await paymentStatesOf(shop, orderIds[1] ?? '')).toEqual([])
    },
  )

  test('Charges no order of a set again if one is paid while the provider creates the intent', async () => {
    const { customer, orderIds } = await bookBasket(shop, 2)
    const byPrice = granted(await createPaymentIntent(shop, customer, { priceCents: 1250 }))
    const paid = byPrice.replace(/_secret$/, '')
    shop.cards.confirm(paid)
    shop.cards.meanwhile('after createIntent', () => recordPayment(shop, customer, orderIds[0] ?? '', paid))
    const request = { priceCents: 2500, orderIds }
    expect(codeOf(await createPaymentIntent(shop, customer, request))).toBe('ORDER_ALREADY_PAID')
    expect(shop.cards.intents().map(({ status }) => status)).toEqual(['succeeded', 'cancelled'])
  })

  test('Closes the earlier payment for a set of the same size with one different order', async () => {
    const { customer, orderIds } = await bookBasket(shop, 3)
    const first = await openSet(shop, customer, orderIds.slice(0, 2))
    const second = await openSet(shop, customer, orderIds.slice(1))
    expect([first, second].map(statusOf)).toEqual(['cancelled', 'waiting'])
    expect(await openSet(shop, customer, orderIds.slice(1).toReversed())).toBe(second)
  })

  test('Closes a payment at an outdated price, and opens one at the current price', async () => {
    const bought = await bookSomething(shop)
    const first = await openPayment(shop, bought)
    await shop.database.write(async ({ db }) =>
      done(await db.updateTable('payments').set({ amount_cents: 1 }).execute()),
    )
    const second = await openPayment(shop, bought)
    expect([first, second].map(statusOf)).toEqual(['cancelled', 'waiting'])
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled', 'open'])
  })

  test('Is refused for a single order of a set while the bank processes the payment of the set', async () => {
    const booked = await bookBasket(shop, 2)
    const intentId = await openSet(shop, booked.customer, booked.orderIds)
    shop.cards.change(intentId, { status: 'processing' })
    expect(codeOf(await openAlone(booked))).toBe('PAYMENT_IN_PROGRESS')
    expect(await openSet(shop, booked.customer, booked.orderIds)).toBe(intentId)
    expect(shop.cards.intents()).toHaveLength(1)
  })

  test('Replaces a payment whose intent the provider no longer has', async () => {
    const bought = await bookSomething(shop)
    const first = await openPayment(shop, bought)
    shop.cards.readIntent = async () => undefined
    expect(await openPayment(shop, bought)).not.toBe(first)
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled', 'open'])
  })

  test('Refunds the payment of a set that was settled for another amount, and does not open it again', async () => {
    const { customer, orderIds } = await bookBasket(shop, 2)
    const intentId = await openSet(shop, customer, orderIds)
    shop.cards.change(intentId, { amountCents: 2499 })
    shop.cards.confirm(intentId)
    const again = await createPaymentIntent(shop, customer, { priceCents: 2500, orderIds })
    expect(again).toMatchObject({
      code: 'PAYMENT_REFUNDED',
      lines: orderIds.map((orderId, index) => ({ index, orderId, refusal: { code: 'PAYMENT_REFUNDED' } })),
    })
    expect(shop.cards.intents()).toHaveLength(1)
  })

  test('Holds an order for half an hour, and for a day once its payment opens', async () => {
    const bought = await bookSomething(shop)
    const holdOf = async () => (await storedOrder(shop, bought.orderId)).holdExpiresAt
    const booked = shop.clock()
    expect(await holdOf()).toBe(booked + 30 * minuteMs)
    shop.clock.moveBy(minuteMs)
    await openPayment(shop, bought)
    expect(await holdOf()).toBe(booked + shop.holdMs)
  })

  test('Holds the order of an open payment when a price continues that payment', async () => {
    const first = await bookSomething(shop)
    const { customer, productId, orderId } = first
    const again = granted(await bookProduct(shop, customer, booking(productId, { quantity: 2 })))
    const intentId = await openByPrice(first)
    const holdOfSecond = async () => (await storedOrder(shop, again.orderId)).holdExpiresAt
    expect(await holdOfSecond()).toBe(shop.clock() + 30 * minuteMs)
    granted(await cancelOrder(shop, customer, orderId))
    expect(await openByPrice(first)).toBe(intentId)
    expect(await holdOfSecond()).toBe(shop.clock() + shop.holdMs)
  })

  test('Never shares a payment between an order and a price alone', async () => {
    const bought = await bookSomething(shop)
    const [named, byPrice] = [await openPayment(shop, bought), await openByPrice(bought)]
    expect(byPrice).not.toBe(named)
    expect(await openPayment(shop, bought)).toBe(named)
    expect(await openByPrice(bought)).toBe(byPrice)
  })

  test('Creates a separate intent for each of two sets of the same size and price', async () => {
    const [one, other] = [await bookBasket(shop, 2), await bookBasket(shop, 2)]
    const first = await openSet(shop, one.customer, one.orderIds)
    expect(await openSet(shop, other.customer, other.orderIds)).not.toBe(first)
  })

  // During an upgrade, old and new processes run side by side and must use the same key for the same intent.
  test('Uses a key for the intent that consists of its orders or customer, its price and its ordinal', async () => {
    const keys = keysAsked()
    const bought = await bookSomething(shop)
    const first = await openPayment(shop, bought)
    shop.cards.change(first, { status: 'cancelled' })
    await openPayment(shop, bought)
    await openByPrice(bought)
    const { orderId, priceCents, customer } = bought
    expect(keys()).toEqual([
      `${orderId}-${priceCents}-0`,
      `${orderId}-${priceCents}-1`,
      `price-${customer.userId}-${priceCents}-2`,
    ])
  })

  test('Uses the same key for a set, regardless of the sequence of its orders', async () => {
    const keys = keysAsked()
    const { customer, orderIds } = await bookBasket(shop, 2)
    await openSet(shop, customer, orderIds.toReversed())
    const content = orderIds.map((id) => `${id}:1250`).join(' ')
    const hash = createHash('sha256').update(content).digest('base64url')
    expect(keys()).toEqual([`set-${hash}-2500-0`])
  })
})
