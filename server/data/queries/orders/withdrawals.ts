import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import type { WithdrawalEnding } from '../../schema/order-tables.ts'

/** Returns the withdrawals that wait for their refund, oldest orders first. */
export function listOpenWithdrawals(read: Reader, limit: number) {
  return (
    read
      .selectFrom('orders')
      // Literals, not parameters, so that SQLite recognizes the partial index.
      .where(
        sql<boolean>`withdrawn_at is not null and withdrawal_closed_at is null and state = 'paid' and given_back_cents < price_cents`,
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .select(['id', 'product_name as productName', 'withdrawn_at as withdrawnAt'])
      .select(({ eb }) => eb('price_cents', '-', eb.ref('given_back_cents')).as('leftCents'))
      .execute()
  )
}

export interface EndedWithdrawal {
  readonly id: string
  readonly orderId: string
  readonly withdrawnAt: number
  readonly ending: WithdrawalEnding
  readonly reason: string
  readonly at: number
  /** The id of the member of staff. */
  readonly by: string
}

/** Ends the withdrawal of a locked order: the order keeps a closed withdrawal, but not an undone one. */
export async function insertEndedWithdrawal(
  { db }: Transaction,
  { id, orderId, withdrawnAt, ending, reason, at, by }: EndedWithdrawal,
): Promise<void> {
  await db
    .insertInto('ended_withdrawals')
    .values({ id, order_id: orderId, withdrawn_at: withdrawnAt, ending, reason, ended_at: at, ended_by: by })
    .execute()
  const marks =
    ending === 'closed' ? { withdrawal_closed_at: at } : { withdrawn_at: null, withdrawal_closed_at: null }
  await db.updateTable('orders').set(marks).where('id', '=', orderId).execute()
}

/** Returns how the withdrawals of an order ended, oldest first, with the email of the staff who ended each. */
export function listEndedWithdrawals(read: Reader, orderId: string) {
  return read
    .selectFrom('ended_withdrawals')
    .innerJoin('users', 'users.id', 'ended_withdrawals.ended_by')
    .where('ended_withdrawals.order_id', '=', orderId)
    .orderBy('ended_withdrawals.ended_at')
    .orderBy('ended_withdrawals.id')
    .select([
      'ended_withdrawals.withdrawn_at as withdrawnAt',
      'ended_withdrawals.ending',
      'ended_withdrawals.reason',
      'ended_withdrawals.ended_at as at',
      'users.email as by',
    ])
    .execute()
}
