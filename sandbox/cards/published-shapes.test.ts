import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorBody } from './errors.ts'
import { operations } from './mount.ts'
import { chargeShape, refundShape } from './objects/charge-shape.ts'
import { disputeShape } from './objects/dispute-shape.ts'
import { eventShape } from './objects/event.ts'
import { paymentMethodShape } from './objects/payment-method.ts'
import { paymentIntentShape } from './objects/payment-shape.ts'
import {
  type Exchange,
  missingKeys,
  type PublishedDescription,
  publishedDescription,
  publishedExample,
  publishedShapesArePresent,
} from './testing/published-shapes.ts'
import { type RunningSandbox, startSandbox } from './testing/running-sandbox.ts'
import { tapOf, type WireTap } from './testing/wire-tap.ts'

let sandbox: RunningSandbox
let tap: WireTap

/** Calls every operation of the sandbox, in every state of a payment. */
beforeAll(async () => {
  sandbox = await startSandbox()
  tap = tapOf(sandbox)
  await refusedRequests(tap)
  await cancelledPayment(tap)
  await authenticatedPayment(tap)
  await refundedPayment(tap)
  await disputedPayment(tap)
  await readAgain(tap)
})
afterAll(() => sandbox.stop())

const price = { amount: 900, currency: 'usd' }
const refused = (call: Promise<unknown>) => expect(call).rejects.toThrow()

async function refusedRequests({ stripe, fromBrowser }: WireTap) {
  await refused(stripe.paymentIntents.create({ amount: 1, currency: 'usd' }))
  await refused(stripe.paymentIntents.retrieve('pi_none'))
  await refused(stripe.charges.list({ limit: 0 }))
  const unknownCard = { number: '4111111111111111', exp_month: 12, exp_year: 2040 }
  await refused(stripe.paymentMethods.create({ type: 'card', card: unknownCard }))
  await fromBrowser('/v1/refunds')
  await stripe.paymentIntents.create(price, { idempotencyKey: 'k' })
  await refused(stripe.paymentIntents.create({ ...price, amount: 901 }, { idempotencyKey: 'k' }))
}

async function cancelledPayment({ stripe }: WireTap) {
  const address = { line1: '510 Townsend St', city: 'San Francisco', country: 'US' }
  const shipping = { name: 'Jenny Rosen', address }
  const { id } = await stripe.paymentIntents.create({ ...price, shipping, metadata: { order: '1' } })
  await stripe.paymentIntents.update(id, { payment_method: 'pm_card_visa', description: 'Chain whip' })
  await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })
  await refused(stripe.paymentIntents.confirm(id))
}

async function authenticatedPayment({ stripe, fromBrowser }: WireTap) {
  const { id, client_secret } = await stripe.paymentIntents.create(price)
  await refused(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }))
  await fromBrowser(`/v1/payment_intents/${id}/confirm`, {
    client_secret: String(client_secret),
    payment_method: 'pm_card_amex',
  })
  const asking = await stripe.paymentIntents.create({
    ...price,
    payment_method: 'pm_card_authenticationRequired',
    confirm: true,
  })
  const source = String(asking.next_action?.use_stripe_sdk?.three_d_secure_2_source)
  const form = { client_secret: String(asking.client_secret), source, outcome: 'passed' }
  await fromBrowser(`/v1/payment_intents/${asking.id}/authenticate`, form)
}

async function refundedPayment({ stripe }: WireTap) {
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }
  const billing_details = { name: 'Ann Rider', email: 'ann@example.com', address: { city: 'Delft' } }
  const method = await stripe.paymentMethods.create({ type: 'card', card, billing_details })
  const made = await stripe.paymentIntents.create({
    ...price,
    payment_method: method.id,
    confirm: true,
    expand: ['latest_charge.refunds', 'payment_method'],
  })
  const part = await stripe.refunds.create({ payment_intent: made.id, amount: 400, expand: ['charge'] })
  await stripe.refunds.update(part.id, { metadata: { why: 'dent' } })
  await refused(stripe.refunds.create({ payment_intent: made.id, amount: 501 }))
  await stripe.refunds.create({ payment_intent: made.id, reason: 'requested_by_customer' })
  await refused(stripe.refunds.create({ payment_intent: made.id }))
}

