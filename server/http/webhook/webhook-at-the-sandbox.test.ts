import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { newEventId, signedEvent } from '../../../sandbox/cards/testing/signed-event.ts'
import { insertPayment } from '../../data/queries/payments/payments.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { cancelOrder } from '../../operations/orders/cancel-order.ts'
import { createPaymentIntent } from '../../operations/payments/create-payment-intent.ts'
import { reconcilePayments } from '../../operations/payments/reconcile-payments.ts'
import { recordPayment } from '../../operations/payments/record-payment.ts'
import { minuteMs } from '../../platform/clock.ts'
import { type Bought, bookSomething } from '../../testing/buying.ts'
import { codeOf, granted } from '../../testing/shop-contents.ts'
import { paymentStatesOf, storedOrder } from '../../testing/stored-rows.ts'
import { openStripeShop, type StripeShop } from '../../testing/stripe-shop.ts'
import { sendEvent, storedEvents, webhookSecret } from '../../testing/webhook.ts'

describeOnEveryEngine('The webhook with the card sandbox', (engine) => {
  let env: StripeShop
  let bought: Bought

  beforeEach(async () => {
    env = await openStripeShop(engine)
    bought = await bookSomething(env.shop)
  })
  afterEach(() => env.drop())

  const open = async (orderId: string | undefined = bought.orderId) => {
    const { customer, priceCents } = bought
    const secret = granted(await createPaymentIntent(env.shop, customer, { priceCents, orderId }))
    return secret.replace(/_secret_.*$/, '')
  }
  const pay = (intentId: string) =>
    env.sandbox.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
  /** Creates an event as Stripe would, with the intent's present state. */
  const eventOf = async (intentId: string, type = 'payment_intent.succeeded', id = newEventId()) => {
    const object = await env.sandbox.stripe.paymentIntents.retrieve(intentId)
    return signedEvent({ type, object, id }, webhookSecret)
  }
  const send = async (event: Parameters<typeof sendEvent>[1]) => (await sendEvent(env.app, event)).statusCode
  const order = () => storedOrder(env.shop, bought.orderId)
  const record = (intentId: string) => recordPayment(env.shop, bought.customer, bought.orderId, intentId)
  /** Returns the refunded cents of the charge; undefined without a charge. */
  const refundedOf = async (intentId: string) => {
    const { paymentIntents, charges } = env.sandbox.stripe
    const { latest_charge: charge } = await paymentIntents.retrieve(intentId)
    return typeof charge === 'string' ? (await charges.retrieve(charge)).amount_refunded : undefined
  }

  test('The event of a charge whose browser was closed marks the order paid', async () => {
    const intentId = await open()
    await pay(intentId)
    expect(await send(await eventOf(intentId))).toBe(200)
    expect(await order()).toMatchObject({ state: 'paid', transactionId: intentId })
    expect(granted(await record(intentId)).now).toBe(false)
  })

  test("Duplicate events, concurrent and late ones and the browser's call lead to one charge and one paid order", async () => {
    const intentId = await open()
    await pay(intentId)
    const event = await eventOf(intentId)
    const [first, second] = await Promise.all([send(event), send(event), record(intentId)])
    expect([first, second, await send(event)]).toEqual([200, 200, 200])
    expect(await order()).toMatchObject({ state: 'paid', transactionId: intentId, refundedCents: 0 })
    expect(await storedEvents(env.shop)).toHaveLength(1)
    expect(await refundedOf(intentId)).toBe(0)
  })

  test('The reconciliation replaces a lost event, which changes nothing when it arrives late', async () => {
    const intentId = await open()
    await pay(intentId)
    const late = await eventOf(intentId)
    env.shop.clock.moveBy(16_000)
    await reconcilePayments(env.shop)
    const before = await order()
    expect(before.state).toBe('paid')
    expect(await send(late)).toBe(200)
    expect(await order()).toEqual(before)
  })

  test('An event about a charge that the sandbox does not know pays nothing', async () => {
    const intentId = await open()
    const object = { id: intentId, object: 'payment_intent', status: 'succeeded', amount_received: 99_999 }
    const claimed = signedEvent({ type: 'payment_intent.succeeded', object }, webhookSecret)
    expect(await send(claimed)).toBe(200)
    expect((await order()).state).toBe('unpaid')
  })

  test('A declined card leaves the order unpaid, and the next card pays it', async () => {
    const intentId = await open()
    const declined = { payment_method: 'pm_card_visa_chargeDeclined' }
    await env.sandbox.stripe.paymentIntents.confirm(intentId, declined).catch(() => undefined)
    expect(await send(await eventOf(intentId, 'payment_intent.payment_failed'))).toBe(200)
    expect(await paymentStatesOf(env.shop, bought.orderId)).toEqual(['open'])
    await pay(intentId)
    expect(await send(await eventOf(intentId))).toBe(200)
    expect((await order()).state).toBe('paid')
  })

  test('An old event about a failure changes nothing after the success', async () => {
    const intentId = await open()
    const old = await eventOf(intentId, 'payment_intent.payment_failed')
    await pay(intentId)
    await send(await eventOf(intentId))
    expect(await send(old)).toBe(200)
    expect((await order()).state).toBe('paid')
  })

  test("A cancelled order's intent is closed, and no event restores the order", async () => {
    const intentId = await open()
    expect(codeOf(await cancelOrder(env.shop, bought.customer, bought.orderId))).toBe('done')
    await expect(pay(intentId)).rejects.toThrow()
    expect(await send(await eventOf(intentId, 'payment_intent.canceled'))).toBe(200)
    expect(await send(await eventOf(intentId))).toBe(200)
    expect((await order()).state).toBe('cancelled')
    expect(await refundedOf(intentId)).toBeUndefined()
  })

  test('A payment without an order is refunded once if its order was cancelled', async () => {
    const { customer, priceCents } = bought
    const opened = await createPaymentIntent(env.shop, customer, { priceCents, orderId: undefined })
    const intentId = granted(opened).replace(/_secret_.*$/, '')
    expect(codeOf(await cancelOrder(env.shop, customer, bought.orderId))).toBe('done')
    await pay(intentId)
    env.shop.clock.moveBy(3 * minuteMs)
    const [first, second] = [await eventOf(intentId), await eventOf(intentId)]
    expect(await Promise.all([send(first), send(second)])).toEqual([200, 200])
    expect(await refundedOf(intentId)).toBe(priceCents)
    expect((await order()).state).toBe('cancelled')
  })

  test('A charge of a changed amount is refunded, and the right amount pays the order', async () => {
    const wrong = await open()
    await env.sandbox.stripe.paymentIntents.update(wrong, { amount: 50 })
    await pay(wrong)
    expect(await send(await eventOf(wrong))).toBe(200)
    expect((await order()).state).toBe('unpaid')
    expect(await refundedOf(wrong)).toBe(50)
    const right = await open()
    await pay(right)
    expect(await send(await eventOf(right))).toBe(200)
    expect(await order()).toMatchObject({ state: 'paid', transactionId: right })
  })

  test('A charge in another currency is refunded', async () => {
    const { customer, orderId, priceCents } = bought
    const { id } = await env.sandbox.stripe.paymentIntents.create({
      amount: priceCents,
      currency: 'eur',
      metadata: { order: orderId },
    })
    const orders = [{ id: orderId, priceCents }]
    const payment = { intentId: id, userId: customer.userId, orders, amountCents: priceCents }
    await env.shop.database.write(async (transaction) => {
      await insertPayment(transaction, payment, env.shop.clock())
      return done(null)
    })
    await pay(id)
    expect(await send(await eventOf(id))).toBe(200)
    expect((await order()).state).toBe('unpaid')
    expect(await refundedOf(id)).toBe(priceCents)
  })

  test('While the sandbox is down, an event gets 503 and stays unhandled', async () => {
    const intentId = await open()
    await pay(intentId)
    const event = await eventOf(intentId)
    await env.sandbox.stop()
    expect(await send(event)).toBe(503)
    expect(await storedEvents(env.shop)).toMatchObject([{ intentId, handled: false }])
    expect((await order()).state).toBe('unpaid')
  })

  test('An intent of another shop that shares the account is ignored', async () => {
    const { id } = await env.sandbox.stripe.paymentIntents.create({ amount: 700, currency: 'eur' })
    await pay(id)
    expect(await send(await eventOf(id))).toBe(200)
    expect(await refundedOf(id)).toBe(0)
    expect(await storedEvents(env.shop)).toMatchObject([{ intentId: id, handled: true }])
  })
})
