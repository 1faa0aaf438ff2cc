import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOrderNumber, formatPurchaseNumber } from '../../../domain/orders/order-number.ts'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { listOrders } from '../../data/queries/orders/orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import {
  bookBasket,
  booking,
  bookSomething,
  openSet,
  payForBasket,
  sellToAnotherCustomer,
} from '../../testing/buying.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import {
  paymentStatesOf,
  stockOf,
  storedMessages,
  storedOrder,
  storedRefunds,
} from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { chooseNotifications } from '../notifications/choose-notifications.ts'
import { bookProduct } from '../orders/book-product.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { getTimeline } from '../orders/get-timeline.ts'
import { proveNumbers, readProof } from '../proof/prove-numbers.ts'
import { listOwedRefunds } from '../refunds/owed-refunds.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { retryRefund } from '../refunds/retry-refund.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'
import { pollPaymentEvents } from './poll-payment-events.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { recordPayment } from './record-payment.ts'

describeOnEveryEngine('One payment of many orders', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(async () => {
    await proveNumbers(shop)
    expect((await readProof(shop.database.read))?.differences).toEqual([])
    expect(await findLedgerMismatches(shop.database.read)).toEqual([])
    await shop.drop()
  })

  const statesOf = async (ids: readonly string[]) =>
    (await listOrders(shop.database.read, ids)).map(({ state }) => state)
  const open = (caller: Parameters<typeof openSet>[1], orderIds: readonly string[]) =>
    createPaymentIntent(shop, caller, { priceCents: orderIds.length * 1250, orderIds })
  const notify = (intentId: string, id = `evt_${intentId}`) =>
    handlePaymentEvent(shop, { id, type: 'payment_intent.succeeded', intentId })

  test('One charge pays all orders, by the PATCH of any of them, under one transaction id', async () => {
    const { customer, orderIds, intentId } = await payForBasket(shop, 3)
    expect(shop.cards.intents()).toMatchObject([{ amountCents: 3750, status: 'succeeded' }])
    for (const id of orderIds) {
      const order = await storedOrder(shop, id)
      expect(order).toMatchObject({ state: 'paid', transactionId: intentId, stockHeld: 1, cardLast4: '4242' })
      expect(granted(await recordPayment(shop, customer, id, intentId))).toEqual({
        now: false,
        refundedOrders: [],
      })
    }
  })

  test('One receipt lists all orders and the purchase number, and staff get one email', async () => {
    const admin = await addAdmin(shop)
    granted(await chooseNotifications(shop, admin, { kinds: ['sales'], hour: 7 }))
    const { orders, orderIds, customer } = await payForBasket(shop, 2)
    const receipts = await storedMessages(shop, 'paid')
    expect(receipts).toHaveLength(1)
    expect(receipts[0]).toMatchObject({ recipient: customer.email, subject: 'Receipt: $25.00 for 2 orders' })
    const purchase = orders[0]?.purchaseNumber ?? 0
    for (const name of [
      formatPurchaseNumber(purchase),
      ...orders.map(({ number }) => formatOrderNumber(number)),
    ])
      expect(receipts[0]?.body).toContain(name)
    const told = await shop.database.read.selectFrom('outbox').where('recipient', '=', admin.email)
    expect(await told.select('subject').execute()).toEqual([{ subject: 'Sold: 2 orders, $25.00' }])
    // The history of each order contains the emails that the orders share.
    for (const id of orderIds) {
      const subjects = granted(await getTimeline(shop, admin, id)).map(({ subject }) => subject)
      expect(subjects).toEqual(expect.arrayContaining(['Receipt: $25.00 for 2 orders']))
    }
  })

  test('Twenty concurrent calls that name the orders in any sequence open one payment', async () => {
    const { customer, orderIds } = await bookBasket(shop, 3)
    const secrets = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        open(customer, index % 2 === 0 ? orderIds : orderIds.toReversed()),
      ),
    )
    expect(new Set(secrets.map(granted)).size).toBe(1)
    expect(shop.cards.intents()).toHaveLength(1)
  })

  test('A payment of another set closes the previous payment, so that no order has two open payments', async () => {
    const { customer, orderIds } = await bookBasket(shop, 3)
    const first = await openSet(shop, customer, orderIds)
    const second = await openSet(shop, customer, orderIds.slice(1))
    expect(shop.cards.confirm(first)).toBe(false)
    expect(shop.cards.confirm(second)).toBe(true)
    await notify(second)
    expect(await statesOf(orderIds)).toEqual(['unpaid', 'paid', 'paid'])
  })

  test('Two tabs that open different sets at the same time leave one open payment per order', async () => {
    const { customer, orderIds } = await bookBasket(shop, 3)
    await Promise.all([
      open(customer, orderIds),
      open(customer, orderIds.slice(0, 2)),
      open(customer, orderIds.slice(1)),
      open(customer, orderIds),
    ])
    for (const id of orderIds) {
      const states = await paymentStatesOf(shop, id)
      expect(states.filter((state) => state === 'open').length).toBeLessThanOrEqual(1)
    }
    const paid = shop.cards.intents().filter(({ id }) => shop.cards.confirm(id))
    for (const { id } of paid) await notify(id)
    expect(shop.cards.refunds).toEqual([])
  })

  test('A set whose payment has just succeeded is settled instead of opened again', async () => {
    const { customer, orderIds } = await bookBasket(shop, 2)
    const intentId = await openSet(shop, customer, orderIds)
    shop.cards.confirm(intentId)
    for (const ids of [orderIds.slice(1), orderIds])
      expect(['ORDER_ALREADY_PAID', 'LINES_REFUSED']).toContain(codeOf(await open(customer, ids)))
    expect(await statesOf(orderIds)).toEqual(['paid', 'paid'])
    expect(shop.cards.intents()).toHaveLength(1)
  })

  test('PATCH, webhook and reconciliation at the same time settle the payment once', async () => {
    const { customer, orderIds } = await bookBasket(shop, 3)
    const intentId = await openSet(shop, customer, orderIds)
    shop.cards.confirm(intentId)
    shop.clock.moveBy(60_000)
    const others = shop.database.engine === 'postgres' ? [await shop.anotherProcess()] : []
    await Promise.all([
      ...orderIds.map((id) => recordPayment(shop, customer, id, intentId)),
      notify(intentId, 'evt_1'),
      notify(intentId, 'evt_2'),
      reconcilePayments(shop),
      ...others.map((other) => recordPayment(other, customer, orderIds[0] ?? '', intentId)),
    ])
    expect(await statesOf(orderIds)).toEqual(['paid', 'paid', 'paid'])
    expect(await storedMessages(shop, 'paid')).toHaveLength(1)
    expect(shop.cards.refunds).toEqual([])
  })

  test('Single orders can be paid together too; the refusal names paid orders and those of other customers', async () => {
    const { customer, orderId, productId } = await bookSomething(shop, { quantity: 1 })
    const { orderId: second } = granted(await bookProduct(shop, customer, booking(productId)))
    const stranger = await bookSomething(shop)
    expect(await open(customer, [orderId, stranger.orderId])).toMatchObject({
      code: 'LINES_REFUSED',
      lines: [{ index: 1, orderId: stranger.orderId, refusal: { code: 'ORDER_NOT_FOUND' } }],
    })
    const intentId = await openSet(shop, customer, [orderId, second])
    shop.cards.confirm(intentId)
    await notify(intentId)
    expect(await statesOf([orderId, second])).toEqual(['paid', 'paid'])
    const third = granted(await bookProduct(shop, customer, booking(productId))).orderId
    expect(await open(customer, [third, second])).toMatchObject({
      lines: [{ index: 1, orderId: second, refusal: { code: 'ORDER_ALREADY_PAID' } }],
    })
  })

  test('A price that differs from the sum is refused', async () => {
    const { customer, orderIds } = await bookBasket(shop, 2)
    const request = { priceCents: 1250, orderIds }
    expect(codeOf(await createPaymentIntent(shop, customer, request))).toBe('PRICE_DIFFERS')
  })

  test('Expired holds are all taken again or none; an order whose pieces are sold is named', async () => {
    const { customer, orders, orderIds } = await bookBasket(shop, 2, 1)
    const [kept, sold] = orders
    shop.clock.moveBy(shop.holdMs)
    await expireHolds(shop)
    granted(await bookProduct(shop, await addCustomer(shop), booking(sold?.productId ?? '')))
    expect(await open(customer, orderIds)).toMatchObject({
      code: 'LINES_REFUSED',
      lines: [{ index: 1, orderId: sold?.id, refusal: { code: 'STOCK_GONE' } }],
    })
    expect(await stockOf(shop, kept?.productId ?? '')).toBe(1)
    granted(await open(customer, orderIds.slice(0, 1)))
    expect(await stockOf(shop, kept?.productId ?? '')).toBe(0)
  })

  test('Cancelling one order closes the payment, and a new payment covers the remaining orders', async () => {
    const { customer, orderIds } = await bookBasket(shop, 2)
    const first = await openSet(shop, customer, orderIds)
    granted(await cancelOrder(shop, customer, orderIds[0] ?? ''))
    expect(shop.cards.confirm(first)).toBe(false)
    const second = await openSet(shop, customer, orderIds.slice(1))
    expect(shop.cards.intent(second).amountCents).toBe(1250)
  })

  test('A cancellation that finds a charge settles the set instead', async () => {
    const { customer, orderIds } = await bookBasket(shop, 2)
    const intentId = await openSet(shop, customer, orderIds)
    shop.cards.confirm(intentId)
    expect(codeOf(await cancelOrder(shop, customer, orderIds[1] ?? ''))).toBe('ORDER_PAID_CANNOT_CANCEL')
    expect(await statesOf(orderIds)).toEqual(['paid', 'paid'])
  })

  /** Pays for two orders after the pieces of the second were sold to another customer. */
  async function payWithOneSold() {
    const { customer, orders, orderIds } = await bookBasket(shop, 2, 1)
    const intentId = await openSet(shop, customer, orderIds)
    await sellToAnotherCustomer(shop, orders[1]?.productId ?? '', 1)
    shop.cards.confirm(intentId)
    return { customer, orders, orderIds, intentId }
  }

  test('An order whose pieces were sold gets its part refunded, the others are paid, and the customer is told which is which', async () => {
    const { customer, orderIds, intentId, orders } = await payWithOneSold()
    const [paid = '', sold = ''] = orderIds
    expect(granted(await recordPayment(shop, customer, paid, intentId))).toEqual({
      now: true,
      refundedOrders: [sold],
    })
    expect(await recordPayment(shop, customer, sold, intentId)).toMatchObject({
      code: 'PAYMENT_REFUNDED',
      lines: [{ orderId: sold }],
    })
    expect(await statesOf(orderIds)).toEqual(['paid', 'unpaid'])
    expect(shop.cards.refundedCents(intentId)).toBe(1250)
    expect(await storedOrder(shop, sold)).toMatchObject({ refundedCents: 1250, transactionId: null })
    expect(await storedOrder(shop, paid)).toMatchObject({ refundedCents: 0, givenBackCents: 0 })
    const [receipt] = await storedMessages(shop, 'paid')
    expect(receipt?.body).toContain('Not paid: 1 × Spoke wrench. The pieces were sold')
    const refund = (await storedMessages(shop, 'refund')).find(
      ({ recipient }) => recipient === customer.email,
    )
    expect(refund?.body).toContain(formatOrderNumber(orders[1]?.number ?? 0))
    expect(refund?.body).toContain('The rest of your payment has paid your other orders.')
  })

  test('A partial refund that fails is owed, and can be repeated on request', async () => {
    const { customer, orderIds, intentId } = await payWithOneSold()
    shop.cards.refusal = { refused: 'charge_disputed', message: 'Charged back.' }
    granted(await recordPayment(shop, customer, orderIds[0] ?? '', intentId))
    shop.cards.refusal = undefined
    expect(await listOwedRefunds(shop)).toMatchObject([{ intentId, cents: 1250, failure: 'Charged back.' }])
    expect(await listOwedRefunds(shop, orderIds[1])).toHaveLength(1)
    const admin = await addAdmin(shop)
    expect(granted(await retryRefund(shop, admin, intentId)).state).toBe('succeeded')
    expect(await listOwedRefunds(shop)).toEqual([])
    expect(shop.cards.refundedCents(intentId)).toBe(1250)
  })

  test('A charge of another amount or currency pays nothing and is refunded in full', async () => {
    for (const change of [{ amountCents: 2000 }, { currency: 'eur' }]) {
      const { customer, orderIds } = await bookBasket(shop, 2)
      const intentId = await openSet(shop, customer, orderIds)
      shop.cards.change(intentId, change)
      shop.cards.confirm(intentId)
      await notify(intentId)
      expect(await statesOf(orderIds)).toEqual(['unpaid', 'unpaid'])
      expect(shop.cards.refundedCents(intentId)).toBe(shop.cards.intent(intentId).amountCents)
    }
  })

  test("A refund is limited to its order's amount, and restocks only the pieces of that order", async () => {
    const { orders, orderIds } = await payForBasket(shop, 2)
    const admin = await addAdmin(shop)
    const [first = ''] = orderIds
    const refund = (amountCents: number, restock = 0) =>
      refundOrder(shop, admin, first, {
        amountCents,
        restock,
        reason: 'Scratched',
        idempotencyKey: undefined,
      })
    expect(codeOf(await refund(1251))).toBe('REFUND_ABOVE_LEFT')
    granted(await refund(1250, 1))
    expect(codeOf(await refund(1))).toBe('NOTHING_TO_REFUND')
    expect(await storedOrder(shop, first)).toMatchObject({ refundedCents: 1250, givenBackCents: 1250 })
    expect(await storedOrder(shop, orderIds[1] ?? '')).toMatchObject({ refundedCents: 0 })
    expect(await Promise.all(orders.map(({ productId }) => stockOf(shop, productId)))).toEqual([10, 9])
  })

  test("A refund in the provider's dashboard is divided among the orders by the rule, to the cent", async () => {
    const { orderIds, intentId } = await payForBasket(shop, 3)
    shop.cards.refundByHand(intentId, 1400)
    await pollPaymentEvents(shop)
    shop.cards.refundByHand(intentId, 1100)
    await pollPaymentEvents(shop)
    const refunded = (await listOrders(shop.database.read, orderIds)).map(
      ({ refundedCents }) => refundedCents,
    )
    // 1400 cents refund the first order and 150 cents of the second; 1100 cents refund the rest of the second.
    expect(refunded).toEqual([1250, 1250, 0])
    expect((await storedRefunds(shop, orderIds[1] ?? '')).map(({ amountCents }) => amountCents)).toEqual([
      1400, 1100,
    ])
  })

  test('A dispute of the charge marks all of its orders', async () => {
    const { orderIds, intentId } = await payForBasket(shop, 2)
    shop.cards.dispute(intentId)
    await pollPaymentEvents(shop)
    const marks = await shop.database.read.selectFrom('orders').where('id', 'in', orderIds)
    expect(await marks.select('dispute').execute()).toEqual([{ dispute: 'open' }, { dispute: 'open' }])
  })

  test('A payment that the browser never recorded is settled by the reconciliation', async () => {
    const { customer, orderIds } = await bookBasket(shop, 2)
    shop.cards.confirm(await openSet(shop, customer, orderIds))
    shop.clock.moveBy(60_000)
    await reconcilePayments(shop)
    expect(await statesOf(orderIds)).toEqual(['paid', 'paid'])
  })
})
