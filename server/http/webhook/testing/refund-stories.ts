import { expect } from 'vitest'
import { charged, type End, paid, price, type Row } from './story-parts.ts'

const partBack: End = { order: 'paid', charged: price, back: 1250 }

/** Money that an admin gives back, here or in Stripe's dashboard. */
export const refunds: readonly Row[] = [
  [
    'An admin gives everything back, and the events of it come',
    { order: 'paid', charged: price, back: price },
    async (s) => {
      const intent = await paid(s)
      expect(await s.refund(price)).toBe('done')
      for (const type of ['charge.refunded', 'refund.created', 'refund.updated']) await s.tell(intent, type)
      expect(await s.refund(1)).toBe('NOTHING_TO_REFUND')
    },
  ],
  [
    'Two parts, and a third that is more than is left',
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
    partBack,
    async (s) => {
      await paid(s)
      await Promise.all(Array.from({ length: 5 }, () => s.refund(1250, 'one-key')))
    },
  ],
  [
    'The event of the refund comes before the answer to it is noted',
    partBack,
    async (s) => {
      const intent = await paid(s)
      s.dieAfter('refund')
      await expect(s.refund(1250)).rejects.toThrow('The process died')
      expect(await s.tell(intent, 'charge.refunded')).toBe(200)
    },
  ],
  [
    'The process dies after the refund, and no event comes',
    partBack,
    async (s) => {
      await paid(s)
      s.dieAfter('refund')
      await expect(s.refund(1250)).rejects.toThrow('The process died')
    },
  ],
  [
    'Stripe is away when an admin gives money back',
    partBack,
    async (s) => {
      await paid(s)
      await s.whileStripeIsAway(async () => expect(await s.refund(1250)).toBe('done'))
    },
  ],
  [
    'A part goes back in Stripe’s dashboard, and its event comes three times at once',
    partBack,
    async (s) => {
      const intent = await paid(s)
      await s.refundAtStripe(intent, 1250)
      const event = await s.event(intent, 'charge.refunded')
      await Promise.all([s.send(event), s.send(event), s.tell(intent, 'refund.updated')])
    },
  ],
  [
    'A part goes back in Stripe’s dashboard, and no event comes: the shop asks for it',
    partBack,
    async (s) => s.refundAtStripe(await paid(s), 1250),
  ],
  [
    'The shop asks while the event comes, and Stripe was away before',
    partBack,
    async (s) => {
      const intent = await paid(s)
      await s.refundAtStripe(intent, 1250)
      await s.whileStripeIsAway(() => expect(s.reconcile()).rejects.toThrow('out of reach'))
      s.wait(24 * 3_600_000)
      await Promise.all([s.reconcile(), s.tell(intent, 'refund.created'), s.reconcile()])
    },
  ],
  [
    'A part in the dashboard and a part here, told in whatever order',
    { order: 'paid', charged: price, back: 2250 },
    async (s) => {
      const intent = await paid(s)
      await s.refundAtStripe(intent, 1250)
      const early = await s.event(intent, 'charge.refunded')
      expect(await s.refund(1000)).toBe('done')
      await s.tell(intent, 'refund.updated')
      await s.send(early)
    },
  ],
  [
    'All went back in the dashboard, and an admin who does not know gives it back too',
    { order: 'paid', charged: price, back: price },
    async (s) => {
      const intent = await paid(s)
      await s.refundAtStripe(intent, price)
      expect(await s.refund(price)).toBe('REFUND_REFUSED')
    },
  ],
  [
    'All went back in the dashboard before the shop knew of the charge',
    { order: 'paid', charged: price, back: price },
    async (s) => {
      const intent = await charged(s)
      await s.refundAtStripe(intent, price)
      expect(await s.tell(intent, 'charge.refunded')).toBe(200)
    },
  ],
  [
    'Old events of the charge come after its refund',
    { order: 'paid', charged: price, back: price },
    async (s) => {
      const intent = await charged(s)
      const old = await s.event(intent)
      await s.browser(intent)
      await s.refund(price)
      expect(await s.send(old)).toBe(200)
      expect(await s.tell(intent)).toBe(200)
    },
  ],
]
