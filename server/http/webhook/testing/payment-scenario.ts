import type { Stripe } from 'stripe'
import { done } from '../../../../domain/outcome.ts'
import { type SignedEvent, signedEvent } from '../../../../sandbox/cards/testing/signed-event.ts'
import { insertPayment } from '../../../data/queries/payments/payments.ts'
import type { Engine } from '../../../data/testing/engine.ts'
import { cancelOrder } from '../../../operations/orders/cancel-order.ts'
import { createPaymentIntent } from '../../../operations/payments/create-payment-intent.ts'
import { pollPaymentEvents } from '../../../operations/payments/poll-payment-events.ts'
import { reconcilePayments } from '../../../operations/payments/reconcile-payments.ts'
import { recordPayment } from '../../../operations/payments/record-payment.ts'
import { refundOrder } from '../../../operations/refunds/refund-order.ts'
import type { Caller } from '../../../operations/shop.ts'
import { minuteMs } from '../../../platform/clock.ts'
import { type Cards, CardsUnavailable } from '../../../providers/cards/cards.ts'
import { type Bought, bookSomething } from '../../../testing/buying.ts'
import { addAdmin, codeOf, granted } from '../../../testing/shop-contents.ts'
import { openStripeShop, type StripeShop, webhookAlone } from '../../../testing/stripe-shop.ts'
import { sendEvent, webhookSecret } from '../../../testing/webhook.ts'

/** Everything that a customer, an admin, the shop and Stripe may do, over HTTP. */
export interface PaymentScenario {
  readonly env: StripeShop
  /** Three pieces at $12.50, the whole stock. */
  readonly bought: Bought
  /** Every event sent, so that the test can send all of them again. */
  readonly sentEvents: readonly SignedEvent[]
  /**
   * Opens a payment of the order, or one without an order.
   *
   * @returns the intent's id.
   */
  open(how?: 'by price only'): Promise<string>
  /** Creates an intent for this order at Stripe that the shop has stored but not opened itself. */
  foreignIntent(given: Partial<Stripe.PaymentIntentCreateParams>): Promise<string>
  /** Charges the customer's card. */
  charge(intentId: string, card?: string): Promise<void>
  /**
   * Records the payment like the customer's browser.
   *
   * @returns the outcome's code.
   */
  browser(intentId: string): Promise<string>
  /**
   * Sends an event about the intent, or its latest object, in its present state.
   *
   * @returns the response's status.
   */
  notify(intentId: string, type?: string): Promise<number>
  /** Creates an event as Stripe would now, to send it later. */
  event(intentId: string, type?: string): Promise<SignedEvent>
  send(event: SignedEvent): Promise<number>
  cancel(): Promise<string>
  /**
   * Refunds money as an admin.
   *
   * @returns the outcome's code.
   */
  refund(amountCents: number, key?: string): Promise<string>
  /** Refunds money in Stripe's dashboard. */
  refundAtStripe(intentId: string, amount: number): Promise<void>
  /** Makes Stripe unavailable during an action. */
  whileStripeIsDown(act: () => Promise<unknown>): Promise<void>
  /** Crashes the process right after a call to Stripe. */
  crashAfter(call: keyof Cards): void
  /** Runs the shop's jobs once, some time later. */
  reconcile(): Promise<void>
  wait(ms: number): void
}

const admins = new WeakMap<StripeShop, Promise<Caller>>()

/** Opens a shop at the card sandbox in which a customer has booked a tool. */
export async function openScenario(engine: Engine): Promise<PaymentScenario> {
  const { through, controls } = interruptible()
  const env = await openStripeShop(engine, through, webhookAlone)
  const bought = await bookSomething(env.shop, { stock: 3, quantity: 3 })
  return { ...controls, ...scenarioOf(env, bought) }
}

