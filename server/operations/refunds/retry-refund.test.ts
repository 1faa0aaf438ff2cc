import { afterEach, beforeEach, expect, test } from 'vitest'
import { listChangesAfter } from '../../data/queries/changes/changes.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import {
  type Bought,
  bookBasket,
  bookSomething,
  openPayment,
  openSet,
  payCancelledOrder,
  payForSomething,
  sellToAnotherCustomer,
} from '../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { paymentStatesOf, storedMessages, storedOrder, storedRefunds } from '../../testing/stored-rows.ts'
import { adminEmail, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { recordPayment } from '../payments/record-payment.ts'
import type { Caller } from '../shop.ts'
import { listOwedRefunds } from './owed-refunds.ts'
import { retryRefund } from './retry-refund.ts'

const refusal = { refused: 'charge_disputed', message: 'Still charged back.' }

describeOnEveryEngine('Money that the shop owes', (engine) => {
  let shop: TestShop
  let admin: Caller
  let late: Bought
  let intentId: string

  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    late = await bookSomething(shop)
    intentId = await payCancelledOrder(shop, late)
    shop.clock.moveBy(minuteMs)
  })
  afterEach(() => shop.drop())

  const retry = () => retryRefund(shop, admin, intentId)
  const owed = () => listOwedRefunds(shop)

  test('Is listed with its customer and the reason, and on its order', async () => {
    const row = {
      intentId,
      orderId: late.orderId,
      customerEmail: late.customer.email,
      cents: late.priceCents,
      currency: 'usd',
      failure: 'Charged back.',
    }
    await payForSomething(shop)
    expect(await owed()).toMatchObject([row])
    expect(await listOwedRefunds(shop, late.orderId)).toMatchObject([row])
    expect(await listOwedRefunds(shop, 'another')).toEqual([])
  })

  test('Is refunded by a new request when an admin retries, with emails about it', async () => {
    expect(granted(await retry()).state).toBe('succeeded')
    expect(shop.cards.refundedCents(intentId)).toBe(late.priceCents)
    expect(await owed()).toEqual([])
    expect(await paymentStatesOf(shop, late.orderId)).toEqual(['refunded'])
    expect((await storedOrder(shop, late.orderId)).refundedCents).toBe(late.priceCents)
    const refunds = await storedRefunds(shop, late.orderId)
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(2)
    expect(refunds.map(({ state }) => state).toSorted()).toEqual(['failed', 'succeeded'])
    expect(refunds.find(({ state }) => state === 'succeeded')?.createdBy).toBe(admin.userId)
    const refundEmails = (await storedMessages(shop, 'refund')).filter(({ event }) =>
      event.startsWith('refunded'),
    )
    expect(refundEmails).toMatchObject([
      { recipient: adminEmail, subject: 'Refunded by the shop: $25.00' },
      {
        recipient: late.customer.email,
        subject: 'Your payment of $25.00 is refunded',
        body: expect.stringContaining('We have refunded all of it, $25.00'),
      },
    ])
  })

  test('Is refunded once when two admins in two processes retry concurrently, and both get the result', async () => {
    const [other, second] = await Promise.all([shop.anotherProcess(), addAdmin(shop)])
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => retry()),
      ...Array.from({ length: 3 }, () => retryRefund(other, second, intentId)),
    ])
    expect(new Set(answers.map((answer) => granted(answer).id)).size).toBe(1)
    expect(shop.cards.refundedCents(intentId)).toBe(late.priceCents)
    expect(granted(await retry()).state).toBe('succeeded')
    expect(await storedRefunds(shop, late.orderId)).toHaveLength(2)
    expect(await deadlocksOn(shop.database)).toBe(0)
  })

  test('Shows the reason if refused again, and stays listed', async () => {
    shop.cards.refusal = refusal
    expect(await retry()).toMatchObject({ code: 'REFUND_REFUSED', message: expect.stringContaining('Still') })
    expect(await owed()).toMatchObject([{ cents: late.priceCents, failure: 'Still charged back.' }])
    shop.cards.refusal = undefined
    granted(await retry())
    expect(await owed()).toEqual([])
  })

  test('Is due while the provider is down, not listed, and refunded once afterwards', async () => {
    shop.cards.down = true
    expect(granted(await retry()).state).toBe('due')
    expect(granted(await retry()).state).toBe('due')
    expect(await owed()).toEqual([])
    shop.cards.down = false
    shop.clock.moveBy(minuteMs)
    await reconcilePayments(shop)
    expect(shop.cards.refundedCents(intentId)).toBe(late.priceCents)
  })

  test("Is reduced by a partial refund in the provider's dashboard, and the rest is refunded", async () => {
    shop.cards.refundByHand(intentId, 1000)
    await handlePaymentEvent(shop, { id: 'evt_part', type: 'charge.refunded', intentId })
    expect(await owed()).toMatchObject([{ cents: late.priceCents - 1000, failure: 'Charged back.' }])
    shop.cards.refusal = refusal
    expect(codeOf(await retry())).toBe('REFUND_REFUSED')
    // The refund that the provider refused last covers only the remaining amount.
    expect(await owed()).toMatchObject([{ cents: late.priceCents - 1000 }])
    shop.cards.refusal = undefined
    granted(await retry())
    expect(shop.cards.refundedCents(intentId)).toBe(late.priceCents)
    expect(await paymentStatesOf(shop, late.orderId)).toEqual(['refunded'])
  })

  test('Is listed again if the bank returns the refund', async () => {
    granted(await retry())
    shop.cards.changeRefund('re_1', 'failed')
    await handlePaymentEvent(shop, { id: 'evt_failed', type: 'refund.failed', intentId })
    expect(await owed()).toMatchObject([{ intentId, cents: late.priceCents }])
    granted(await retry())
    expect(shop.cards.refundedCents(intentId)).toBe(late.priceCents)
    expect(await owed()).toEqual([])
  })

  test('Is listed without an order if the payment has none', async () => {
    const { customer, orderId, priceCents } = await bookSomething(shop)
    const opened = await createPaymentIntent(shop, customer, { priceCents, orderId: undefined })
    const unbound = granted(opened).replace(/_secret$/, '')
    await shop.database.autocommit.deleteFrom('outbox').where('order_id', '=', orderId).execute()
    await shop.database.autocommit
      .updateTable('orders')
      .set({ state: 'cancelled' })
      .where('id', '=', orderId)
      .execute()
    shop.cards.confirm(unbound)
    shop.cards.refusal = refusal
    shop.clock.moveBy(3 * minuteMs)
    await reconcilePayments(shop)
    shop.cards.refusal = undefined
    expect((await owed()).find((one) => one.intentId === unbound)).toMatchObject({ orderId: null })
    expect(granted(await retryRefund(shop, admin, unbound)).state).toBe('succeeded')
    expect(await listChangesAfter(shop.database.read, 0, 10)).toMatchObject([
      { subjectKind: 'payment', subjectId: unbound, subjectName: '' },
    ])
  })

  test('Is refunded in the charged amount and currency, even if the order has others', async () => {
    const bought = await bookSomething(shop)
    const taken = await openPayment(shop, bought)
    shop.cards.change(taken, { amountCents: 2000, currency: 'eur' })
    shop.cards.confirm(taken)
    shop.cards.refusal = refusal
    await handlePaymentEvent(shop, { id: 'evt_taken', type: 'payment_intent.succeeded', intentId: taken })
    shop.cards.refusal = undefined
    expect(await listOwedRefunds(shop, bought.orderId)).toMatchObject([{ cents: 2000, currency: 'eur' }])
    granted(await retryRefund(shop, admin, taken))
    expect(shop.cards.refundedCents(taken)).toBe(2000)
    expect(await listOwedRefunds(shop, bought.orderId)).toEqual([])
  })

  test('Is listed oldest first', async () => {
    const second = await payCancelledOrder(shop)
    expect((await owed()).map((one) => one.intentId)).toEqual([intentId, second])
    shop.clock.moveBy(minuteMs)
    shop.cards.refusal = refusal
    await retry()
    shop.cards.refusal = undefined
    expect((await owed()).map((one) => one.intentId)).toEqual([second, intentId])
  })

  test('Is listed in the record of changes when it is refunded again', async () => {
    granted(await retry())
    const changes = await listChangesAfter(shop.database.read, 0, 10)
    const after = JSON.stringify({ amountCents: late.priceCents, currency: 'usd' })
    expect(changes).toMatchObject([
      {
        byUserId: admin.userId,
        action: 'refund.retried',
        subjectKind: 'order',
        subjectId: late.orderId,
        after,
      },
    ])
    expect(changes[0]?.subjectName).toBe('')
  })

  test('Is the part of a charge for an order whose pieces were sold, until that part is refunded', async () => {
    granted(await retry())
    const { customer, orders, orderIds } = await bookBasket(shop, 2, 1)
    const [paid = '', sold = ''] = orderIds
    const ofSet = await openSet(shop, customer, orderIds)
    await sellToAnotherCustomer(shop, orders[1]?.productId ?? '', 1)
    shop.cards.confirm(ofSet)
    shop.cards.refusal = refusal
    granted(await recordPayment(shop, customer, paid, ofSet))
    shop.cards.refusal = undefined
    const row = { intentId: ofSet, cents: 1250, currency: 'usd', failure: 'Still charged back.' }
    expect(await owed()).toMatchObject([row])
    shop.clock.moveBy(minuteMs)
    const later = await payCancelledOrder(shop)
    expect(await owed()).toMatchObject([row, { intentId: later }])
    granted(await retryRefund(shop, admin, ofSet))
    expect(shop.cards.refundedCents(ofSet)).toBe(1250)
    expect(await storedOrder(shop, sold)).toMatchObject({ state: 'unpaid', refundedCents: 1250 })
    expect(await owed()).toMatchObject([{ intentId: later }])
    const told = (await storedMessages(shop, 'refund')).find(
      ({ event, recipient }) => event.startsWith('refunded') && recipient === customer.email,
    )
    expect(told?.body).toContain('We have refunded this part, $12.50')
    // The second retry finds the refund instead of making another.
    granted(await retryRefund(shop, admin, ofSet))
    expect(shop.cards.refundedCents(ofSet)).toBe(1250)
  })

  test('Does not include a payment that is open or cancelled', async () => {
    const bought = await bookSomething(shop)
    const open = await openPayment(shop, bought)
    expect(codeOf(await retryRefund(shop, admin, open))).toBe('OWED_REFUND_NOT_FOUND')
    granted(await cancelOrder(shop, bought.customer, bought.orderId))
    expect(codeOf(await retryRefund(shop, admin, open))).toBe('OWED_REFUND_NOT_FOUND')
    expect(await storedRefunds(shop, bought.orderId)).toEqual([])
  })

  test("Cannot be retried for a paid order's payment or an unknown payment", async () => {
    const paid = await payForSomething(shop)
    const { transactionId } = await storedOrder(shop, paid.orderId)
    for (const id of [String(transactionId), 'pi_unknown']) {
      expect(codeOf(await retryRefund(shop, admin, id))).toBe('OWED_REFUND_NOT_FOUND')
    }
    expect(shop.cards.refundedCents(String(transactionId))).toBe(0)
  })
})
