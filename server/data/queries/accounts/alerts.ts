import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'
import type { AlertKind } from '../../schema/account-tables.ts'

/** An account that an admin should review, and why. */
export interface AlertRow {
  readonly id: string
  readonly userId: string
  readonly kind: AlertKind
  readonly email: string
  readonly name: string
  /** The number of unpaid orders that hold stock, or of declined cards. */
  readonly count: number
  readonly raisedAt: number
}

/** Raises an alert, or updates the open one with the present count. */
export async function putAlert(
  { db }: Transaction,
  { userId, kind, count }: Pick<AlertRow, 'userId' | 'kind' | 'count'>,
  now: number,
): Promise<void> {
  const raised = { count, raised_at: now, closed_at: null }
  await db
    .insertInto('account_alerts')
    .values({ id: newId(), user_id: userId, kind, ...raised })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(raised))
    .execute()
}

/** Returns open alerts raised since an instant, newest first. */
export function listOpenAlerts(read: Reader, since: number, limit: number): Promise<readonly AlertRow[]> {
  return alerts(read)
    .where('account_alerts.closed_at', 'is', null)
    .where('account_alerts.raised_at', '>', since)
    .orderBy('account_alerts.raised_at', 'desc')
    .orderBy('account_alerts.id')
    .limit(limit)
    .execute()
}

/** Returns an open alert by its id. */
export function findOpenAlert(read: Reader, id: string): Promise<AlertRow | undefined> {
  return alerts(read)
    .where('account_alerts.id', '=', id)
    .where('account_alerts.closed_at', 'is', null)
    .executeTakeFirst()
}

/** Returns the open alert of a user and a kind. */
export function findOpenAlertOf(
  read: Reader,
  userId: string,
  kind: AlertKind,
): Promise<AlertRow | undefined> {
  return alerts(read)
    .where('account_alerts.user_id', '=', userId)
    .where('account_alerts.kind', '=', kind)
    .where('account_alerts.closed_at', 'is', null)
    .executeTakeFirst()
}

/** Closes an alert; false if it is already closed. */
export async function closeAlert({ db }: Transaction, id: string, now: number): Promise<boolean> {
  const closed = await db
    .updateTable('account_alerts')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .execute()
  return closed.length > 0
}

export async function deleteAlertsBefore({ db }: Transaction, instant: number): Promise<void> {
  await db.deleteFrom('account_alerts').where('raised_at', '<', instant).execute()
}

export async function deleteAlertsOf({ db }: Transaction, userId: string): Promise<void> {
  await db.deleteFrom('account_alerts').where('user_id', '=', userId).execute()
}

function alerts(read: Reader) {
  return read
    .selectFrom('account_alerts')
    .innerJoin('users', 'users.id', 'account_alerts.user_id')
    .select([
      'account_alerts.id',
      'account_alerts.user_id as userId',
      'account_alerts.kind',
      'users.email',
      'users.name',
      'account_alerts.count',
      'account_alerts.raised_at as raisedAt',
    ])
}
