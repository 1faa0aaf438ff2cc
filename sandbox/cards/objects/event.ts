import type { Stripe } from 'stripe'
import { apiVersion } from '../api-version.ts'
import type { Versioned } from '../storage.ts'
import { chargeShape, refundShape } from './charge-shape.ts'
import { disputeShape } from './dispute-shape.ts'
import type { PaymentRecord, RefundRecord } from './payment.ts'
import { paymentIntentShape } from './payment-shape.ts'

/** What Stripe tells a shop's webhook of; the words are Stripe's (https://docs.stripe.com/api/events/types). */
export type EventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.failed'
  | 'charge.refund.updated'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'refund.updated'

/** Something that happened, with the object that it happened to as it was then. */
export type Happening = { readonly type: EventType; readonly object: object }

export type EventRecord = Versioned &
  Happening & {
    readonly id: string
    readonly createdAt: number
  }

type EventShape = Omit<Stripe.EventBase, 'data'> & { readonly data: { readonly object: object } }

/** An event as Stripe's API shows it and as its webhooks carry it. */
export function eventShape({ id, createdAt, type, object }: EventRecord): EventShape {
  return {
    id,
    object: 'event',
    api_version: apiVersion,
    created: Math.floor(createdAt / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 0,
    request: { id: null, idempotency_key: null },
    type,
  }
}

/** What a change of a payment means, in the order in which Stripe tells of it. Undefined: there was none before. */
export function happeningsBetween(
  before: PaymentRecord | undefined,
  after: PaymentRecord,
  secretKey: string,
): Happening[] {
  const intent = (type: EventType): Happening => ({ type, object: paymentIntentShape(after, secretKey) })
  const tried = after.attempts.slice(before?.attempts.length ?? 0)
  // A change keeps what it leaves as it was, so another object is another failure, were it of the same words.
  const failed = after.failure !== null && after.failure !== before?.failure
  const became = (status: PaymentRecord['status']) => after.status === status && before?.status !== status
  return [
    ...(before === undefined ? [intent('payment_intent.created')] : []),
    ...tried.map((attempt): Happening => {
      const type = attempt.decline === null ? 'charge.succeeded' : 'charge.failed'
      return { type, object: chargeShape(after, attempt) }
    }),
    ...(became('succeeded') ? [intent('payment_intent.succeeded')] : []),
    ...(failed ? [intent('payment_intent.payment_failed')] : []),
    ...(became('requires_action') ? [intent('payment_intent.requires_action')] : []),
    ...(became('canceled') ? [intent('payment_intent.canceled')] : []),
    ...after.refunds.flatMap((refund) => refundHappenings(before, after, refund)),
    ...disputeHappenings(before, after),
  ]
}

function disputeHappenings(before: PaymentRecord | undefined, after: PaymentRecord): Happening[] {
  const { dispute } = after
  if (dispute === undefined || dispute === before?.dispute) return []
  const type = before?.dispute === undefined ? 'charge.dispute.created' : 'charge.dispute.closed'
  return [{ type, object: disputeShape(after, dispute) }]
}

function refundHappenings(
  before: PaymentRecord | undefined,
  after: PaymentRecord,
  refund: RefundRecord,
): Happening[] {
  const earlier = before?.refunds.find(({ id }) => id === refund.id)
  if (earlier === refund) return []
  const object = refundShape(after, refund)
  if (earlier !== undefined) {
    return [
      { type: 'refund.updated', object },
      { type: 'charge.refund.updated', object },
    ]
  }
  const charge = after.attempts.at(-1)
  return [
    { type: 'refund.created', object },
    ...(charge === undefined
      ? []
      : [{ type: 'charge.refunded', object: chargeShape(after, charge) } satisfies Happening]),
  ]
}
