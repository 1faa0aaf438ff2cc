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
import { openStripeShop, type StripeShop } from '../../../testing/stripe-shop.ts'
import { sendEvent, webhookSecret } from '../../../testing/webhook.ts'

/** What may happen between a customer, an admin, the shop and Stripe, each as it comes over the wire. */
export interface PaymentStory {
  readonly env: StripeShop
  /** Three pieces at $12.50, of three that there are. */
  readonly bought: Bought
  /** Every event that was ever sent, so that all can be sent again. */
  readonly told: readonly SignedEvent[]
  /** Opens the payment of the order, or of its price only; answers the intent's id. */
  open(how?: 'by price only'): Promise<string>
  /** An intent for this order that Stripe has, the shop knows and nobody opened as the shop does. */
  strangeIntent(given: Partial<Stripe.PaymentIntentCreateParams>): Promise<string>
  /** The customer's card is charged. */
  charge(intentId: string, card?: string): Promise<void>
  /** The customer's browser tells the shop; the answer's code. */
  browser(intentId: string): Promise<string>
  /** Stripe tells of the intent, or of what was made of it, as it is at this moment; the status of the answer. */
  tell(intentId: string, type?: string): Promise<number>
  /** An event as Stripe makes it now, to be sent later. */
  event(intentId: string, type?: string): Promise<SignedEvent>
  send(event: SignedEvent): Promise<number>
  cancel(): Promise<string>
  /** Gives money back as an admin; the code of the answer. */
  refund(amountCents: number, key?: string): Promise<string>
  /** Gives money back in Stripe's own dashboard. */
  refundAtStripe(intentId: string, amount: number): Promise<void>
  /** Stripe is out of reach while something happens. */
  whileStripeIsAway(act: () => Promise<unknown>): Promise<void>
  /** The process dies just after Stripe has done something. */
  dieAfter(call: keyof Cards): void
  /** A round of what the shop does by itself, some time later. */
  reconcile(): Promise<void>
  wait(ms: number): void
}

const admins = new WeakMap<StripeShop, Promise<Caller>>()

/** Opens a shop at the card sandbox in which one customer has booked something. */
export async function openStory(engine: Engine): Promise<PaymentStory> {
  const { through, steer } = interruptible()
  const env = await openStripeShop(engine, through)
  const bought = await bookSomething(env.shop, { stock: 3, quantity: 3 })
  return { ...steer, ...storyOf(env, bought) }
}

function storyOf(env: StripeShop, bought: Bought): Omit<PaymentStory, 'whileStripeIsAway' | 'dieAfter'> {
  const { shop, sandbox } = env
  const { stripe } = sandbox
  const { customer, orderId, priceCents } = bought
  const told: SignedEvent[] = []
  const event = async (intentId: string, type = 'payment_intent.succeeded') =>
    signedEvent({ type, object: await subjectOf(stripe, intentId, type) }, webhookSecret)
  const send = async (sent: SignedEvent) => {
    told.push(sent)
    return (await sendEvent(env.app, sent)).statusCode
  }
  return {
    env,
    bought,
    told,
    event,
    send,
    async open(how) {
      const named = how === undefined ? orderId : undefined
      const secret = granted(await createPaymentIntent(shop, customer, { priceCents, orderId: named }))
      return secret.replace(/_secret_.*$/, '')
    },
    async strangeIntent(given) {
      const own = { amount: priceCents, currency: 'usd', metadata: { order: orderId } }
      const { id } = await stripe.paymentIntents.create({ ...own, ...given })
      await shop.database.write(async (transaction) => {
        const payment = { intentId: id, userId: customer.userId, orderId, amountCents: priceCents }
        await insertPayment(transaction, payment, shop.clock())
        return done(null)
      })
      return id
    },
    async charge(intentId, card = 'pm_card_visa') {
      await stripe.paymentIntents.confirm(intentId, { payment_method: card })
    },
    browser: async (intentId) => codeOf(await recordPayment(shop, customer, orderId, intentId)),
    tell: async (intentId, type) => send(await event(intentId, type)),
    cancel: async () => codeOf(await cancelOrder(shop, customer, orderId)),
    async refund(amountCents, idempotencyKey) {
      const admin = admins.get(env) ?? addAdmin(shop)
      admins.set(env, admin)
      const wanted = { amountCents, reason: 'Scratched', restock: 0, idempotencyKey }
      return codeOf(await refundOrder(shop, await admin, orderId, wanted))
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

/** What an event of this type shows: the intent, its last charge, or its last refund. */
async function subjectOf(stripe: Stripe, intentId: string, type: string): Promise<object> {
  if (type.startsWith('refund.')) {
    const { data } = await stripe.refunds.list({ payment_intent: intentId })
    return data[0] ?? { object: 'refund', payment_intent: intentId }
  }
  const intent = await stripe.paymentIntents.retrieve(intentId)
  if (!type.startsWith('charge.')) return intent
  return stripe.charges.retrieve(String(intent.latest_charge))
}

/** A way to the provider that a switch closes, and on which the process may die after a call. */
function interruptible() {
  let away = false
  let deadly: keyof Cards | undefined
  const call =
    <Given, Answer>(name: keyof Cards, make: (given: Given) => Promise<Answer>) =>
    async (given: Given): Promise<Answer> => {
      if (away) throw new CardsUnavailable('Stripe is out of reach')
      const answer = await make(given)
      if (deadly !== name) return answer
      deadly = undefined
      throw new Error('The process died')
    }
  const steer = {
    async whileStripeIsAway(act: () => Promise<unknown>) {
      away = true
      try {
        await act()
      } finally {
        away = false
      }
    },
    dieAfter(call: keyof Cards) {
      deadly = call
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
  return { through, steer }
}