function scenarioOf(
  env: StripeShop,
  bought: Bought,
): Omit<PaymentScenario, 'whileStripeIsDown' | 'crashAfter'> {
  const { shop, sandbox } = env
  const { stripe } = sandbox
  const { customer, orderId, priceCents } = bought
  const sentEvents: SignedEvent[] = []
  const event = async (intentId: string, type = 'payment_intent.succeeded') =>
    signedEvent({ type, object: await subjectOf(stripe, intentId, type) }, webhookSecret)
  const send = async (sent: SignedEvent) => {
    sentEvents.push(sent)
    return (await sendEvent(env.app, sent)).statusCode
  }
  return {
    env,
    bought,
    sentEvents,
    event,
    send,
    async open(how) {
      const named = how === undefined ? orderId : undefined
      const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId: named }))
      return secret.replace(/_secret_.*$/, '')
    },
    async foreignIntent(given) {
      const own = { amount: priceCents, currency: 'usd', metadata: { order: orderId } }
      const { id } = await stripe.paymentIntents.create({ ...own, ...given })
      await shop.database.write(async (transaction) => {
        const orders = [{ id: orderId, priceCents }]
        const payment = { intentId: id, userId: customer.userId, orders, amountCents: priceCents }
        await insertPayment(transaction, payment, shop.clock())
        return done(null)
      })
      return id
    },
    async charge(intentId, card = 'pm_card_visa') {
      await stripe.paymentIntents.confirm(intentId, { payment_method: card })
    },
    browser: async (intentId) => codeOf(await recordPayment(shop, customer, orderId, intentId)),
    notify: async (intentId, type) => send(await event(intentId, type)),
    cancel: async () => codeOf(await cancelOrder(shop, customer, orderId)),
    async refund(amountCents, idempotencyKey) {
      const admin = admins.get(env) ?? addAdmin(shop)
      admins.set(env, admin)
      const request = { amountCents, reason: 'Scratched', restock: 0, idempotencyKey }
      return codeOf(await refundOrder(shop, await admin, orderId, request))
    },
    async refundAtStripe(intentId, amount) {
      await stripe.refunds.create({ payment_intent: intentId, amount })
    },
    async reconcile() {
      shop.clock.moveBy(3 * minuteMs)
      await reconcilePayments(shop)
      await pollPaymentEvents(shop)
    },
    wait: (ms) => shop.clock.moveBy(ms),
  }
}

/** Returns the object of an event of this type: the intent, its latest charge, or its latest refund. */
async function subjectOf(stripe: Stripe, intentId: string, type: string): Promise<object> {
  if (type.startsWith('refund.')) {
    const { data } = await stripe.refunds.list({ payment_intent: intentId })
    return data[0] ?? { object: 'refund', payment_intent: intentId }
  }
  const intent = await stripe.paymentIntents.retrieve(intentId)
  if (!type.startsWith('charge.')) return intent
  return stripe.charges.retrieve(String(intent.latest_charge))
}

/** Returns a connection to the provider that can be interrupted, and on which the process can crash after a call. */
function interruptible() {
  let down = false
  let crashingCall: keyof Cards | undefined
  const call =
    <Given, Answer>(name: keyof Cards, make: (given: Given) => Promise<Answer>) =>
    async (given: Given): Promise<Answer> => {
      if (down) throw new CardsUnavailable('Stripe is out of reach')
      const answer = await make(given)
      if (crashingCall !== name) return answer
      crashingCall = undefined
      throw new Error('The process crashed')
    }
  const controls = {
    async whileStripeIsDown(act: () => Promise<unknown>) {
      down = true
      try {
        await act()
      } finally {
        down = false
      }
    },
    crashAfter(call: keyof Cards) {
      crashingCall = call
    },
  }
  const through = (cards: Cards): Cards => ({
    createIntent: call('createIntent', cards.createIntent),
    readIntent: call('readIntent', cards.readIntent),
    cancelIntent: call('cancelIntent', cards.cancelIntent),
    listDeclinedCharges: call('listDeclinedCharges', cards.listDeclinedCharges),
    refund: call('refund', cards.refund),
    listRefunds: call('listRefunds', cards.listRefunds),
    listDisputes: call('listDisputes', cards.listDisputes),
    listEvents: call('listEvents', cards.listEvents),
  })
  return { through, controls }
}
