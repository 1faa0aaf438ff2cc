import type { FastifyInstance } from 'fastify'
import { type SignedEvent, signedEvent } from '../../sandbox/cards/testing/signed-event.ts'
import type { Shop } from '../operations/shop.ts'

export const webhookSecret = 'whsec_0123456789abcdef'

/** Sends an event to the webhook like the card provider; returns the response. */
export function sendEvent(app: FastifyInstance, { body, signature }: SignedEvent) {
  return app.inject({
    method: 'POST',
    url: '/payments/webhook',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload: body,
  })
}

/** Makes a signed event about a payment intent, with only its id. */
export function eventAbout(intentId: string, change: { type?: string; id?: string } = {}): SignedEvent {
  const object = { id: intentId, object: 'payment_intent' }
  return signedEvent({ type: 'payment_intent.succeeded', object, ...change }, webhookSecret)
}

/** Returns every stored event, in order of arrival. */
export async function storedEvents({ database }: Shop) {
  const rows = await database.read
    .selectFrom('payment_events')
    .orderBy('received_at')
    .orderBy('id')
    .selectAll()
    .execute()
  return rows.map(({ id, type, intent_id, handled_at }) => ({
    id,
    type,
    intentId: intent_id,
    handled: handled_at !== null,
  }))
}