async function disputedPayment({ stripe }: WireTap) {
  const paid = { ...price, payment_method: 'pm_card_createDispute', confirm: true }
  const payments = [await stripe.paymentIntents.create(paid), await stripe.paymentIntents.create(paid)]
  await refused(stripe.refunds.create({ payment_intent: String(payments[0]?.id) }))
  const [second, first] = (await stripe.disputes.list()).data.map(({ id }) => id)
  await stripe.disputes.update(String(first), { evidence: { uncategorized_text: 'winning_evidence' } })
  await stripe.disputes.close(String(second))
  await refused(stripe.disputes.close(String(second)))
}

/** Reads each created object, individually and in a list. */
async function readAgain({ stripe }: WireTap) {
  const { paymentIntents, paymentMethods, charges, refunds, disputes, events } = stripe
  for await (const { id } of paymentIntents.list({ limit: 2 })) await paymentIntents.retrieve(id)
  for await (const { id } of charges.list({ limit: 2, expand: ['data.payment_intent'] })) {
    await charges.retrieve(id, { expand: ['refunds'] })
  }
  for await (const { id } of refunds.list({ limit: 2 })) await refunds.retrieve(id)
  for await (const { id } of disputes.list({ limit: 1, expand: ['data.charge'] })) await disputes.retrieve(id)
  for await (const { id } of paymentMethods.list({ type: 'card', limit: 2 }))
    await paymentMethods.retrieve(id)
  for await (const { id } of events.list({ limit: 100 })) await events.retrieve(id)
}

/** The input of Stripe's error classes. */
type RawError = NonNullable<ConstructorParameters<typeof Stripe.errors.StripeError>[0]>

/**
 * The function that makes each object of a response. The compiler checks them against the types of Stripe's library.
 */
const shapes = {
  charge: chargeShape,
  dispute: disputeShape,
  // A refusal to a browser contains only a part of the payment.
  error: (body: Omit<ErrorBody, 'payment_intent'>) => body,
  event: eventShape,
  payment_intent: paymentIntentShape,
  payment_method: paymentMethodShape,
  refund: refundShape,
} satisfies {
  charge: (...given: never[]) => Stripe.Charge
  dispute: (...given: never[]) => Stripe.Dispute
  error: (...given: never[]) => RawError
  // Its content is one of the other objects.
  event: (...given: never[]) => Omit<Stripe.EventBase, 'data'>
  payment_intent: (...given: never[]) => Stripe.PaymentIntent
  payment_method: (...given: never[]) => Stripe.PaymentMethod
  refund: (...given: never[]) => Stripe.Refund
}

type Shape = Readonly<Record<string, unknown>>

/** Returns every object with an `object` name in a value, at any depth. */
function objectsIn(value: unknown): Shape[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  const inner = Object.values(value).flatMap(objectsIn)
  return 'object' in value && typeof value.object === 'string' ? [value as Shape, ...inner] : inner
}
const answered = () => objectsIn(tap.exchanges.filter(({ byBrowser }) => !byBrowser).map(({ body }) => body))
const statesOf = (name: string, of: (shape: Shape) => unknown) =>
  [...new Set(answered().flatMap((shape) => (shape.object === name ? [String(of(shape))] : [])))].toSorted()

/** The 3-D Secure result is sent to a private endpoint, as at Stripe. */
const isPublished = ({ path }: Exchange) => !path.endsWith('/authenticate')

