import { expect } from 'vitest'
import { charged, onePaidOrder, price, type Scenario, soldMeanwhile } from './scenario-parts.ts'

/** Scenarios of charges that the shop cannot use, and of orders closed during the payment. */
export const returnedMoney: readonly Scenario[] = [
  [
    'The order is cancelled first: its intent can no longer be paid',
    { order: 'cancelled', charged: 0, back: 0 },
    async (s) => {
      const intent = await s.open()
      expect(await s.cancel()).toBe('done')
      await expect(s.charge(intent)).rejects.toThrow()
      await s.notify(intent, 'payment_intent.canceled')
    },
  ],
  [
    'A payment without an order is made after the order was cancelled',
    { order: 'cancelled', charged: price, back: price },
    async (s) => {
      const intent = await s.open('by price only')
      expect(await s.cancel()).toBe('done')
      await s.charge(intent)
      s.wait(180_000)
      await Promise.all([s.notify(intent), s.notify(intent)])
    },
  ],
  [
    'Cancelling finds an unrecorded charge: the order is paid',
    onePaidOrder,
    async (s) => {
      await charged(s)
      expect(await s.cancel()).toBe('ORDER_PAID_CANNOT_CANCEL')
    },
  ],
  [
    'A different amount is charged',
    { order: 'unpaid', charged: 50, back: 50 },
    async (s) => {
      const intent = await s.open()
      await s.env.sandbox.stripe.paymentIntents.update(intent, { amount: 50 })
      await s.charge(intent)
      await s.notify(intent)
    },
  ],
  [
    'A different currency is charged',
    { order: 'unpaid', charged: price, back: price },
    async (s) => {
      const intent = await s.foreignIntent({ currency: 'eur' })
      await s.charge(intent)
      await s.notify(intent)
    },
  ],
  [
    'The charge is for another order',
    { order: 'unpaid', charged: price, back: price },
    async (s) => {
      const intent = await s.foreignIntent({ metadata: { order: 'another' } })
      await s.charge(intent)
      await s.notify(intent)
    },
  ],
  [
    'The hold expired and another customer bought the tools',
    { order: 'unpaid', charged: price, back: price },
    async (s) => {
      const intent = await s.open()
      await soldMeanwhile(s)
      await s.charge(intent)
      await Promise.all([s.notify(intent), s.browser(intent), s.notify(intent)])
    },
  ],
  [
    'Stripe is down when late money must be refunded',
    { order: 'unpaid', charged: price, back: price },
    async (s) => {
      const intent = await s.open()
      await soldMeanwhile(s)
      await s.charge(intent)
      const event = await s.event(intent)
      s.crashAfter('readIntent')
      await s.send(event)
      await s.whileStripeIsDown(() => s.send(event))
    },
  ],
  [
    'The process crashes after late money was refunded',
    { order: 'unpaid', charged: price, back: price },
    async (s) => {
      const intent = await s.open()
      await soldMeanwhile(s)
      await s.charge(intent)
      s.crashAfter('refund')
      expect(await s.notify(intent)).toBe(500)
    },
  ],
]
