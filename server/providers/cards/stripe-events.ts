import Stripe from 'stripe'
import * as z from 'zod/mini'
import { type CardEvent, CardsUnavailable } from './cards.ts'

/** Why a call of the webhook is not taken. */
export type EventFlaw = 'no valid signature' | 'signed at another time' | 'no event'

/** Reads what the card provider sends to the webhook. */
export interface CardEvents {
  /**
   * Reads a body exactly as it came.
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
/** What is made of an intent names it; a charge may have been made without one. */
const madeOfIntentShape = z.object({ object: z.enum(['charge', 'dispute', 'refund']), payment_intent: id })

/**
 * In seconds, by which a signature may be old, so that a body that was overheard is of no use after it; and by which the
 * two clocks may differ.
 */
const tolerance = 300

/**
 * Stripe's events, signed with one of several secrets, so that a new secret can be added before the old one ends.
 * Verifying comes first: of a body that is not signed nothing is read.
 */
export function stripeEvents(secrets: readonly string[]): CardEvents {
  return {
    read(body, signature) {
      let flaw: EventFlaw = 'no valid signature'
      for (const secret of secrets) {
        try {
          const event: unknown = Stripe.webhooks.constructEvent(body, signature, secret, tolerance)
          return isOfTheFuture(signature) ? 'signed at another time' : (cardEvent(event) ?? 'no event')
        } catch (error) {
          // What is signed and still cannot be made an event of is no JSON, or a notification of another form.
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return 'no event'
          if (error.message.startsWith('Timestamp')) flaw = 'signed at another time'
        }
      }
      return flaw
    },
  }
}

/** Stripe's library looks only at how old a signature is. */
function isOfTheFuture(signature: string): boolean {
  const latest = Date.now() / 1_000 + tolerance
  const instants = [...signature.matchAll(/(?:^|,)t=(\d{1,15})/g)]
  return instants.some(([, seconds]) => Number(seconds) > latest)
}

/** What somebody may do at Stripe itself, or a bank, or at the card form; the shop asks about its open intents anyway. */
const types = [
  'charge.failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
]
/** A charge with all that belongs to it has some KB. */
const pageOfEvents = 50

/** Declines, refunds and disputes that Stripe tells of since an instant in milliseconds, the oldest first. */
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
  const made = madeOfIntentShape.safeParse(object)
  return made.success ? made.data.payment_intent : undefined
}
