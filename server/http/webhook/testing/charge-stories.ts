import { expect } from 'vitest'
import { findDeliveredOrder } from '../../../data/queries/orders/listed-orders.ts'
import { storedOrder } from '../../../testing/stored-rows.ts'
import { charged, onePaidOrder, paid, price, type Row } from './story-parts.ts'

/** A charge and what is told of it. */
export const charges: readonly Row[] = [
  [
    'The event comes after the browser has said so',
    onePaidOrder,
    async (s) => {
      const intent = await paid(s)
      expect(await s.tell(intent)).toBe(200)
    },
  ],
  [
    'The event comes before the browser says so',
    onePaidOrder,
    async (s) => {
      const intent = await charged(s)
      expect(await s.tell(intent)).toBe(200)
      expect(await s.browser(intent)).toBe('done')
    },
  ],
  ['The browser is gone, and the event comes', onePaidOrder, async (s) => s.tell(await charged(s))],
  ['The browser is gone, and the event is lost', onePaidOrder, charged],
  [
    'The same event comes ten times at once, beside the browser',
    onePaidOrder,
    async (s) => {
      const intent = await charged(s)
      const event = await s.event(intent)
      await Promise.all([...Array.from({ length: 10 }, () => s.send(event)), s.browser(intent)])
    },
  ],
  [
    'Five events of one charge come at once, beside browser and reconciliation',
    onePaidOrder,
    async (s) => {
      const intent = await charged(s)
      await Promise.all([
        ...Array.from({ length: 5 }, () => s.tell(intent)),
        s.browser(intent),
        s.reconcile(),
      ])
    },
  ],
  [
    'The event comes a day late',
    onePaidOrder,
    async (s) => {
      const late = await s.event(await charged(s))
      await s.reconcile()
      s.wait(24 * 3_600_000)
      expect(await s.send(late)).toBe(200)
    },
  ],
  [
    'An old failure comes after the success',
    onePaidOrder,
    async (s) => {
      const intent = await s.open()
      const failure = await s.event(intent, 'payment_intent.payment_failed')
      await s.charge(intent)
      await s.tell(intent)
      expect(await s.send(failure)).toBe(200)
    },
  ],
  [
    'Stripe is away when the event comes, and it comes again',
    onePaidOrder,
    async (s) => {
      const event = await s.event(await charged(s))
      await s.whileStripeIsAway(async () => expect(await s.send(event)).toBe(503))
      expect(await s.send(event)).toBe(200)
    },
  ],
  [
    'The process dies while it handles the event, and it comes again',
    onePaidOrder,
    async (s) => {
      const event = await s.event(await charged(s))
      s.dieAfter('readIntent')
      expect(await s.send(event)).toBe(500)
      expect(await s.send(event)).toBe(200)
    },
  ],
  [
    'The signature is bad: the event does nothing, the money is found all the same',
    onePaidOrder,
    async (s) => {
      const { body, signature } = await s.event(await charged(s))
      expect(await s.send({ body, signature: `${signature}0` })).toBe(400)
      expect((await storedOrder(s.env.shop, s.bought.orderId)).state).toBe('unpaid')
    },
  ],
  [
    'The event claims a charge that was never made',
    { order: 'unpaid', charged: 0, back: 0 },
    async (s) => expect(await s.tell(await s.open())).toBe(200),
  ],
  [
    'Two intents take money for one order',
    { order: 'paid', charged: 2 * price, back: price },
    async (s) => {
      const intents = [await s.open(), await s.open('by price only')]
      for (const intent of intents) await s.charge(intent)
      await Promise.all(intents.map((intent) => s.tell(intent)))
    },
  ],
  [
    'The bank disputes the charge, no event comes, and the dispute is lost: the order stays paid and says so',
    onePaidOrder,
    async (s) => {
      const { shop, sandbox } = s.env
      const intent = await s.open()
      await s.charge(intent, 'pm_card_createDispute')
      await s.browser(intent)
      const marked = async () => (await findDeliveredOrder(shop.database.read, s.bought.orderId))?.dispute
      await s.reconcile()
      expect(await marked()).toBe('open')
      expect(await s.refund(price)).toBe('REFUND_REFUSED')
      const { data } = await sandbox.stripe.disputes.list({ payment_intent: intent })
      await sandbox.stripe.disputes.close(String(data[0]?.id))
      await s.reconcile()
      expect(await marked()).toBe('lost')
    },
  ],
  [
    'Paid for a price only, and no browser ever names the order',
    onePaidOrder,
    async (s) => {
      const intent = await s.open('by price only')
      await s.charge(intent)
      await s.tell(intent)
    },
  ],
]
