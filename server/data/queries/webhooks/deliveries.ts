import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import type { WebhookDeliveriesTable } from '../../schema/webhook-tables.ts'

export type DeliveryState = WebhookDeliveriesTable['state']

function selectDeliveries(read: Reader) {
  return read
    .selectFrom('webhook_deliveries as d')
    .leftJoin('webhook_events as e', 'e.id', 'd.event_id')
    .select(['d.id', 'd.event_id as eventId', 'd.type', 'd.subject', 'e.label', 'd.state', 'd.attempts'])
    .select(['d.created_at as createdAt', 'd.attempted_at as attemptedAt', 'd.status', 'd.failure'])
    .select('d.next_attempt_at as nextAttemptAt')
}

export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['executeTakeFirstOrThrow']>>

/** Literals, not parameters, so that SQLite recognizes the partial indexes. */
const states = {
  waiting: sql<boolean>`d.state = 'waiting'`,
  missed: sql<boolean>`d.state = 'missed'`,
  delivered: sql<boolean>`d.state = 'delivered'`,
} as const satisfies Record<DeliveryState, unknown>

/** Returns a page of an endpoint's deliveries, newest first; undefined if the cursor belongs to another list. */
export function listDeliveriesByPage(
  read: Reader,
  endpointId: string,
  state: DeliveryState | undefined,
  request: PageRequest,
): Promise<KeysetPage<DeliveryRow> | undefined> {
  const all = selectDeliveries(read).where('d.endpoint_id', '=', endpointId)
  // Most deliveries are delivered, so they are read from the index of all.
  const indexed = state === undefined || state === 'delivered' ? all : all.where(states[state])
  const segment = segmentByColumn(indexed, {
    columns: ['d.created_at', 'd.id'],
    kind: 'instant',
    descending: true,
    sortedBy: ({ createdAt }) => createdAt,
    ...(state === 'delivered' && { tested: [states.delivered] }),
  })
  return readKeysetPage(['webhook-deliveries', { endpointId, state }], [segment], request)
}

/** Returns a delivery with the body of its event and the last answer. */
export function findDelivery(read: Reader, id: string) {
  return selectDeliveries(read)
    .where('d.id', '=', id)
    .select(['d.endpoint_id as endpointId', 'd.give_up_at as giveUpAt', 'd.duration_ms as durationMs'])
    .select(['d.answer', 'e.body'])
    .executeTakeFirst()
}

/** Lets a delivery that is over begin again; false if it waits already. */
export async function sendAgain(
  { db, changed }: Transaction,
  id: string,
  { now, giveUpAt }: { readonly now: number; readonly giveUpAt: number },
): Promise<boolean> {
  const again = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, give_up_at: giveUpAt })
    .where('id', '=', id)
    .where('state', '<>', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (again) changed('webhooks')
  return again !== undefined
}
