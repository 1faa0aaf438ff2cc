import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelOrder } from '../../../contract/orders/orders.ts'
import { createPaymentIntent, recordPayment } from '../../../contract/payments/payments.ts'
import { patienceMs } from '../../../tools/test-run/patience.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { reconcilePayments } from '../../operations/payments/reconcile-payments.ts'
import { minuteMs } from '../../platform/clock.ts'
import { CardsUnavailable } from '../../providers/cards/cards.ts'
import { callApi, refusalOf } from '../../testing/api-call.ts'
import { type Bought, bookSomething } from '../../testing/buying.ts'
import { type FaultName, faults } from '../../testing/faulty-provider.ts'
import { movementsOf, paymentStatesOf, storedOrder } from '../../testing/stored-rows.ts'
import { openStripeShop, type StripeShop } from '../../testing/stripe-shop.ts'
import { eventAbout, sendEvent } from '../../testing/webhook.ts'

describeOnEveryEngine('While the card provider has a fault', (engine) => {
  let env: StripeShop
  let bought: Bought
  let token: string

  beforeAll(async () => {
    env = await openStripeShop(engine)
  })
  afterAll(() => env.drop())
  beforeEach(async () => {
    env.injectFault(undefined)
    bought = await bookSomething(env.shop)
    token = await env.tokenOf(bought.customer)
  })

  const open = () => {
    const body = { price: bought.priceCents / 100, order: bought.orderId }
    return callApi(env, createPaymentIntent, { token, body })
  }
  const opened = async () =>
    (await open()).json<{ clientSecret: string }>().clientSecret.split('_secret')[0] ?? ''
  const pay = (intentId: string) =>
    env.sandbox.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' })
  const record = (transactionId: string) =>
    callApi(env, recordPayment, { token, params: { id: bought.orderId }, body: { transactionId } })
  const cancel = () => callApi(env, cancelOrder, { token, params: { id: bought.orderId } })
  const stored = async () => ({
    order: await storedOrder(env.shop, bought.orderId),
    payments: await paymentStatesOf(env.shop, bought.orderId),
    movements: await movementsOf(env.shop, bought.orderId),
  })

  /** One scenario per way in which a call can end; stripe-cards.test.ts covers every fault of every call. */
  const names: readonly FaultName[] = ['says nothing', 'breaks the connection', 'answers with a 500']

  test.each(names)(
    'it %s: the shop opens no payment, and after recovery the order is paid once',
    async (name) => {
      const before = await stored()
      env.injectFault(faults[name])
      expect(refusalOf(await open())).toBe('PROVIDER_UNAVAILABLE')
      expect(await stored()).toEqual(before)
      env.injectFault(undefined)
      const intentId = await opened()
      await pay(intentId)
      expect(refusalOf(await record(intentId))).toBe('done')
      expect((await stored()).payments).toEqual(['succeeded'])
    },
  )

  test.each(names)('it %s: a charge stays unrecorded until recovery, and is never lost', async (name) => {
    const intentId = await opened()
    await pay(intentId)
    const before = await stored()
    env.injectFault(faults[name])
    const response = await record(intentId)
    expect([response.statusCode, refusalOf(response)]).toEqual([503, 'PROVIDER_UNAVAILABLE'])
    expect(response.json()).toMatchObject({ message: expect.stringMatching(/is not responding/) })
    expect((await sendEvent(env.app, eventAbout(intentId))).statusCode).toBe(503)
    env.shop.clock.moveBy(minuteMs)
    await expect(reconcilePayments(env.shop)).rejects.toBeInstanceOf(CardsUnavailable)
    expect(await stored()).toEqual(before)
    env.injectFault(undefined)
    env.shop.clock.moveBy(minuteMs)
    await reconcilePayments(env.shop)
    expect((await stored()).order).toMatchObject({ state: 'paid', transactionId: intentId })
  })

  test.each(names)(
    'it %s: the cancellation of an order with an open payment is all or nothing',
    async (name) => {
      await opened()
      const before = await stored()
      env.injectFault(faults[name])
      expect(refusalOf(await cancel())).toBe('PROVIDER_UNAVAILABLE')
      expect(await stored()).toEqual(before)
      env.injectFault(undefined)
      expect(refusalOf(await cancel())).toBe('done')
      expect((await stored()).order.state).toBe('cancelled')
    },
  )

  test('twenty payments that wait for it do not delay other requests', async () => {
    const unanswered: ServerResponse[] = []
    env.injectFault((response) => unanswered.push(response), patienceMs)
    let answered = 0
    const waiting = Array.from({ length: 20 }, async () => {
      const refusal = refusalOf(await open())
      answered += 1
      return refusal
    })
    for (const url of ['/api/tools', '/api/items', '/api/review', '/healthz', '/readyz']) {
      expect((await env.app.inject(url)).statusCode).toBe(200)
    }
    const another = await bookSomething(env.shop)
    expect(
      refusalOf(
        await callApi(env, cancelOrder, {
          token: await env.tokenOf(another.customer),
          params: { id: another.orderId },
        }),
      ),
    ).toBe('done')
    await expect.poll(() => unanswered.length).toBe(20)
    expect(answered).toBe(0)
    for (const response of unanswered) response.destroy()
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['PROVIDER_UNAVAILABLE']))
  })
})
