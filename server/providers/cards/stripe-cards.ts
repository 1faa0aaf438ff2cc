import Stripe from 'stripe'
import { boundedFetch } from '../../platform/bounded-fetch.ts'
import { type CardIntent, type Cards, CardsForbidden, CardsUnavailable, type PaidCard } from './cards.ts'
import { readDeclinedCharges, readDisputes } from './stripe-charges.ts'
import { StripeClient } from './stripe-client.ts'
import { readEvents } from './stripe-events.ts'
import { underFreshKey } from './stripe-keys.ts'
import { makeRefund, readRefunds } from './stripe-refunds.ts'

/** The access to Stripe or its substitute. */
export interface StripePlace {
  readonly secretKey: string
  /** Network address to call instead of Stripe. */
  readonly at?: { readonly host: string; readonly port: number }
  /** Handles the calls instead of the network, for the sandbox in this process. */
  readonly call?: typeof fetch
  /** The time limit of one attempt, from the connection to the last byte of the response. */
  readonly answerWithinMs?: number
  /** Whether new intents accept every payment method of the account, even those that leave the page. */
  readonly otherWays?: boolean
  /** The number of retries of a failed call. */
  readonly retries?: number
}

/** Allows a provider that takes six seconds; a user still waits for two attempts. */
const defaultAnswerWithinMs = 8_000
/** An intent with all its details has a few KB. */
const maxResponseBytes = 1024 * 1024

/** Makes the card provider on Stripe's library, so that sandbox and Stripe share one payment path. */
export function stripeCards({
  secretKey,
  at,
  answerWithinMs = defaultAnswerWithinMs,
  otherWays = false,
  retries = 1,
  call = boundedFetch({ withinMs: answerWithinMs, maxBytes: maxResponseBytes }),
}: StripePlace): Cards {
  const stripe = new Stripe(secretKey, {
    httpClient: new StripeClient(call),
    // Longer than the limit of `call`, which therefore expires first.
    timeout: 2 * answerWithinMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(at && { host: at.host, port: at.port, protocol: 'http' as const }),
  })
  return {
    createIntent: ({ amountCents, currency, orderId, orderNumbers, idempotencyKey }) =>
      mapErrors(async () => {
        const wanted: Stripe.PaymentIntentCreateParams = {
          amount: amountCents,
          currency,
          automatic_payment_methods: { enabled: true, allow_redirects: otherWays ? 'always' : 'never' },
          ...metadataOf(orderId, orderNumbers),
        }
        return intentOf(
          await underFreshKey(keyOfIntent(idempotencyKey, otherWays), (options) =>
            stripe.paymentIntents.create(wanted, options),
          ),
        )
      }),
    readIntent: (id) =>
      mapErrors(async () => {
        try {
          return await readIntent(stripe, id)
        } catch (error) {
          if (hasCode(error, 'resource_missing')) return undefined
          throw error
        }
      }),
    cancelIntent: (id) => mapErrors(() => cancelIntent(stripe, id)),
    listDeclinedCharges: (intentId) => mapErrors(() => readDeclinedCharges(stripe, intentId)),
    refund: (refund) => mapErrors(() => makeRefund(stripe, refund)),
    listRefunds: (intentId) => mapErrors(() => readRefunds(stripe, intentId)),
    listDisputes: (intentId) => mapErrors(() => readDisputes(stripe, intentId)),
    listEvents: (since) => mapErrors(() => readEvents(stripe, since)),
  }
}

/**
 * Returns the key of an intent. Stripe refuses a key with other parameters, which a restart with another setting would
 * send.
 */
function keyOfIntent(key: string, otherWays: boolean): string {
  return otherWays ? `${key}-other-ways` : key
}

async function cancelIntent(stripe: Stripe, id: string): Promise<CardIntent> {
  try {
    return intentOf(await stripe.paymentIntents.cancel(id))
  } catch (error) {
    // The intent succeeded or was cancelled meanwhile, so this returns its present state.
    if (!hasCode(error, 'payment_intent_unexpected_state')) throw error
    return readIntent(stripe, id)
  }
}

async function readIntent(stripe: Stripe, id: string): Promise<CardIntent> {
  return intentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
}

async function mapErrors<Value>(call: () => Promise<Value>): Promise<Value> {
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

/** Returns the card of an expanded charge. */
function cardOf(charge: Stripe.PaymentIntent['latest_charge']): PaidCard | undefined {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined
  return card?.brand && card.last4 ? { brand: card.brand, last4: card.last4 } : undefined
}

/** Returns the id of an expanded charge, if it was declined. */
function failedChargeOf(charge: Stripe.PaymentIntent['latest_charge']): string | undefined {
  return typeof charge === 'object' && charge?.status === 'failed' ? charge.id : undefined
}

function statusOf(status: Stripe.PaymentIntent.Status): CardIntent['status'] {
  const mapped: Partial<Record<Stripe.PaymentIntent.Status, CardIntent['status']>> = {
    succeeded: 'succeeded',
    processing: 'processing',
    canceled: 'cancelled',
  }
  return mapped[status] ?? 'waiting'
}

/** A metadata value has at most 500 characters (https://docs.stripe.com/metadata). */
const longestValue = 500

/** Returns metadata with the order for the shop, and all orders for people who read the provider's dashboard. */
function metadataOf(
  orderId: string | undefined,
  orderNumbers = '',
): Pick<Stripe.PaymentIntentCreateParams, 'metadata'> {
  const orders =
    orderNumbers.length > longestValue ? `${orderNumbers.slice(0, longestValue - 1)}…` : orderNumbers
  if (orderId === undefined && orders === '') return {}
  return { metadata: { ...(orderId !== undefined && { order: orderId }), ...(orders !== '' && { orders }) } }
}
