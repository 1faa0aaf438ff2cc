import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import type { DisputeState } from '../../schema/payment-tables.ts'

export interface DisputeRow {
  readonly id: string
  readonly orderId: string | null
  readonly intentId: string
  readonly amountCents: number
  readonly currency: string
  readonly reason: string
  readonly state: DisputeState
  readonly openedAt: number
  readonly closedAt: number | null
}

export async function insertDispute({ db }: Transaction, dispute: DisputeRow): Promise<void> {
  await db
    .insertInto('disputes')
    .values({
      id: dispute.id,
      order_id: dispute.orderId,
      intent_id: dispute.intentId,
      amount_cents: dispute.amountCents,
      currency: dispute.currency,
      reason: dispute.reason,
      state: dispute.state,
      opened_at: dispute.openedAt,
      closed_at: dispute.closedAt,
    })
    .execute()
}

/** Records the bank's decision on a dispute. */
export async function closeDispute(
  { db }: Transaction,
  id: string,
  state: DisputeState,
  now: number,
): Promise<void> {
  await db.updateTable('disputes').set({ state, closed_at: now }).where('id', '=', id).execute()
}

/** Returns the disputes of an intent, or of the payments of an order, oldest first. */
export function listDisputes(
  read: Reader,
  by: 'intent_id' | 'order_id',
  id: string,
): Promise<readonly DisputeRow[]> {
  const disputes = read
    .selectFrom('disputes')
    .orderBy('opened_at')
    .orderBy('id')
    .select([
      'id',
      'order_id as orderId',
      'intent_id as intentId',
      'amount_cents as amountCents',
      'currency',
      'reason',
      'state',
      'opened_at as openedAt',
      'closed_at as closedAt',
    ])
  if (by === 'intent_id') return disputes.where('intent_id', '=', id).execute()
  return disputes
    .where('intent_id', 'in', (eb) =>
      eb
        .selectFrom('payment_orders')
        .where('payment_orders.order_id', '=', id)
        .select('payment_orders.intent_id'),
    )
    .execute()
}

/** Returns disputes that no bank has decided, newest first, with the product of their order. */
export function listOpenDisputes(read: Reader, limit: number) {
  return (
    read
      .selectFrom('disputes')
      .leftJoin('orders', 'orders.id', 'disputes.order_id')
      // A literal, not a parameter, so that SQLite recognizes the partial index.
      .where(sql<boolean>`disputes.state = 'open'`)
      .orderBy('disputes.opened_at', 'desc')
      .orderBy('disputes.id', 'desc')
      .limit(limit)
      .select([
        'disputes.id',
        'disputes.order_id as orderId',
        'orders.product_name as productName',
        'disputes.amount_cents as amountCents',
        'disputes.currency',
        'disputes.opened_at as openedAt',
      ])
      .execute()
  )
}

/** Stores the most urgent state of its disputes on an order. */
export async function markDisputed({ db }: Transaction, orderId: string, state: DisputeState): Promise<void> {
  await db.updateTable('orders').set({ dispute: state }).where('id', '=', orderId).execute()
}
