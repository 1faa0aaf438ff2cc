import type { Reader, Transaction } from '../../database.ts'

/** A new event, with the exact body. */
export interface NewEvent {
  readonly id: string
  readonly type: string
  readonly subject: string
  readonly sequence: number
  readonly label: string
  readonly body: string
  /** The person whom the body names; null without one. */
  readonly email: string | null
  readonly at: number
}

/** SQLite allows 32,766 values per statement. */
const rowsAtOnce = 500

/** Returns the number of each subject's last event; a subject without events is missing. */
export async function lastSequences(
  read: Reader,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await read
    .selectFrom('webhook_events')
    .where('subject', 'in', subjects)
    .groupBy('subject')
    .select(({ fn }) => ['subject', fn.max('sequence').as('last')])
    .execute()
  return new Map(rows.map(({ subject, last }) => [subject, last]))
}

export async function insertEvents({ db }: Transaction, events: readonly NewEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += rowsAtOnce)
    await db
      .insertInto('webhook_events')
      .values(
        events.slice(start, start + rowsAtOnce).map(({ at, ...event }) => ({ ...event, created_at: at })),
      )
      .execute()
}

/** A new delivery of an event. */
export interface NewDelivery {
  readonly id: string
  readonly endpointId: string
  readonly event: Omit<NewEvent, 'label' | 'body' | 'email'>
  /** False: the endpoint is disabled, so that the delivery is missed until staff send it again. */
  readonly isWaiting: boolean
  readonly giveUpAt: number
}

export async function insertDeliveries(
  { db }: Transaction,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  for (let start = 0; start < deliveries.length; start += rowsAtOnce)
    await db
      .insertInto('webhook_deliveries')
      .values(deliveries.slice(start, start + rowsAtOnce).map(rowOf))
      .execute()
}

function rowOf({ id, endpointId, event, isWaiting, giveUpAt }: NewDelivery) {
  return {
    id,
    endpoint_id: endpointId,
    event_id: event.id,
    type: event.type,
    subject: event.subject,
    sequence: event.sequence,
    state: isWaiting ? ('waiting' as const) : ('missed' as const),
    attempts: 0,
    next_attempt_at: isWaiting ? event.at : null,
    give_up_at: giveUpAt,
    created_at: event.at,
  }
}

/**
 * Erases the bodies that name a person, since an instant, and the answers to them, which may repeat the bodies. A body that still waits for its delivery stays, because its
 * receiver may have to act on it; it is deleted with its event.
 */
export async function eraseEventsOf({ db }: Transaction, email: string, since: number): Promise<void> {
  const erased = await db
    .updateTable('webhook_events')
    .set({ body: '', email: null })
    .where('email', '=', email)
    .where('created_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries')
            .whereRef('webhook_deliveries.event_id', '=', 'webhook_events.id')
            .where('webhook_deliveries.state', '=', 'waiting')
            .where(
              'webhook_deliveries.endpoint_id',
              'in',
              selectFrom('webhook_endpoints').select('webhook_endpoints.id'),
            )
            .select('webhook_deliveries.id'),
        ),
      ),
    )
    .returning('id')
    .execute()
  for (let start = 0; start < erased.length; start += rowsAtOnce)
    await db
      .updateTable('webhook_deliveries')
      .set({ answer: null })
      .where(
        'event_id',
        'in',
        erased.slice(start, start + rowsAtOnce).map(({ id }) => id),
      )
      .execute()
}

/** Deletes some of the oldest events from before an instant, with their deliveries; returns how many rows it deleted. */
export async function deleteEventsBefore(
  { db }: Transaction,
  instant: number,
  limit: number,
): Promise<number> {
  let deleted = 0
  for (const table of ['webhook_deliveries', 'webhook_events'] as const) {
    const old = db
      .selectFrom(table)
      .where('created_at', '<', instant)
      .orderBy('created_at')
      .limit(limit)
      .select('id')
    const { numDeletedRows } = await db.deleteFrom(table).where('id', 'in', old).executeTakeFirstOrThrow()
    deleted = Math.max(deleted, Number(numDeletedRows))
  }
  return deleted
}
