import type { FastifyBaseLogger } from 'fastify'
import { newEventId } from './ids.ts'
import { type EventRecord, happeningsBetween } from './objects/event.ts'
import type { PaymentRecord } from './objects/payment.ts'
import type { Listener, Records } from './objects/records.ts'

/** An event of the sandbox, told where it happened: what a webhook would carry, as far as a shop believes it. */
export type ToldEvent = { readonly id: string; readonly type: string; readonly intentId: string }

type Desk = {
  readonly events: Records<EventRecord>
  readonly secretKey: string
  readonly now: () => number
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly tell?: ((event: ToldEvent) => void) | undefined
}

/**
 * Keeps an event of everything that happens to a payment, after it has happened. The money is what counts: an event
 * that cannot be kept is lost, as one can be lost on its way from Stripe, and the call goes on.
 */
export function noteHappenings({ events, secretKey, now, log, tell }: Desk): Listener<PaymentRecord> {
  return async (before, after) => {
    try {
      // At once, so that they can share a commit; a list keeps them in the order of this.
      await Promise.all(
        happeningsBetween(before, after, secretKey).map(async (happening) => {
          const event = { version: 0, id: newEventId(), createdAt: now(), ...happening }
          await events.insert(event.id, event)
          tell?.({ id: event.id, type: event.type, intentId: after.id })
        }),
      )
    } catch (error) {
      log.error({ err: error }, 'The card sandbox has lost an event')
    }
  }
}
