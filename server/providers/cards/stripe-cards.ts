import Stripe from 'stripe'
import { type CardIntent, type Cards, CardsUnavailable, currency } from './cards.ts'

interface StripePlace {
  readonly secretKey: string
  /** Where to call instead of Stripe itself: the built-in sandbox. */
  readonly at?: { readonly host: string; readonly port: number }
}

const answerWithinMs = 6_000

/** The card provider through Stripe's own library, so that sandbox and Stripe are one payment path. */
export function stripeCards({ secretKey, at }: StripePlace): Cards {
  const stripe = new Stripe(secretKey, {
    timeout: answerWithinMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && { host: at.host, port: at.port, protocol: 'http' as const }),
  })
  return {
    createIntent: ({ amountCents, orderId, idempotencyKey }) =>
      answered(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            ...(orderId !== undefined && { metadata: { order: orderId } }),
          },
          { idempotencyKey },
        )
        return intentOf(intent)
      }),
    readIntent: (id) =>
      answered(async () => {
        try {
          return intentOf(await stripe.paymentIntents.retrieve(id))
        } catch (error) {
          if (hasCode(error, 'resource_missing')) return undefined
          throw error
        }
      }),
    cancelIntent: (id) => answered(() => cancelled(stripe, id)),
    refundIntent: (id) =>
      answered(async () => {
        try {
          await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund-${id}` })
        } catch (error) {
          if (!hasCode(error, 'charge_already_refunded')) throw error
        }
      }),
  }
}

async function cancelled(stripe: Stripe, id: string): Promise<CardIntent> {
  try {
    return intentOf(await stripe.paymentIntents.cancel(id))
  } catch (error) {
    // It succeeded, or was cancelled, in the meantime: what it is now is the answer.
    if (!hasCode(error, 'payment_intent_unexpected_state')) throw error
    return intentOf(await stripe.paymentIntents.retrieve(id))
  }
}

async function answered<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) {
      throw new CardsUnavailable(`${error.type} ${error.code ?? ''}`.trim())
    }
    throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code
}

function intentOf(intent: Stripe.PaymentIntent): CardIntent {
  if (!intent.id || !intent.client_secret) throw new CardsUnavailable('The intent is not whole')
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: statusOf(intent.status),
    amountCents: intent.amount,
    currency: intent.currency,
    orderId: intent.metadata.order,
  }
}

function statusOf(status: Stripe.PaymentIntent.Status): CardIntent['status'] {
  const ours: Partial<Record<Stripe.PaymentIntent.Status, CardIntent['status']>> = {
    succeeded: 'succeeded',
    processing: 'processing',
    canceled: 'cancelled',
  }
  return ours[status] ?? 'waiting'
}
