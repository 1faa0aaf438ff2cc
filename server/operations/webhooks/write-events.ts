import type { SentType, WebhookType } from '../../../contract/webhooks/webhook-types.ts'
import type { Reader, ToldEvent, Transaction, WebhookCollector, WriteEvents } from '../../data/database.ts'
import { inPortions } from '../../data/queries/catalogue/sale-prices.ts'
import {
  insertDeliveries,
  insertEvents,
  lastSequences,
  type NewEvent,
} from '../../data/queries/webhooks/events.ts'
import { hourMs } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { inEnglish } from '../../platform/request-context.ts'
import type { Shop } from '../shop.ts'

/** How long a delivery is tried. */
export const worthDeliveringMs = 72 * hourMs

/** A subject as the API answers it to staff. */
export interface AnsweredSubject {
  readonly data: unknown
  /** What people call it; empty for a person. */
  readonly label: string
  /** The email of the person whom it names; undefined without one. */
  readonly email?: string | undefined
}

/** Returns the answers about subjects by their ids, read within a transaction. A subject without an answer is left out. */
export type AnswerSubjects = (
  read: Reader,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, AnsweredSubject>>

/** How the subjects of each type are answered. */
export type AnswersByType = Readonly<Record<WebhookType, AnswerSubjects>>

/**
 * Makes what writes the told events of a transaction, with the answers of the API at its end. Many subjects are written
 * in portions, so that an import needs no memory for all of them.
 */
export function eventWriter(shop: Pick<Shop, 'clock'>, answers: AnswersByType): WriteEvents {
  return async (transaction, events, collectors) => {
    for (const [answer, told] of Map.groupBy(events, ({ type }) => answers[type]))
      for (const portion of inPortions(told)) {
        await writePortion(shop, transaction, portion, answer, collectors)
        await transaction.nextTurn()
      }
    transaction.changed('webhooks')
  }
}

async function writePortion(
  { clock }: Pick<Shop, 'clock'>,
  transaction: Transaction,
  told: readonly ToldEvent[],
  answer: AnswerSubjects,
  collectors: readonly WebhookCollector[],
): Promise<void> {
  const { db } = transaction
  const subjects = [...new Set(told.map(({ subject }) => subject))]
  // The answer to staff, whatever the language of the customer whose request this is.
  const answered = await inEnglish(() => answer(db, subjects))
  const sequences = new Map(await lastSequences(db, subjects))
  const at = clock()
  const events = told.flatMap(({ type, subject }): NewEvent[] => {
    const found = answered.get(subject)
    if (!found) return []
    const sequence = (sequences.get(subject) ?? 0) + 1
    sequences.set(subject, sequence)
    const body = bodyOf(type, at, found.data)
    const { label, email = null } = found
    return [{ id: newId(), type, subject, sequence, label, body, email, at }]
  })
  await insertEvents(transaction, events)
  for (const { id: endpointId, types, isActive } of collectors)
    await insertDeliveries(
      transaction,
      events
        .filter(({ type }) => types.has(type))
        .map((event) => ({
          id: newId(),
          endpointId,
          event,
          isWaiting: isActive,
          giveUpAt: at + worthDeliveringMs,
        })),
    )
}

/** Returns the body of an event as Standard Webhooks describe it. */
export function bodyOf(type: SentType, at: number, data: unknown): string {
  return JSON.stringify({ type, timestamp: new Date(at).toISOString(), data })
}
