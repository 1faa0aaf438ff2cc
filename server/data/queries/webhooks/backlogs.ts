import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'

/** An endpoint with deliveries to move: those of a disabled one are missed, those that staff send again wait. */
export interface Backlog {
  readonly endpointId: string
  readonly to: 'missed' | 'waiting'
  /** Moves deliveries of events up to this instant; null for all. */
  readonly until: number | null
}

const isWaiting = sql<boolean>`d.state = 'waiting'`

/** Returns the endpoints with deliveries to move. */
export async function listBacklogs(read: Reader): Promise<readonly Backlog[]> {
  const disabled = await read
    .selectFrom('webhook_endpoints as e')
    .where('e.disabled_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_deliveries as d')
          .whereRef('d.endpoint_id', '=', 'e.id')
          .where(isWaiting)
          .select('d.id')
          .limit(1),
      ),
    )
    .select('e.id')
    .execute()
  const resent = await read
    .selectFrom('webhook_endpoints')
    .where('resend_until', 'is not', null)
    .where('disabled_at', 'is', null)
    .select(['id', 'resend_until as until'])
    .execute()
  return [
    ...disabled.map(({ id }) => ({ endpointId: id, to: 'missed' as const, until: null })),
    ...resent.map(({ id, until }) => ({ endpointId: id, to: 'waiting' as const, until })),
  ]
}

/** Moves some deliveries of a backlog, the oldest first; returns how many. */
export async function moveSome(
  { db }: Transaction,
  { endpointId, to, until }: Backlog,
  { now, giveUpAt, limit }: { readonly now: number; readonly giveUpAt: number; readonly limit: number },
): Promise<number> {
  const from = to === 'missed' ? sql<boolean>`state = 'waiting'` : sql<boolean>`state = 'missed'`
  let some = db.selectFrom('webhook_deliveries').where('endpoint_id', '=', endpointId).where(from)
  if (until !== null) some = some.where('created_at', '<=', until)
  const again = { attempts: 0, next_attempt_at: now, give_up_at: giveUpAt }
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ state: to, next_attempt_at: null, ...(to === 'waiting' && again) })
    .where('id', 'in', some.orderBy('created_at').orderBy('id').limit(limit).select('id'))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Notes that everything that staff sent again waits. */
export async function endResending({ db }: Transaction, { endpointId, until }: Backlog): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ resend_until: null })
    .where('id', '=', endpointId)
    .where('resend_until', '=', until)
    .execute()
}
