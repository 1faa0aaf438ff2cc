import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { minuteMs } from '../../platform/clock.ts'
import { bookBasket, bookSomething } from '../../testing/buying.ts'
import {
  addCredit,
  creditOf,
  openWithCredit,
  payAllWithCredit,
  payPartWithCredit,
} from '../../testing/crediting.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { giveCredit } from './give-credit.ts'
import { payWithCredit } from './pay-with-credit.ts'

describeOnEveryEngine('Credit', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const refund = async (orderId: string, amountCents: number) =>
    refundOrder(shop, await addAdmin(shop), orderId, {
      amountCents,
      reason: 'Scratched',
      restock: 0,
      idempotencyKey: undefined,
    })

  test('pays a part of an order, and the card the rest', async () => {
    const { orderId, customer, priceCents, intentId } = await payPartWithCredit(shop, 1000)
    expect(shop.cards.intent(intentId).amountCents).toBe(priceCents - 1000)
    expect(await storedOrder(shop, orderId)).toMatchObject({ state: 'paid', creditCents: 1000 })
    expect(await creditOf(shop, customer)).toBe(0)
  })

  test('pays a whole order without the card provider, once', async () => {
    const { orderId, customer, priceCents, intentId } = await payAllWithCredit(shop)
    expect(intentId).toMatch(/^credit_/)
    expect(shop.cards.intents()).toEqual([])
    expect(await storedOrder(shop, orderId)).toMatchObject({
      state: 'paid',
      transactionId: intentId,
      creditCents: priceCents,
    })
    expect(await creditOf(shop, customer)).toBe(0)
    const again = await payWithCredit(shop, customer, { priceCents, orderIds: [orderId] })
    expect(again).toEqual(done(intentId))
  })

  test('is needed in full for a whole order, and never more than there is', async () => {
    const bought = await bookSomething(shop)
    const { customer, orderId, priceCents } = bought
    await addCredit(shop, customer, priceCents - 1)
    expect(codeOf(await payWithCredit(shop, customer, { priceCents, orderIds: [orderId] }))).toBe(
      'CREDIT_TOO_LOW',
    )
    const tooMuch = { priceCents, creditCents: priceCents, orderIds: [orderId] }
    expect(codeOf(await createPaymentIntent(shop, customer, tooMuch))).toBe('ORDER_CANNOT_BE_PAID')
    const other = await bookSomething(shop)
    const none = { priceCents: other.priceCents, creditCents: 100, orderIds: [other.orderId] }
    expect(codeOf(await createPaymentIntent(shop, other.customer, none))).toBe('CREDIT_TOO_LOW')
    expect(shop.cards.intents()).toEqual([])
    expect(await creditOf(shop, customer)).toBe(priceCents - 1)
  })

  test('is reserved by an open payment, and returned once when the order is cancelled', async () => {
    const bought = await bookSomething(shop)
    await addCredit(shop, bought.customer, 1000)
    const intentId = await openWithCredit(shop, bought, 1000)
    expect(await creditOf(shop, bought.customer)).toBe(0)
    // Opening the payment again continues it.
    expect(await openWithCredit(shop, bought, 1000)).toBe(intentId)
    granted(await cancelOrder(shop, bought.customer, bought.orderId))
    expect(await creditOf(shop, bought.customer)).toBe(1000)
  })

  test('is returned when the hold ends, and when the customer pays by card alone', async () => {
    const bought = await bookSomething(shop)
    await addCredit(shop, bought.customer, 1000)
    await openWithCredit(shop, bought, 1000)
    shop.clock.moveBy(shop.holdMs + minuteMs)
    await expireHolds(shop)
    expect(await creditOf(shop, bought.customer)).toBe(1000)
    const first = await openWithCredit(shop, bought, 700)
    expect(await creditOf(shop, bought.customer)).toBe(300)
    const second = await openWithCredit(shop, bought, 0)
    expect(second).not.toBe(first)
    expect(await creditOf(shop, bought.customer)).toBe(1000)
    expect(shop.cards.intent(second).amountCents).toBe(bought.priceCents)
  })

  test('that an open payment of another order reserves is free for a payment that needs it', async () => {
    const first = await bookSomething(shop)
    const { customer } = first
    const second = await bookSomething(shop, { customer })
    await addCredit(shop, customer, 2500)
    const opened = await openWithCredit(shop, first, 1000)
    const toPay = { priceCents: second.priceCents, orderIds: [second.orderId] }
    granted(await payWithCredit(shop, customer, toPay))
    expect(shop.cards.intent(opened).status).toBe('cancelled')
    expect(await creditOf(shop, customer)).toBe(0)
    expect((await storedOrder(shop, first.orderId)).state).toBe('unpaid')
  })

  test('of a payment that has taken money is not free for another one', async () => {
    const first = await bookSomething(shop)
    const { customer } = first
    const second = await bookSomething(shop, { customer })
    await addCredit(shop, customer, 2500)
    shop.cards.confirm(await openWithCredit(shop, first, 1000))
    const toPay = { priceCents: second.priceCents, orderIds: [second.orderId] }
    expect(codeOf(await payWithCredit(shop, customer, toPay))).toBe('CREDIT_TOO_LOW')
    expect(await storedOrder(shop, first.orderId)).toMatchObject({ state: 'paid', creditCents: 1000 })
    expect(await creditOf(shop, customer)).toBe(1500)
  })

  test('is divided over the orders of a payment to the cent', async () => {
    const { customer, orderIds } = await bookBasket(shop, 3)
    await addCredit(shop, customer, 1000)
    const request = { priceCents: 3750, creditCents: 1000, orderIds }
    const intentId = granted(await createPaymentIntent(shop, customer, request)).replace(/_secret$/, '')
    shop.cards.confirm(intentId)
    granted(await recordPayment(shop, customer, orderIds[0] ?? '', intentId))
    const orders = await Promise.all(orderIds.map((id) => storedOrder(shop, id)))
    expect(orders.map(({ creditCents }) => creditCents).toSorted()).toEqual([333, 333, 334])
  })

  test('gets its share of a refund after the card', async () => {
    const { orderId, customer, intentId } = await payPartWithCredit(shop, 1000)
    granted(await refund(orderId, 2000))
    expect(shop.cards.refundedCents(intentId)).toBe(1500)
    expect(await creditOf(shop, customer)).toBe(500)
    granted(await refund(orderId, 500))
    expect(await creditOf(shop, customer)).toBe(1000)
    expect(codeOf(await refund(orderId, 1))).toBe('NOTHING_TO_REFUND')
    expect(await storedOrder(shop, orderId)).toMatchObject({ refundedCents: 2500, givenBackCents: 2500 })
  })

  test('that paid everything is refunded without the card provider', async () => {
    const { orderId, customer, priceCents } = await payAllWithCredit(shop)
    shop.cards.down = true
    expect(await refund(orderId, priceCents)).toMatchObject({ ok: true, value: { state: 'succeeded' } })
    expect(await creditOf(shop, customer)).toBe(priceCents)
  })

  test('comes back at once while the card waits for its provider', async () => {
    const { orderId, customer, intentId } = await payPartWithCredit(shop, 1000)
    shop.cards.down = true
    expect(await refund(orderId, 2500)).toMatchObject({ ok: true, value: { state: 'due' } })
    expect(await creditOf(shop, customer)).toBe(1000)
    shop.cards.down = false
    shop.clock.moveBy(minuteMs)
    await reconcilePayments(shop)
    expect(shop.cards.refundedCents(intentId)).toBe(1500)
    expect(await creditOf(shop, customer)).toBe(1000)
  })

  test('and a refund in the dashboard of the provider never exceed what each has paid', async () => {
    const { orderId, customer, intentId } = await payPartWithCredit(shop, 1000)
    shop.cards.refundByHand(intentId, 1500)
    await handlePaymentEvent(shop, { id: 'evt_hand', type: 'refund.created', intentId })
    granted(await refund(orderId, 1000))
    expect(shop.cards.refundedCents(intentId)).toBe(1500)
    expect(await creditOf(shop, customer)).toBe(1000)
  })

  test('is not used twice by late money of a closed payment, which goes back to the card', async () => {
    const bought = await bookSomething(shop)
    await addCredit(shop, bought.customer, 1000)
    const intentId = await openWithCredit(shop, bought, 1000)
    granted(await cancelOrder(shop, bought.customer, bought.orderId))
    // The provider failed to cancel the intent.
    shop.cards.change(intentId, { status: 'succeeded' })
    await handlePaymentEvent(shop, { id: 'evt_late', type: 'payment_intent.succeeded', intentId })
    expect(shop.cards.refundedCents(intentId)).toBe(1500)
    expect(await creditOf(shop, bought.customer)).toBe(1000)
  })

  test('comes back with the card’s part of an order that was sold meanwhile', async () => {
    const { customer, orderIds } = await bookBasket(shop, 2)
    await addCredit(shop, customer, 1000)
    const request = { priceCents: 2500, creditCents: 1000, orderIds }
    const intentId = granted(await createPaymentIntent(shop, customer, request)).replace(/_secret$/, '')
    // The provider does not close the payment, so that the customer can still confirm it.
    shop.cards.meanwhile('before cancelIntent', () => shop.cards.confirm(intentId))
    await cancelOrder(shop, customer, orderIds[1] ?? '')
    const orders = await Promise.all(orderIds.map((id) => storedOrder(shop, id)))
    expect(orders.map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(await creditOf(shop, customer)).toBe(0)
  })

  test('is given with a reason by email, and taken back down to nothing', async () => {
    const { customer } = await bookSomething(shop)
    const admin = await addAdmin(shop)
    const gift = { email: customer.email, amountCents: 500, reason: 'Sorry', idempotencyKey: 'once' }
    const first = granted(await giveCredit(shop, admin, gift))
    expect(granted(await giveCredit(shop, admin, gift))).toEqual(first)
    expect(await creditOf(shop, customer)).toBe(500)
    const back = { ...gift, amountCents: -501, idempotencyKey: undefined }
    expect(codeOf(await giveCredit(shop, admin, back))).toBe('CREDIT_BELOW_ZERO')
    granted(await giveCredit(shop, admin, { ...back, amountCents: -500 }))
    expect(await creditOf(shop, customer)).toBe(0)
    const mails = await shop.database.read
      .selectFrom('outbox')
      .where('event', 'like', 'credit-given:%')
      .select('body')
      .execute()
    expect(mails).toHaveLength(2)
    expect(mails[0]?.body).toContain('Sorry')
  })
})
