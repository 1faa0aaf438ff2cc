import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'

/** An event over the wire: the exact body and its signature header. */
export type SignedEvent = { readonly body: string; readonly signature: string }

type EventInput = {
  readonly type: string
  /** The event's object in Stripe's shape. */
  readonly object: object
  /** A redelivered event has the same id. */
  readonly id?: string
}

/** Returns an event id: the sandbox sends no webhooks, so tests create the events. */
export function newEventId(): string {
  return `evt_${randomBytes(12).toString('hex')}`
}

/** Creates an event with Stripe's signature, of now or another instant. */
export function signedEvent(
  { type, object, id = newEventId() }: EventInput,
  secret: string,
  at = Date.now(),
) {
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-06-30',
    created: Math.floor(at / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  })
  return signed(body, secret, at)
}

/** Signs any text with Stripe's signature. */
export function signed(body: string, secret: string, at = Date.now()): SignedEvent {
  const timestamp = Math.floor(at / 1000)
  return {
    body,
    signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
  }
}
