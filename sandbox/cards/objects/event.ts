import type { Stripe } from 'stripe'
import { apiVersion } from '../api-version.ts'
import type { Versioned } from '../storage.ts'
import { chargeShape, refundShape } from './charge-shape.ts'
import { disputeShape } from './dispute-shape.ts'
import type { PaymentRecord, RefundRecord } from './payment.ts'
import { paymentIntentShape } from './payment-shape.ts'

/** The event types that the sandbox creates, in Stripe's names (https://docs.stripe.com/api/events/types). */
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

/** An event's type with a snapshot of its object. */
export type EventContent = { readonly type: EventType; readonly object: object }

export type EventRecord = Versioned &
  EventContent & {
    readonly id: string
    readonly createdAt: number
  }

type EventShape = Omit<Stripe.EventBase, 'data'> & { readonly data: { readonly object: object } }

/** Returns an event in the shape of Stripe's API and webhooks. */
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

/** Returns the events of a payment's change, in Stripe's order. `before` is undefined for a new payment. */
export function eventsBetween(
  before: PaymentRecord | undefined,
  after: PaymentRecord,
  secretKey: string,
): EventContent[] {
  const intent = (type: EventType): EventContent => ({ type, object: paymentIntentShape(after, secretKey) })
  const tried = after.attempts.slice(before?.attempts.length ?? 0)
  // Unchanged parts keep their identity, so another object is another failure, even with the same text.
  const failed = after.failure !== null && after.failure !== before?.failure
  const became = (status: PaymentRecord['status']) => after.status === status && before?.status !== status
  return [
    ...(before === undefined ? [intent('payment_intent.created')] : []),
    ...tried.map((attempt): EventContent => {
      const type = attempt.decline === null ? 'charge.succeeded' : 'charge.failed'
      return { type, object: chargeShape(after, attempt) }
    }),
    ...(became('succeeded') ? [intent('payment_intent.succeeded')] : []),
    ...(failed ? [intent('payment_intent.payment_failed')] : []),
    ...(became('requires_action') ? [intent('payment_intent.requires_action')] : []),
    ...(became('canceled') ? [intent('payment_intent.canceled')] : []),
    ...after.refunds.flatMap((refund) => refundEvents(before, after, refund)),
    ...disputeEvents(before, after),
  ]
}

function disputeEvents(before: PaymentRecord | undefined, after: PaymentRecord): EventContent[] {
  const { dispute } = after
  if (dispute === undefined || dispute === before?.dispute) return []
  const type = before?.dispute === undefined ? 'charge.dispute.created' : 'charge.dispute.closed'
  return [{ type, object: disputeShape(after, dispute) }]
}

function refundEvents(
  before: PaymentRecord | undefined,
  after: PaymentRecord,
  refund: RefundRecord,
): EventContent[] {
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
      : [{ type: 'charge.refunded', object: chargeShape(after, charge) } satisfies EventContent]),
  ]
}
