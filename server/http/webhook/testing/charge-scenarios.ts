import { expect } from 'vitest'
import { findStaffOrder } from '../../../data/queries/orders/listed-orders.ts'
import { storedOrder } from '../../../testing/stored-rows.ts'
import { charged, onePaidOrder, paid, price, type Scenario } from './scenario-parts.ts'

/** Scenarios of a charge and its events. */
export const charges: readonly Scenario[] = [
  [
    'The event arrives after the browser’s call',
    onePaidOrder,
    async (s) => {
      const intent = await paid(s)
      expect(await s.notify(intent)).toBe(200)
    },
  ],
  [
    'The event arrives before the browser’s call',
    onePaidOrder,
    async (s) => {
      const intent = await charged(s)
      expect(await s.notify(intent)).toBe(200)
      expect(await s.browser(intent)).toBe('done')
    },
  ],
  ['The browser is closed, and the event arrives', onePaidOrder, async (s) => s.notify(await charged(s))],
  ['The browser is closed, and the event is lost', onePaidOrder, charged],
  [
    'The same event arrives ten times at once, during the browser’s call',
    onePaidOrder,
    async (s) => {
      const intent = await charged(s)
      const event = await s.event(intent)
      await Promise.all([...Array.from({ length: 10 }, () => s.send(event)), s.browser(intent)])
    },
  ],
  [
    'Five events of one charge arrive at once, during the browser’s call and the reconciliation',
    onePaidOrder,
    async (s) => {
      const intent = await charged(s)
      await Promise.all([
        ...Array.from({ length: 5 }, () => s.notify(intent)),
        s.browser(intent),
        s.reconcile(),
      ])
    },
  ],
  [
    'The event arrives a day late',
    onePaidOrder,
    async (s) => {
      const late = await s.event(await charged(s))
      await s.reconcile()
      s.wait(24 * 3_600_000)
      expect(await s.send(late)).toBe(200)
    },
  ],
  [
    'An old failure event arrives after the success',
    onePaidOrder,
    async (s) => {
      const intent = await s.open()
      const failure = await s.event(intent, 'payment_intent.payment_failed')
      await s.charge(intent)
      await s.notify(intent)
      expect(await s.send(failure)).toBe(200)
    },
  ],
  [
    'Stripe is down when the event arrives, and it is redelivered',
    onePaidOrder,
    async (s) => {
      const event = await s.event(await charged(s))
      await s.whileStripeIsDown(async () => expect(await s.send(event)).toBe(503))
      expect(await s.send(event)).toBe(200)
    },
  ],
  [
    'The process crashes while it handles the event, and it is redelivered',
    onePaidOrder,
    async (s) => {
      const event = await s.event(await charged(s))
      s.crashAfter('readIntent')
      expect(await s.send(event)).toBe(500)
      expect(await s.send(event)).toBe(200)
    },
  ],
  [
    'The signature is invalid: the event is refused, and the reconciliation finds the money',
    onePaidOrder,
    async (s) => {
      const { body, signature } = await s.event(await charged(s))
      expect(await s.send({ body, signature: `${signature}0` })).toBe(400)
      expect((await storedOrder(s.env.shop, s.bought.orderId)).state).toBe('unpaid')
    },
  ],
  [
    'The event claims a charge that does not exist',
    { order: 'unpaid', charged: 0, back: 0 },
    async (s) => expect(await s.notify(await s.open())).toBe(200),
  ],
  [
    'Two intents take money for one order',
    { order: 'paid', charged: 2 * price, back: price },
    async (s) => {
      const intents = [await s.open(), await s.open('by price only')]
      for (const intent of intents) await s.charge(intent)
      await Promise.all(intents.map((intent) => s.notify(intent)))
    },
  ],
  [
    'The bank disputes the charge without an event, and the dispute is lost: the order stays paid and shows it',
    onePaidOrder,
    async (s) => {
      const { shop, sandbox } = s.env
      const intent = await s.open()
      await s.charge(intent, 'pm_card_createDispute')
      await s.browser(intent)
      const marked = async () => (await findStaffOrder(shop.database.read, s.bought.orderId))?.dispute
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
    'The payment has no order, and no browser names one',
    onePaidOrder,
    async (s) => {
      const intent = await s.open('by price only')
      await s.charge(intent)
      await s.notify(intent)
    },
  ],
]
