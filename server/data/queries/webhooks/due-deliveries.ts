import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { preparedQuery } from '../../prepared-query.ts'

/** A literal, not a parameter, so that SQLite recognizes the partial indexes. */
const isWaiting = sql<boolean>`state = 'waiting'`

/** Returns the active endpoints that no process serves and that have a due delivery. */
export async function listFreeEndpoints(read: Reader, now: number): Promise<readonly string[]> {
  const rows = await freeEndpoints(read, { now })
  return rows.map(({ id }) => id)
}

const freeEndpoints = preparedQuery((db, { now }: { readonly now: number }) =>
  db
    .selectFrom('webhook_endpoints as e')
    .where('e.disabled_at', 'is', null)
    .where('e.leased_until', '<=', now)
    .where('e.next_turn_at', '<=', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_deliveries as d')
          .whereRef('d.endpoint_id', '=', 'e.id')
          .where(sql<boolean>`d.state = 'waiting'`)
          .where('d.next_attempt_at', '<=', now)
          .select('d.id')
          .limit(1),
      ),
    )
    .select('e.id'),
)

/** The lease of an endpoint by a process, until an instant. */
export interface EndpointLease {
  readonly endpointId: string
  readonly by: string
}

/** Takes the lease of an endpoint for this process; false if another process has it, or it is not its turn. */
export async function takeLease(
  { db }: Transaction,
  { endpointId, by }: EndpointLease,
  now: number,
  until: number,
): Promise<boolean> {
  const taken = await db
    .updateTable('webhook_endpoints')
    .set({ leased_by: by, leased_until: until })
    .where('id', '=', endpointId)
    .where('disabled_at', 'is', null)
    .where('leased_until', '<=', now)
    .where('next_turn_at', '<=', now)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Ends a lease, so that any process may serve the endpoint. */
export async function endLease({ db }: Transaction, { endpointId, by }: EndpointLease): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ leased_by: null, leased_until: 0 })
    .where('id', '=', endpointId)
    .where('leased_by', '=', by)
    .execute()
}

/** Ends every lease: for a database of one process, whose former process may have been killed. */
export async function endAllLeases({ db }: Transaction): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ leased_by: null, leased_until: 0 })
    .where('leased_until', '>', 0)
    .execute()
}

/** Returns an active endpoint that a process has leased, with what its deliveries need; undefined without the lease. */
export function findLeased(read: Reader, { endpointId, by }: EndpointLease) {
  return read
    .selectFrom('webhook_endpoints')
    .where('id', '=', endpointId)
    .where('leased_by', '=', by)
    .where('disabled_at', 'is', null)
    .select([
      'id',
      'url',
      'secret',
      'old_secret as oldSecret',
      'old_secret_until as oldSecretUntil',
      'failures',
      'failing_since as failingSince',
      'next_turn_at as nextTurnAt',
    ])
    .executeTakeFirst()
}

export type LeasedEndpoint = NonNullable<Awaited<ReturnType<typeof findLeased>>>

/** A due delivery with its place in the line of its subject. */
export interface DueDelivery {
  readonly id: string
  readonly subject: string
  readonly sequence: number
}

/** Returns the due deliveries of an endpoint, longest due first. */
export function listDue(
  read: Reader,
  given: { readonly endpointId: string; readonly now: number; readonly limit: number },
): Promise<readonly DueDelivery[]> {
  return due(read, given)
}

const due = preparedQuery(
  (
    db,
    { endpointId, now, limit }: { readonly endpointId: string; readonly now: number; readonly limit: number },
  ) =>
    db
      .selectFrom('webhook_deliveries')
      .where('endpoint_id', '=', endpointId)
      .where(isWaiting)
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .limit(limit)
      .select(['id', 'subject', 'sequence']),
)

/** Returns the number of the first waiting event at an endpoint, by subject. */
export async function firstInLine(
  read: Reader,
  endpointId: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (subjects.length === 0) return new Map()
  const rows = await read
    .selectFrom('webhook_deliveries')
    .where('endpoint_id', '=', endpointId)
    .where(isWaiting)
    .where('subject', 'in', subjects)
    .groupBy('subject')
    .select(({ fn }) => ['subject', fn.min('sequence').as('first')])
    .execute()
  return new Map(rows.map(({ subject, first }) => [subject, first]))
}

