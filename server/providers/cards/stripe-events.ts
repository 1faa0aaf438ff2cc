import Stripe from 'stripe'
import * as z from 'zod/mini'
import { type CardEvent, CardsUnavailable } from './cards.ts'

/** The reason for which a webhook call is rejected. */
export type EventFlaw = 'no valid signature' | 'signed at another time' | 'no event'

/** Reads the card provider's webhook calls. */
export interface CardEvents {
  /**
   * Verifies and reads an unmodified request body.
   *
   * @param signature the header `stripe-signature`.
   */
  read(body: Uint8Array, signature: string): CardEvent | EventFlaw
}

const id = z.string().check(z.regex(/^[\w-]{1,255}$/))
const eventShape = z.object({
  id,
  type: z.string().check(z.regex(/^[\w.-]{1,255}$/)),
  data: z.object({ object: z.unknown() }),
})
const intentShape = z.object({ object: z.literal('payment_intent'), id })
/** Charges, disputes and refunds contain the id of their intent, if the charge has one. */
const childOfIntentShape = z.object({ object: z.enum(['charge', 'dispute', 'refund']), payment_intent: id })

/** The maximum age of a signature in seconds, against replays, and the allowed difference between clocks. */
const tolerance = 300

/**
 * Reads Stripe's events, signed with one of several secrets, so that a new secret can be added before the old one ends.
 * Verifies the signature before parsing.
 */
export function stripeEvents(secrets: readonly string[]): CardEvents {
  return {
    read(body, signature) {
      let flaw: EventFlaw = 'no valid signature'
      for (const secret of secrets) {
        try {
          const event: unknown = Stripe.webhooks.constructEvent(body, signature, secret, tolerance)
          return isFromTheFuture(signature) ? 'signed at another time' : (cardEvent(event) ?? 'no event')
        } catch (error) {
          // A signed body that is not an event is not JSON, or is a notification in another format.
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return 'no event'
          if (error.message.startsWith('Timestamp')) flaw = 'signed at another time'
        }
      }
      return flaw
    },
  }
}

/** Returns whether a signature is from the future; Stripe's library checks only that it is not too old. */
function isFromTheFuture(signature: string): boolean {
  const latest = Date.now() / 1_000 + tolerance
  const instants = [...signature.matchAll(/(?:^|,)t=(\d{1,15})/g)]
  return instants.some(([, seconds]) => Number(seconds) > latest)
}

/** Events caused in Stripe's dashboard, by a bank or in the card form. The shop polls its open intents anyway. */
const types = [
  'charge.failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]
/** A charge with its details has some KB. */
const pageOfEvents = 50

/** Reads Stripe's events of declines, refunds and disputes since an instant in milliseconds, oldest first. */
export async function readEvents(stripe: Stripe, since: number): Promise<readonly CardEvent[]> {
  const events: CardEvent[] = []
  const created = { gte: Math.floor(since / 1000) }
  for await (const event of stripe.events.list({ types, created, limit: pageOfEvents })) {
    const known = cardEvent(event)
    if (!known) throw new CardsUnavailable('The event is not whole')
    events.push(known)
  }
  return events.reverse()
}

function cardEvent(given: unknown): CardEvent | undefined {
  const event = eventShape.safeParse(given)
  if (!event.success) return undefined
  const { id, type, data } = event.data
  return { id, type, intentId: intentIdOf(data.object) }
}

function intentIdOf(object: unknown): string | undefined {
  const intent = intentShape.safeParse(object)
  if (intent.success) return intent.data.id
  const child = childOfIntentShape.safeParse(object)
  return child.success ? child.data.payment_intent : undefined
}
