import Stripe from 'stripe'
import * as z from 'zod/mini'
import { boundedFetch } from '../../platform/bounded-fetch.ts'
import {
  type CardIntent,
  type Cards,
  CardsForbidden,
  CardsUnavailable,
  currency,
  type PaidCard,
} from './cards.ts'
import { readDeclinedCharges, readDisputes } from './stripe-charges.ts'
import { readEvents } from './stripe-events.ts'
import { underFreshKey } from './stripe-keys.ts'
import { makeRefund, readRefunds } from './stripe-refunds.ts'

/** Where Stripe is, or what stands in for it. */
export interface StripePlace {
  readonly secretKey: string
  /** Where to call over the network instead of Stripe itself. */
  readonly at?: { readonly host: string; readonly port: number }
  /** Carries the calls instead of the network: to the sandbox in this process. */
  readonly call?: typeof fetch
  /** Time for one try, from the connection to the last byte of the answer. */
  readonly answerWithinMs?: number
  /** How often a call that came to nothing is made again. */
  readonly retries?: number
}

/** A provider that takes six seconds still serves; two tries take no longer than a person waits. */
const defaultAnswerWithinMs = 8_000
/** An intent with everything that Stripe knows of it has a few KB. */
const mostAnswerBytes = 1024 * 1024

/** The card provider through Stripe's own library, so that sandbox and Stripe are one payment path. */
export function stripeCards({
  secretKey,
  at,
  answerWithinMs = defaultAnswerWithinMs,
  retries = 1,
  call = boundedFetch({ withinMs: answerWithinMs, mostBytes: mostAnswerBytes }),
}: StripePlace): Cards {
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(understood(call)),
    // Ours is over before it.
    timeout: 2 * answerWithinMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(at && { host: at.host, port: at.port, protocol: 'http' as const }),
  })
  return {
    createIntent: ({ amountCents, orderId, idempotencyKey }) =>
      answered(async () => {
        const wanted: Stripe.PaymentIntentCreateParams = {
          amount: amountCents,
          currency,
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          ...(orderId !== undefined && { metadata: { order: orderId } }),
        }
        return intentOf(
          await underFreshKey(idempotencyKey, (options) => stripe.paymentIntents.create(wanted, options)),
        )
      }),
    readIntent: (id) =>
      answered(async () => {
        try {
          return await readIntent(stripe, id)
        } catch (error) {
          if (hasCode(error, 'resource_missing')) return undefined
          throw error
        }
      }),
    cancelIntent: (id) => answered(() => cancelled(stripe, id)),
    listDeclinedCharges: (intentId) => answered(() => readDeclinedCharges(stripe, intentId)),
    refund: (refund) => answered(() => makeRefund(stripe, refund)),
    listRefunds: (intentId) => answered(() => readRefunds(stripe, intentId)),
    listDisputes: (intentId) => answered(() => readDisputes(stripe, intentId)),
    listEvents: (since) => answered(() => readEvents(stripe, since)),
  }
}

/** All that Stripe answers is a thing that names its kind, or an error (https://docs.stripe.com/api/errors). */
const thing = z.object({ object: z.string() })
const refusal = z.object({ error: z.object({ type: z.string() }) })

/**
 * Stripe's library takes any JSON without an error for what was asked, whatever the status. So what is neither a
 * thing nor an error, such as the word of a proxy in between, does not get as far as the library.
 */
function understood(call: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await call(input, init)
    const body: unknown = await answer.clone().json()
    if (z.safeParse(answer.ok ? thing : refusal, body).success) return answer
    throw new CardsUnavailable(`it answered with status ${answer.status} and nothing that Stripe says`)
  }
}

async function cancelled(stripe: Stripe, id: string): Promise<CardIntent> {
  try {
    return intentOf(await stripe.paymentIntents.cancel(id))
  } catch (error) {
    // It succeeded, or was cancelled, in the meantime: what it is now is the answer.
    if (!hasCode(error, 'payment_intent_unexpected_state')) throw error
    return readIntent(stripe, id)
  }
}

async function readIntent(stripe: Stripe, id: string): Promise<CardIntent> {
  return intentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
}

async function answered<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) {
      const Failed = error instanceof Stripe.errors.StripePermissionError ? CardsForbidden : CardsUnavailable
      throw new Failed(`${error.type} ${error.code ?? ''}`.trim())
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
    card: cardOf(intent.latest_charge),
    failedChargeId: failedChargeOf(intent.latest_charge),
  }
}

/** The card of a charge that was asked for with it. */
function cardOf(charge: Stripe.PaymentIntent['latest_charge']): PaidCard | undefined {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : undefined
}

/** The id of a charge that was asked for with it and was declined. */
function failedChargeOf(charge: Stripe.PaymentIntent['latest_charge']): string | undefined {
  return typeof charge === 'object' && charge?.status === 'failed' ? charge.id : undefined
}

function statusOf(status: Stripe.PaymentIntent.Status): CardIntent['status'] {
  const ours: Partial<Record<Stripe.PaymentIntent.Status, CardIntent['status']>> = {
    succeeded: 'succeeded',
    processing: 'processing',
    canceled: 'cancelled',
  }
  return ours[status] ?? 'waiting'
}
