import type { FastifyBaseLogger } from 'fastify'
import { newEventId } from './ids.ts'
import { type EventRecord, eventsBetween } from './objects/event.ts'
import type { PaymentRecord } from './objects/payment.ts'
import type { Listener, Records } from './objects/records.ts'

/** An event of the sandbox: the part of a webhook's content that the shop trusts. */
export type SandboxEvent = { readonly id: string; readonly type: string; readonly intentId: string }

type EventContext = {
  readonly events: Records<EventRecord>
  readonly secretKey: string
  readonly now: () => number
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly tell?: ((event: SandboxEvent) => void) | undefined
}

/**
 * Records the events of a payment's changes after they are stored. The payment has priority: an event that cannot be
 * stored is lost, as can happen at Stripe, and the call continues.
 */
export function recordEvents({ events, secretKey, now, log, tell }: EventContext): Listener<PaymentRecord> {
  return async (before, after) => {
    try {
      const recorded = eventsBetween(before, after, secretKey).map((content) => {
        return { version: 0, id: newEventId(), createdAt: now(), ...content }
      })
      if (recorded.length === 0) return
      // Inserted together, so that they share a commit.
      await events.insertAll(new Map(recorded.map((event) => [event.id, event])))
      for (const { id, type } of recorded) tell?.({ id, type, intentId: after.id })
    } catch (error) {
      log.error({ err: error }, 'The card sandbox has lost an event')
    }
  }
}
