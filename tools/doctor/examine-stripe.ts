import Stripe from 'stripe'
import type { Settings } from '../../server/config/read-settings.ts'
import { type Finding, type Findings, ok, set, unset, wrong } from './finding.ts'

type StripeSettings = NonNullable<Settings['stripe']>

/** Stripe's host; tests use another one. */
export type StripePlace = Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>

/** Checks the keys and the shop's webhook at Stripe. Creates and changes nothing. */
export async function examineStripe(settings: Settings, place: StripePlace = {}): Promise<Findings> {
  if (!settings.stripe) {
    return {
      STRIPE_SECRET_KEY: unset('the built-in sandbox takes test cards, no real card is charged.'),
      STRIPE_PUBLISHABLE_KEY: unset('goes with STRIPE_SECRET_KEY.'),
      STRIPE_WEBHOOK_SECRET: unset('the sandbox needs no webhook.'),
    }
  }
  const own = clientWith(settings.stripe.secretKey, place)
  const secret = await examineSecretKey(own)
  return {
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: await examinePublishableKey(settings.stripe, own, place),
    STRIPE_WEBHOOK_SECRET: await examineWebhook(settings.stripe, settings.publicUrl, own),
  }
}

function clientWith(key: string, place: StripePlace): Stripe {
  return new Stripe(key, { ...place, timeout: 8_000, maxNetworkRetries: 1, telemetry: false })
}

/**
 * Checks each permission, because a restricted key may lack one that is first needed for a payment, refund or
 * dispute.
 */
async function examineSecretKey(stripe: Stripe): Promise<Finding> {
  const read = {
    'payment intents': () => stripe.paymentIntents.list({ limit: 1 }),
    refunds: () => stripe.refunds.list({ limit: 1 }),
    charges: () => stripe.charges.list({ limit: 1 }),
    disputes: () => stripe.disputes.list({ limit: 1 }),
    events: () => stripe.events.list({ limit: 1 }),
  }
  for (const [what, ask] of Object.entries(read)) {
    try {
      await ask()
    } catch (error) {
      return wrong(reasonOf(error, what))
    }
  }
  return ok('Stripe takes the key.')
}

/**
 * Reads a payment with the publishable key and its client secret, which works only if both keys belong to one
 * account.
 */
async function examinePublishableKey(
  { publishableKey }: StripeSettings,
  own: Stripe,
  place: StripePlace,
): Promise<Finding> {
  const browser = clientWith(publishableKey, place)
  const payment = await firstPayment(own)
  try {
    const { id, client_secret } = payment ?? { id: 'pi_none', client_secret: 'pi_none_secret_none' }
    await browser.paymentIntents.retrieve(id, { client_secret: client_secret ?? '' })
    return ok('Stripe takes the key, and it belongs to the same account as STRIPE_SECRET_KEY.')
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) {
      return wrong(reasonOf(error, 'payment intents'))
    }
    return payment
      ? wrong('this key belongs to another account than STRIPE_SECRET_KEY: copy both from one account.')
      : ok('Stripe takes the key. Whether both are of one account shows with the first payment.')
  }
}

async function firstPayment(own: Stripe): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return (await own.paymentIntents.list({ limit: 1 })).data[0]
  } catch {
    // The finding for the secret key reports this error.
    return undefined
  }
}

async function examineWebhook(
  { webhookSecrets }: StripeSettings,
  publicUrl: string,
  own: Stripe,
): Promise<Finding> {
  if (!webhookSecrets)
    return unset(
      'no webhook: the shop asks Stripe about open payments every ten seconds, and about refunds and disputes every minute.',
    )
  if (isOwnMachine(publicUrl)) {
    return set(
      'Stripe reaches no shop on your own machine: stripe listen has to run, and the secret is its own.',
    )
  }
  const address = `${publicUrl}/payments/webhook`
  try {
    const { data } = await own.webhookEndpoints.list({ limit: 100 })
    const endpoint = data.find(({ url, status }) => url === address && status === 'enabled')
    if (!endpoint) return wrong(`Stripe has no enabled destination ${address}: add it in the dashboard.`)
    return missingOf(endpoint)
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) {
      return set(
        `a restricted key may not look at destinations: see in the dashboard that ${address} is one.`,
      )
    }
    return wrong(reasonOf(error, 'webhook destinations'))
  }
}

function isOwnMachine(publicUrl: string): boolean {
  return /^(?:.+\.)?localhost$|^127\.|^\[::1\]$/.test(new URL(publicUrl).hostname)
}

/** The events that the shop needs (docs/providers/stripe.md). */
export const webhookEvents = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]

function missingOf({ enabled_events: events }: Stripe.WebhookEndpoint): Finding {
  const missing = events.includes('*') ? [] : webhookEvents.filter((name) => !events.includes(name))
  return missing.length === 0
    ? ok('Stripe sends its events to the shop. That the secret is the right one shows with the first event.')
    : wrong(`Stripe does not send ${missing.join(', ')}: choose them for the destination in the dashboard.`)
}

function reasonOf(error: unknown, what: string): string {
  const { StripeAuthenticationError, StripePermissionError, StripeConnectionError, StripeError } =
    Stripe.errors
  if (error instanceof StripeAuthenticationError) {
    return 'Stripe does not know this key: copy it again from API keys in the dashboard.'
  }
  if (error instanceof StripePermissionError) {
    return `this restricted key may not read ${what}: allow it in the dashboard.`
  }
  if (error instanceof StripeConnectionError) {
    return 'Stripe does not answer: look whether this machine reaches api.stripe.com on port 443.'
  }
  if (error instanceof StripeError) return `Stripe refuses (${error.type}): try again later.`
  throw error
}
