import { expect } from 'vitest'
import { charged, onePaidOrder, price, type Row, soldMeanwhile } from './story-parts.ts'

/** Charges that the shop cannot have, and orders that are closed while they are paid. */
export const returned: readonly Row[] = [
  [
    'The order is cancelled first: its intent takes no money any more',
    { order: 'cancelled', charged: 0, back: 0 },
    async (s) => {
      const intent = await s.open()
      expect(await s.cancel()).toBe('done')
      await expect(s.charge(intent)).rejects.toThrow()
      await s.tell(intent, 'payment_intent.canceled')
    },
  ],
  [
    'Paid for a price only after the order was cancelled',
    { order: 'cancelled', charged: price, back: price },
    async (s) => {
      const intent = await s.open('by price only')
      expect(await s.cancel()).toBe('done')
      await s.charge(intent)
      s.wait(180_000)
      await Promise.all([s.tell(intent), s.tell(intent)])
    },
  ],
  [
    'Cancelling meets a charge that nobody has told of: the order is paid',
    onePaidOrder,
    async (s) => {
      await charged(s)
      expect(await s.cancel()).toBe('ORDER_PAID_CANNOT_CANCEL')
    },
  ],
  [
    'Another amount was taken',
    { order: 'unpaid', charged: 50, back: 50 },
    async (s) => {
      const intent = await s.open()
      await s.env.sandbox.stripe.paymentIntents.update(intent, { amount: 50 })
      await s.charge(intent)
      await s.tell(intent)
    },
  ],
  [
    'Another currency was taken',
    { order: 'unpaid', charged: price, back: price },
    async (s) => {
      const intent = await s.strangeIntent({ currency: 'eur' })
      await s.charge(intent)
      await s.tell(intent)
    },
  ],
  [
    'It was taken for another order',
    { order: 'unpaid', charged: price, back: price },
    async (s) => {
      const intent = await s.strangeIntent({ metadata: { order: 'another' } })
      await s.charge(intent)
      await s.tell(intent)
    },
  ],
  [
    'The hold ran out and somebody else has the tools',
    { order: 'unpaid', charged: price, back: price },
    async (s) => {
      const intent = await s.open()
      await soldMeanwhile(s)
      await s.charge(intent)
      await Promise.all([s.tell(intent), s.browser(intent), s.tell(intent)])
    },
  ],
  [
    'Stripe is away when late money has to go back',
    { order: 'unpaid', charged: price, back: price },
    async (s) => {
      const intent = await s.open()
      await soldMeanwhile(s)
      await s.charge(intent)
      const event = await s.event(intent)
      s.dieAfter('readIntent')
      await s.send(event)
      await s.whileStripeIsAway(() => s.send(event))
    },
  ],
  [
    'The process dies when late money has gone back',
    { order: 'unpaid', charged: price, back: price },
    async (s) => {
      const intent = await s.open()
      await soldMeanwhile(s)
      await s.charge(intent)
      s.dieAfter('refund')
      expect(await s.tell(intent)).toBe(500)
    },
  ],
]