/** Lets deliveries wait behind an earlier event of their subject: `nextInLine` makes them due. */
export async function waitInLine({ db }: Transaction, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: null })
    .where('id', 'in', ids)
    .where(isWaiting)
    .execute()
}

/** Returns deliveries with the bodies of their events. */
export function listBodies(read: Reader, ids: readonly string[]) {
  return read
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as e', 'e.id', 'd.event_id')
    .where('d.id', 'in', ids)
    .select(['d.id', 'd.subject', 'd.event_id as eventId', 'd.type', 'd.attempts'])
    .select(['d.give_up_at as giveUpAt', 'e.body'])
    .execute()
}

export type DeliveryWithBody = Awaited<ReturnType<typeof listBodies>>[number]

/** The result of an attempt. */
export interface Attempt {
  readonly id: string
  readonly at: number
  readonly state: 'waiting' | 'delivered' | 'missed'
  /** When to try again; null if nothing waits. */
  readonly nextAttemptAt: number | null
  /** The status of the answer; null without one. */
  readonly status: number | null
  readonly durationMs: number
  readonly answer: string | null
  /** Why there is no answer; null with one. */
  readonly failure: string | null
}

/** Stores the result of an attempt, unless the delivery has ended meanwhile. */
export async function noteAttempt({ db }: Transaction, attempt: Attempt): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set((eb) => ({
      state: attempt.state,
      attempts: eb('attempts', '+', 1),
      next_attempt_at: attempt.nextAttemptAt,
      attempted_at: attempt.at,
      status: attempt.status,
      duration_ms: attempt.durationMs,
      answer: attempt.answer,
      failure: attempt.failure,
    }))
    .where('id', '=', attempt.id)
    .where(isWaiting)
    .execute()
}

/** Makes the next event of a subject due, if it waits in line. */
export async function nextInLine(
  { db }: Transaction,
  endpointId: string,
  subject: string,
  now: number,
): Promise<void> {
  const next = db
    .selectFrom('webhook_deliveries')
    .where('endpoint_id', '=', endpointId)
    .where(isWaiting)
    .where('subject', '=', subject)
    .orderBy('sequence')
    .limit(1)
    .select('id')
  await db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: now })
    .where('id', 'in', next)
    .where('next_attempt_at', 'is', null)
    .execute()
}

/** Makes the deliveries of an endpoint that wait for another attempt due now, because staff may have repaired it. */
export async function tryNow({ db }: Transaction, endpointId: string, now: number): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: now })
    .where('endpoint_id', '=', endpointId)
    .where(isWaiting)
    .where('next_attempt_at', '>', now)
    .execute()
}

/** How the attempts at a leased endpoint go. */
export interface EndpointHealth {
  readonly failures: number
  readonly failingSince: number | null
  readonly nextTurnAt: number
  readonly leasedUntil: number
  readonly lastAt: number
  readonly lastStatus: number | null
  readonly lastFailure: string | null
}

/** Stores how the attempts at a leased endpoint go, and renews its lease. Does nothing if the lease is lost. */
export async function noteHealth(
  { db }: Transaction,
  { endpointId, by }: EndpointLease,
  health: EndpointHealth,
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({
      failures: health.failures,
      failing_since: health.failingSince,
      next_turn_at: health.nextTurnAt,
      leased_until: health.leasedUntil,
      last_at: health.lastAt,
      last_status: health.lastStatus,
      last_failure: health.lastFailure,
    })
    .where('id', '=', endpointId)
    .where('leased_by', '=', by)
    .execute()
}

/**
 * Disables an active endpoint; false if it is disabled or deleted already. What the shop disabled, staff may disable,
 * too.
 */
export async function disableEndpoint(
  { db, changed }: Transaction,
  id: string,
  why: 'staff' | 'failing' | 'gone',
  now: number,
): Promise<boolean> {
  const disabled = await db
    .updateTable('webhook_endpoints')
    .set({ disabled_at: now, disabled_why: why, leased_by: null, leased_until: 0 })
    .where('id', '=', id)
    .$if(why !== 'staff', (endpoint) => endpoint.where('disabled_at', 'is', null))
    .returning('id')
    .executeTakeFirst()
  if (disabled) changed('webhooks')
  return disabled !== undefined
}