describe('The recorded exchanges', () => {
  test('Contain a successful call of every operation', () => {
    const well = tap.exchanges.filter(({ status }) => status === 200)
    const unasked = operations.filter(({ method, url }) => {
      const path = new RegExp(`^/v1${url.replace(':id', '[^/]+')}$`)
      return !well.some((exchange) => exchange.method === method && path.test(exchange.path))
    })
    expect(unasked.map(({ method, url }) => `${method} ${url}`)).toEqual([])
  })

  test("Consist of shapes with the types of Stripe's library", () => {
    const shown = operations.map(({ shows }) => shows.replace('[]', ''))
    expect([...new Set([...shown, 'error'])].toSorted()).toEqual(Object.keys(shapes))
  })

  test('Contain every state of a payment', () => {
    expect(statesOf('payment_intent', ({ status }) => status)).toEqual([
      'canceled',
      'requires_action',
      'requires_confirmation',
      'requires_payment_method',
      'succeeded',
    ])
    expect(statesOf('charge', ({ status, amount_refunded }) => `${status} ${amount_refunded}`)).toEqual([
      'failed 0',
      'succeeded 0',
      'succeeded 400',
      'succeeded 900',
    ])
    expect(statesOf('refund', ({ amount, reason }) => `${amount} ${reason}`)).toEqual([
      '400 null',
      '500 requested_by_customer',
    ])
    expect(statesOf('dispute', ({ status }) => status)).toEqual(['lost', 'needs_response', 'won'])
    expect(statesOf('list', ({ has_more }) => has_more)).toEqual(['false', 'true'])
  })

  test('Contain every kind of refusal', () => {
    const refusals = tap.exchanges.filter(({ status }) => status !== 200)
    expect([...new Set(refusals.map(({ status }) => status))].toSorted()).toEqual([400, 401, 402, 404])
    const types = refusals.map(({ body }) => (body as { error: { type: string } }).error.type)
    expect([...new Set(types)].toSorted()).toEqual([
      'card_error',
      'idempotency_error',
      'invalid_request_error',
    ])
  })
})

// Stripe's own files are beside the project where it is built; elsewhere `npm test` reports that they are absent.
if (publishedShapesArePresent)
  // Reading the four megabytes is slow on a busy machine.
  describe("Stripe's published description", () => {
    let published: PublishedDescription
    beforeAll(() => {
      published = publishedDescription()
    })

    test('Every response and refusal conforms to the OpenAPI document', () => {
      const deviations = tap.exchanges
        .filter(isPublished)
        .flatMap((exchange) => published.deviationsOf(exchange))
      expect([...new Set(deviations)]).toEqual([])
    })

    test('The check detects invalid responses', () => {
      const paid = tap.exchanges.find(
        ({ path, body }) =>
          path === '/v1/payment_intents' && (body as { status?: string }).status === 'succeeded',
      )
      if (paid === undefined) throw new Error('Nothing was paid')
      const body = paid.body as Record<string, unknown>
      const { id: _id, ...withoutId } = body
      const charge = body.latest_charge
      for (const wrong of [
        withoutId,
        { ...body, amount: '900' },
        { ...body, status: 'paid' },
        { ...body, latest_charge: undefined, charges: { object: 'list', data: [charge] } },
        { ...body, payment_method_types: null },
        { ...body, canceled_at: 1.5 },
      ]) {
        expect(published.deviationsOf({ ...paid, body: wrong })).not.toEqual([])
      }
      expect(published.deviationsOf({ ...paid, path: '/v1/nowhere' })).toEqual([
        'POST /v1/nowhere is not published',
      ])
      expect(published.deviationsOf({ ...paid, status: 402 })).not.toEqual([])
    })

    test.each(['charge', 'dispute', 'event', 'payment_intent', 'payment_method', 'refund'])(
      "Every %s has all keys of Stripe's own example",
      (name) => {
        const written = answered().filter(({ object }) => object === name)
        expect(written.length).toBeGreaterThan(0)
        const example = publishedExample(name)
        // The example's keys in these places differ from each object's.
        const own = ['data.object.', 'last_payment_error.', 'metadata.', 'next_action.']
        const absent = written.flatMap((shape) => missingKeys(example, shape))
        expect(new Set(absent.filter((key) => !own.some((start) => key.startsWith(start))))).toEqual(
          new Set(),
        )
      },
    )
  })
