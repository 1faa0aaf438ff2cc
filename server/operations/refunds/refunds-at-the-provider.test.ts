import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import {
  type Bought,
  bookSomething,
  payCancelledOrder,
  payForBasket,
  payForSomething,
} from '../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import {
  paymentStatesOf,
  stockOf,
  storedMessages,
  storedOrder,
  storedRefunds,
} from '../../testing/stored-rows.ts'
import { adminEmail, openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { recordRefunds } from './record-refunds.ts'
import { refundOrder } from './refund-order.ts'
import { retryRefund } from './retry-refund.ts'

describeOnEveryEngine('A refund reported by the card provider', (engine) => {
  let shop: TestShop
  let bought: Bought
  let intentId: string
  let eventCount = 0

  beforeEach(async () => {
    shop = await openTestShop(engine)
    bought = await payForSomething(shop, { stock: 10, quantity: 3 })
    intentId = String((await order()).transactionId)
  })
  afterEach(() => shop.drop())

  const order = () => storedOrder(shop, bought.orderId)
  const refunds = () => storedRefunds(shop, bought.orderId)
  const sendEvent = (type: string) => {
    eventCount += 1
    return handlePaymentEvent(shop, { id: `evt_${eventCount}`, type, intentId })
  }
  const refund = async (amountCents: number, restock = 0) => {
    const wanted = { amountCents, reason: 'Scratched', restock, idempotencyKey: undefined }
    return refundOrder(shop, await addAdmin(shop), bought.orderId, wanted)
  }
  /** Reads the orders of the link in an email. */
  const linkedIn = (body = '') => shop.orderLinks.read(/#token=(\S+)/.exec(body)?.[1] ?? '', shop.clock())

  test.each(['charge.refunded', 'refund.created', 'refund.updated'])(
    'Counts on the order when %s reports it, and sends one email to the customer and one to the admin',
    async (type) => {
      shop.cards.refundByHand(intentId, 1000)
      await sendEvent(type)
      await sendEvent(type)
      expect(await order()).toMatchObject({ state: 'paid', refundedCents: 1000, givenBackCents: 1000 })
      expect(await refunds()).toMatchObject([{ origin: 'provider', amountCents: 1000, state: 'succeeded' }])
      const messages = await storedMessages(shop, 'refund')
      expect(messages).toMatchObject([
        { recipient: adminEmail, subject: 'Refunded at the card provider: $10.00' },
        { recipient: bought.customer.email, subject: '$10.00 is refunded to your card' },
      ])
      expect(linkedIn(messages[1]?.body)).toMatchObject({ kind: 'order', id: bought.orderId })
      // The order was paid by its payment, so the shop owes nothing.
      expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['succeeded'])
      expect(codeOf(await refund(2751))).toBe('REFUND_ABOVE_LEFT')
    },
  )

  test('Is stored once, even if two processes learn of it', async () => {
    for (const amount of [100, 200, 300]) shop.cards.refundByHand(intentId, amount)
    const other = await shop.anotherProcess()
    await Promise.all(
      [shop, other, shop, other].map((at, index) =>
        handlePaymentEvent(at, { id: `evt_at_once_${index}`, type: 'charge.refunded', intentId }),
      ),
    )
    expect((await order()).refundedCents).toBe(600)
    expect(await refunds()).toHaveLength(3)
  })

  test('Is matched by its id if the shop made it', async () => {
    granted(await refund(1250, 1))
    await sendEvent('charge.refunded')
    await sendEvent('refund.updated')
    expect((await order()).refundedCents).toBe(1250)
    expect(await refunds()).toHaveLength(1)
    expect(await stockOf(shop, bought.productId)).toBe(8)
  })

  test('Prevents further refunds if it was for the full amount, with the reason, and is shown on the order', async () => {
    shop.cards.refundByHand(intentId, 3750)
    const answer = await refund(1250)
    expect(codeOf(answer)).toBe('REFUND_REFUSED')
    expect(await order()).toMatchObject({ refundedCents: 3750, givenBackCents: 3750 })
    expect(await refunds()).toMatchObject([
      { origin: 'admin', state: 'failed' },
      { origin: 'provider', state: 'succeeded' },
    ])
    expect(codeOf(await refund(1))).toBe('NOTHING_TO_REFUND')
  })

  test('Stops counting when it fails at the bank, causes one email to the admin, and can be made again', async () => {
    granted(await refund(1250, 1))
    shop.cards.changeRefund('re_1', 'failed')
    await sendEvent('refund.failed')
    await sendEvent('refund.updated')
    expect(await order()).toMatchObject({ refundedCents: 0, givenBackCents: 0 })
    const messages = await storedMessages(shop, 'refund')
    const failed = messages.filter(({ subject }) => subject === 'A refund failed: $12.50')
    expect(failed).toHaveLength(1)
    // Only the shop's own due refunds are on the to-do list.
    expect(failed[0]?.body).not.toContain('to-do list')
    granted(await refund(1250))
    expect((await order()).refundedCents).toBe(1250)
    expect(await stockOf(shop, bought.productId)).toBe(8)
  })

  test('Is due while pending, and its state is polled without requesting another refund', async () => {
    shop.cards.meanwhile('after refund', () => shop.cards.changeRefund('re_1', 'pending'))
    granted(await refund(1250, 1))
    await sendEvent('refund.updated')
    shop.cards.changeRefund('re_1', 'succeeded')
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(await refunds()).toMatchObject([{ state: 'succeeded' }])
    expect(shop.cards.refunds).toEqual([intentId])
    expect(await stockOf(shop, bought.productId)).toBe(8)
  })

  test('Is polled while pending and never repeated if it was made in the dashboard', async () => {
    const byHand = shop.cards.refundByHand(intentId, 1000)
    shop.cards.changeRefund(byHand, 'pending')
    await sendEvent('refund.created')
    expect(await refunds()).toMatchObject([{ origin: 'provider', state: 'due' }])
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(shop.cards.refundedCents(intentId)).toBe(1000)
    shop.cards.changeRefund(byHand, 'succeeded')
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(await refunds()).toMatchObject([{ origin: 'provider', state: 'succeeded', amountCents: 1000 }])
  })

  test('Is reported in one email if it covers several orders, and in none if its payment is unknown', async () => {
    const { customer, orderIds, intentId: ofSet } = await payForBasket(shop, 2)
    shop.cards.refundByHand(ofSet, 2000)
    await handlePaymentEvent(shop, { id: 'evt_set', type: 'charge.refunded', intentId: ofSet })
    const mails = (await storedMessages(shop, 'refund')).filter(
      ({ recipient }) => recipient === customer.email,
    )
    expect(mails).toHaveLength(1)
    expect(linkedIn(mails[0]?.body)).toMatchObject({ kind: 'payment', id: ofSet })
    for (const id of orderIds) {
      expect(await storedRefunds(shop, id)).toHaveLength(1)
      expect(mails[0]?.body).toContain(formatOrderNumber((await storedOrder(shop, id)).number))
    }
    await expect(recordRefunds(shop, 'pi_unknown', [])).rejects.toThrow('does not know')
  })

  test('Is mailed with the refunded orders only, and not with others of the same payment', async () => {
    const { orders, intentId: ofSet } = await payForBasket(shop, 2)
    const [first = '', second = ''] = orders.map(({ number }) => formatOrderNumber(number))
    const changed = (id: string) =>
      handlePaymentEvent(shop, { id: `evt_${id}`, type: 'refund.updated', intentId: ofSet })
    shop.cards.refundByHand(ofSet, 1250)
    await changed('first')
    const ofSecond = shop.cards.refundByHand(ofSet, 1249)
    await changed('second')
    const told = (await storedMessages(shop, 'refund')).map(({ body }) => body ?? '')
    for (const [cents, named, other] of [
      ['$12.50', first, second],
      ['$12.49', second, first],
    ] as const) {
      const about = told.filter((body) => body.includes(cents))
      expect(about).toHaveLength(2)
      for (const body of about) {
        expect(body).toContain(named)
        expect(body).not.toContain(other)
      }
    }
    shop.cards.changeRefund(ofSecond, 'failed')
    await changed('failed')
    const mails = await storedMessages(shop, 'refund')
    const failed = mails.find(({ event }) => event.startsWith('refund-failed'))
    expect(failed?.body).toContain(second)
    expect(failed?.body).not.toContain(first)
  })

  test('Does not change with an outdated response, because its states only move forward', async () => {
    granted(await refund(1250, 1))
    const succeeded = await shop.cards.listRefunds(intentId)
    const pending = succeeded.map((one) => ({ ...one, status: 'pending' as const }))
    await recordRefunds(shop, intentId, pending)
    await recordRefunds(shop, intentId, succeeded)
    const why = { id: (await refunds())[0]?.id ?? '', why: 'Refunded already.' }
    await recordRefunds(shop, intentId, [], why)
    expect(await refunds()).toMatchObject([{ state: 'succeeded', failure: null }])
    expect(await stockOf(shop, bought.productId)).toBe(8)
    shop.cards.changeRefund('re_1', 'failed')
    await sendEvent('refund.failed')
    await recordRefunds(shop, intentId, succeeded)
    expect(await refunds()).toMatchObject([{ state: 'failed' }])
    expect(await stockOf(shop, bought.productId)).toBe(8)
  })

  test("Is not made again if an earlier version stored it without the provider's id", async () => {
    granted(await refund(1250, 1))
    await shop.database.autocommit.updateTable('refunds').set({ provider_id: null }).execute()
    await sendEvent('refund.updated')
    expect(await refunds()).toMatchObject([{ state: 'succeeded', providerId: 're_1' }])
    expect(await stockOf(shop, bought.productId)).toBe(8)
  })

  test('Is recorded when its event is delivered again, after the provider was down the first time', async () => {
    shop.cards.refundByHand(intentId, 1000)
    shop.cards.down = true
    const event = { id: 'evt_down', type: 'charge.refunded', intentId }
    await expect(handlePaymentEvent(shop, event)).rejects.toThrow('down')
    shop.cards.down = false
    await handlePaymentEvent(shop, event)
    expect((await order()).refundedCents).toBe(1000)
  })

  test('Is emailed to the admin and not retried if it is an automatic refund that was refused, and closed once made by hand', async () => {
    const late = await bookSomething(shop)
    const lateId = await payCancelledOrder(shop, late)
    expect(await storedMessages(shop, 'refund')).toMatchObject([
      {
        event: `refund-failed:refund-${lateId}`,
        body: expect.stringContaining('the shop can try again: see the to-do list'),
      },
    ])
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(shop.cards.refundedCents(lateId)).toBe(0)
    expect(await paymentStatesOf(shop, late.orderId)).toEqual(['refund-due'])
    shop.cards.refundByHand(lateId, late.priceCents)
    await handlePaymentEvent(shop, { id: 'evt_by_hand', type: 'charge.refunded', intentId: lateId })
    expect(await paymentStatesOf(shop, late.orderId)).toEqual(['refunded'])
    expect((await storedOrder(shop, late.orderId)).refundedCents).toBe(late.priceCents)
    expect(codeOf(await retryRefund(shop, await addAdmin(shop), lateId))).toBe('OWED_REFUND_NOT_FOUND')
  })
})
