import { type RawBuilder, sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import type { WebhookEndpointsTable } from '../../schema/webhook-tables.ts'
import { storedTypes, typesIn } from './collectors.ts'

/** What staff write about an endpoint. */
export interface WrittenEndpoint {
  readonly url: string
  readonly types: readonly string[]
  readonly description: string
}

/** A stored endpoint, without its secrets. */
export interface EndpointRow extends WrittenEndpoint {
  readonly id: string
  readonly disabledAt: number | null
  readonly disabledWhy: WebhookEndpointsTable['disabled_why']
  readonly failingSince: number | null
  readonly lastAt: number | null
  readonly lastStatus: number | null
  readonly lastFailure: string | null
  readonly oldSecretUntil: number | null
  readonly version: number
  readonly createdAt: number
}

function selectEndpoints(read: Reader) {
  return read
    .selectFrom('webhook_endpoints')
    .select(['id', 'url', 'types', 'description', 'version', 'created_at as createdAt'])
    .select(['disabled_at as disabledAt', 'disabled_why as disabledWhy', 'failing_since as failingSince'])
    .select(['last_at as lastAt', 'last_status as lastStatus', 'last_failure as lastFailure'])
    .select('old_secret_until as oldSecretUntil')
}

type SelectedEndpoint = Awaited<ReturnType<ReturnType<typeof selectEndpoints>['executeTakeFirstOrThrow']>>

function endpointOf({ types, ...row }: SelectedEndpoint): EndpointRow {
  return { ...row, types: typesIn(types) }
}

/** How many deliveries of an endpoint wait and were missed, up to a number. */
interface Counted {
  readonly waiting: number
  readonly missed: number
}

/** Returns all endpoints, oldest first, with the numbers of their deliveries. */
export async function listEndpoints(read: Reader, most: number): Promise<readonly (EndpointRow & Counted)[]> {
  const rows = await selectEndpoints(read)
    .select([countUpTo(most, 'waiting').as('waiting'), countUpTo(most, 'missed').as('missed')])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ waiting, missed, ...row }) => ({
    ...endpointOf(row),
    waiting: Number(waiting),
    missed: Number(missed),
  }))
}

/** Literals, not parameters, so that SQLite recognizes the partial indexes. */
function countUpTo(most: number, state: 'waiting' | 'missed'): RawBuilder<number> {
  return sql<number>`(select count(*) from (select 1 from webhook_deliveries d
    where d.endpoint_id = webhook_endpoints.id and d.state = ${sql.lit(state)} limit ${sql.lit(most)}) as some_of_it)`
}

export async function findEndpoint(read: Reader, id: string): Promise<EndpointRow | undefined> {
  const row = await selectEndpoints(read).where('id', '=', id).executeTakeFirst()
  return row && endpointOf(row)
}

/** Locks an endpoint until the transaction ends, and returns it. */
export async function lockEndpoint({ db }: Transaction, id: string): Promise<EndpointRow | undefined> {
  await db
    .updateTable('webhook_endpoints')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute()
  return findEndpoint(db, id)
}

/** Counts the endpoints. Concurrent additions wait for each other, so that together they keep a limit. */
export async function countEndpoints({ db }: Transaction): Promise<number> {
  if (isPostgres(db)) await sql`lock table webhook_endpoints in share row exclusive mode`.execute(db)
  const { count } = await db
    .selectFrom('webhook_endpoints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertEndpoint(
  { db, changed }: Transaction,
  { types, ...endpoint }: WrittenEndpoint & { readonly id: string; readonly secret: string },
  by: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('webhook_endpoints')
    .values({
      ...endpoint,
      types: storedTypes(types),
      failures: 0,
      next_turn_at: 0,
      leased_until: 0,
      version: 1,
      created_by: by,
      created_at: now,
      updated_at: now,
    })
    .execute()
  changed('webhooks')
}

/** Replaces what staff write about a locked endpoint. A new address begins without the failures of the old one. */
export async function updateEndpoint(
  { db, changed }: Transaction,
  id: string,
  { types, ...written }: WrittenEndpoint,
  now: number,
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set((eb) => ({
      ...written,
      ...healthy,
      types: storedTypes(types),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
  changed('webhooks')
}

const healthy = { failures: 0, failing_since: null, next_turn_at: 0 } as const

/** Lets a locked endpoint get events again. */
export async function enableEndpoint({ db, changed }: Transaction, id: string): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ disabled_at: null, disabled_why: null, ...healthy })
    .where('id', '=', id)
    .execute()
  changed('webhooks')
}

/** Replaces the secret of a locked endpoint; the present one stays beside it until an instant. */
export async function replaceSecret(
  { db }: Transaction,
  id: string,
  secret: string,
  oldSecretUntil: number,
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set((eb) => ({ old_secret: eb.ref('secret'), old_secret_until: oldSecretUntil, secret }))
    .where('id', '=', id)
    .execute()
}

/** Lets everything that a locked endpoint has missed until an instant be sent again. */
export async function resendUntil({ db, changed }: Transaction, id: string, instant: number): Promise<void> {
  await db.updateTable('webhook_endpoints').set({ resend_until: instant }).where('id', '=', id).execute()
  changed('webhooks')
}

/** Deletes a locked endpoint. Its deliveries stay unseen until their events are deleted. */
export async function removeEndpoint({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
}
