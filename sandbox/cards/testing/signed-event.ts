import { randomBytes } from 'node:crypto'
import { Stripe } from 'stripe'

/** An event as it goes over the wire: the body's very text, and what stands in its header. */
export type SignedEvent = { readonly body: string; readonly signature: string }

type Told = {
  readonly type: string
  /** What the event is about, as Stripe's API shows it. */
  readonly object: object
  /** Told again, an event keeps its id. */
  readonly id?: string
}

/** The sandbox calls nobody, so a test makes the events that Stripe would send; this is one's id. */
export function newEventId(): string {
  return `evt_${randomBytes(12).toString('hex')}`
}

/** An event with Stripe's signature of this moment, or of another one. */
export function signedEvent({ type, object, id = newEventId() }: Told, secret: string, at = Date.now()) {
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

/** Any text with Stripe's signature. */
export function signed(body: string, secret: string, at = Date.now()): SignedEvent {
  const timestamp = Math.floor(at / 1000)
  return {
    body,
    signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }),
  }
}
