import { expect } from 'vitest'
import { charged, type Outcome, paid, price, type Scenario } from './scenario-parts.ts'

const partRefunded: Outcome = { order: 'paid', charged: price, back: 1250 }

/** Scenarios of refunds by an admin, here or in Stripe's dashboard. */
export const refunds: readonly Scenario[] = [
  [
    'An admin refunds everything, and the events arrive',
    { order: 'paid', charged: price, back: price },
    async (s) => {
      const intent = await paid(s)
      expect(await s.refund(price)).toBe('done')
      for (const type of ['charge.refunded', 'refund.created', 'refund.updated']) await s.notify(intent, type)
      expect(await s.refund(1)).toBe('NOTHING_TO_REFUND')
    },
  ],
  [
    'Two partial refunds, and a third above the rest',
    { order: 'paid', charged: price, back: 3000 },
    async (s) => {
      await paid(s)
      expect([await s.refund(1000), await s.refund(2000), await s.refund(751)]).toEqual([
        'done',
        'done',
        'REFUND_ABOVE_LEFT',
      ])
    },
  ],
  [
    'A double click on one refund',
    partRefunded,
    async (s) => {
      await paid(s)
      await Promise.all(Array.from({ length: 5 }, () => s.refund(1250, 'one-key')))
    },
  ],
  [
    'The refund’s event arrives before the response is stored',
    partRefunded,
    async (s) => {
      const intent = await paid(s)
      s.crashAfter('refund')
      await expect(s.refund(1250)).rejects.toThrow('The process crashed')
      expect(await s.notify(intent, 'charge.refunded')).toBe(200)
    },
  ],
  [
    'The process crashes after the refund, and no event arrives',
    partRefunded,
    async (s) => {
      await paid(s)
      s.crashAfter('refund')
      await expect(s.refund(1250)).rejects.toThrow('The process crashed')
    },
  ],
  [
    'Stripe is down when an admin refunds money',
    partRefunded,
    async (s) => {
      await paid(s)
      await s.whileStripeIsDown(async () => expect(await s.refund(1250)).toBe('done'))
    },
  ],
  [
    'A part is refunded in Stripe’s dashboard, and its event arrives three times at once',
    partRefunded,
    async (s) => {
      const intent = await paid(s)
      await s.refundAtStripe(intent, 1250)
      const event = await s.event(intent, 'charge.refunded')
      await Promise.all([s.send(event), s.send(event), s.notify(intent, 'refund.updated')])
    },
  ],
  [
    'A part is refunded in Stripe’s dashboard without an event: the shop polls for it',
    partRefunded,
    async (s) => s.refundAtStripe(await paid(s), 1250),
  ],
  [
    'The shop polls while the event arrives, after Stripe was down',
    partRefunded,
    async (s) => {
      const intent = await paid(s)
      await s.refundAtStripe(intent, 1250)
      await s.whileStripeIsDown(() => expect(s.reconcile()).rejects.toThrow('out of reach'))
      s.wait(24 * 3_600_000)
      await Promise.all([s.reconcile(), s.notify(intent, 'refund.created'), s.reconcile()])
    },
  ],
  [
    'A part is refunded in the dashboard and a part here, with events out of order',
    { order: 'paid', charged: price, back: 2250 },
    async (s) => {
      const intent = await paid(s)
      await s.refundAtStripe(intent, 1250)
      const early = await s.event(intent, 'charge.refunded')
      expect(await s.refund(1000)).toBe('done')
      await s.notify(intent, 'refund.updated')
      await s.send(early)
    },
  ],
  [
    'All is refunded in the dashboard, and an admin tries to refund it as well',
    { order: 'paid', charged: price, back: price },
    async (s) => {
      const intent = await paid(s)
      await s.refundAtStripe(intent, price)
      expect(await s.refund(price)).toBe('REFUND_REFUSED')
    },
  ],
  [
    'All is refunded in the dashboard before the shop knows of the charge',
    { order: 'paid', charged: price, back: price },
    async (s) => {
      const intent = await charged(s)
      await s.refundAtStripe(intent, price)
      expect(await s.notify(intent, 'charge.refunded')).toBe(200)
    },
  ],
  [
    'Old events of the charge arrive after its refund',
    { order: 'paid', charged: price, back: price },
    async (s) => {
      const intent = await charged(s)
      const old = await s.event(intent)
      await s.browser(intent)
      await s.refund(price)
      expect(await s.send(old)).toBe(200)
      expect(await s.notify(intent)).toBe(200)
    },
  ],
]
