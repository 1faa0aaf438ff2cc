import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { type Bought, bookSomething, payForSomething, payTooLate } from '../../testing/buying.ts'
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

describeOnEveryEngine('A refund that the card provider tells of', (engine) => {
  let shop: TestShop
  let bought: Bought
  let intentId: string
  let told = 0

  beforeEach(async () => {
    shop = await openTestShop(engine)
    bought = await payForSomething(shop, { stock: 10, quantity: 3 })
    intentId = String((await order()).transactionId)
  })
  afterEach(() => shop.drop())

  const order = () => storedOrder(shop, bought.orderId)
  const refunds = () => storedRefunds(shop, bought.orderId)
  const tell = (type: string) => {
    told += 1
    return handlePaymentEvent(shop, { id: `evt_${told}`, type, intentId })
  }
  const refund = async (amountCents: number, restock = 0) => {
    const wanted = { amountCents, reason: 'Scratched', restock, idempotencyKey: undefined }
    return refundOrder(shop, await addAdmin(shop), bought.orderId, wanted)
  }

  test.each(['charge.refunded', 'refund.created', 'refund.updated'])(
    'Made in its dashboard and told by %s, it stands on the order, and customer and admin are told once',
    async (type) => {
      shop.cards.refundByHand(intentId, 1000)
      await tell(type)
      await tell(type)
      expect(await order()).toMatchObject({ state: 'paid', refundedCents: 1000, givenBackCents: 1000 })
      expect(await refunds()).toMatchObject([{ origin: 'provider', amountCents: 1000, state: 'succeeded' }])
      const messages = await storedMessages(shop, 'refund')
      expect(messages.map(({ recipient }) => recipient)).toEqual([adminEmail, bought.customer.email])
      expect(codeOf(await refund(2751))).toBe('REFUND_ABOVE_LEFT')
    },
  )

  test('Many at once, told by two processes, are noted once each', async () => {
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

  test('One that the shop has made is known by its own number', async () => {
    granted(await refund(1250, 1))
    await tell('charge.refunded')
    await tell('refund.updated')
    expect((await order()).refundedCents).toBe(1250)
    expect(await refunds()).toHaveLength(1)
    expect(await stockOf(shop, bought.toolId)).toBe(8)
  })

  test('All went back in its dashboard, unheard of here: the admin is told why nothing more can, and the order shows it', async () => {
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

  test('Failed at the bank after all: it does not count any more, the admin is told once, and it can be made again', async () => {
    granted(await refund(1250, 1))
    shop.cards.changeRefund('re_1', 'failed')
    await tell('refund.failed')
    await tell('refund.updated')
    expect(await order()).toMatchObject({ refundedCents: 0, givenBackCents: 0 })
    const messages = await storedMessages(shop, 'refund')
    expect(messages.filter(({ subject }) => subject === 'A refund failed: $12.50')).toHaveLength(1)
    granted(await refund(1250))
    expect((await order()).refundedCents).toBe(1250)
    expect(await stockOf(shop, bought.toolId)).toBe(8)
  })

  test('Still on its way at the provider it is due, and is asked after, not asked for again', async () => {
    shop.cards.meanwhile('after refund', () => shop.cards.changeRefund('re_1', 'pending'))
    granted(await refund(1250, 1))
    await tell('refund.updated')
    shop.cards.changeRefund('re_1', 'succeeded')
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(await refunds()).toMatchObject([{ state: 'succeeded' }])
    expect(shop.cards.refunds).toEqual([intentId])
    expect(await stockOf(shop, bought.toolId)).toBe(8)
  })

  test('Made in its dashboard and still on its way there, it is asked after and never made a second time', async () => {
    const byHand = shop.cards.refundByHand(intentId, 1000)
    shop.cards.changeRefund(byHand, 'pending')
    await tell('refund.created')
    expect(await refunds()).toMatchObject([{ origin: 'provider', state: 'due' }])
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(shop.cards.refundedCents(intentId)).toBe(1000)
    shop.cards.changeRefund(byHand, 'succeeded')
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(await refunds()).toMatchObject([{ origin: 'provider', state: 'succeeded', amountCents: 1000 }])
  })

  test('What was heard before and is noted later changes nothing: a refund goes one way', async () => {
    granted(await refund(1250, 1))
    const succeeded = await shop.cards.listRefunds(intentId)
    const pending = succeeded.map((one) => ({ ...one, status: 'pending' as const }))
    await recordRefunds(shop, intentId, pending)
    await recordRefunds(shop, intentId, succeeded)
    expect(await refunds()).toMatchObject([{ state: 'succeeded' }])
    expect(await stockOf(shop, bought.toolId)).toBe(8)
    shop.cards.changeRefund('re_1', 'failed')
    await tell('refund.failed')
    await recordRefunds(shop, intentId, succeeded)
    expect(await refunds()).toMatchObject([{ state: 'failed' }])
    expect(await stockOf(shop, bought.toolId)).toBe(8)
  })

  test('While the provider is down the event is not handled, and handled when it comes again', async () => {
    shop.cards.refundByHand(intentId, 1000)
    shop.cards.down = true
    const event = { id: 'evt_down', type: 'charge.refunded', intentId }
    await expect(handlePaymentEvent(shop, event)).rejects.toThrow('down')
    shop.cards.down = false
    await handlePaymentEvent(shop, event)
    expect((await order()).refundedCents).toBe(1000)
  })

  test('An automatic refund that is refused is told to the admin, not tried for ever, and done once it is made by hand', async () => {
    const late = await bookSomething(shop)
    const lateId = await payTooLate(shop, late)
    expect(await storedMessages(shop, 'refund')).toMatchObject([{ event: `refund-failed:refund-${lateId}` }])
    shop.clock.moveBy(16_000)
    await reconcilePayments(shop)
    expect(shop.cards.refundedCents(lateId)).toBe(0)
    expect(await paymentStatesOf(shop, late.orderId)).toEqual(['refund-due'])
    shop.cards.refundByHand(lateId, late.priceCents)
    await handlePaymentEvent(shop, { id: 'evt_by_hand', type: 'charge.refunded', intentId: lateId })
    expect(await paymentStatesOf(shop, late.orderId)).toEqual(['refunded'])
    expect((await storedOrder(shop, late.orderId)).refundedCents).toBe(late.priceCents)
  })
})
