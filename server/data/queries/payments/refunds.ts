import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import type { RefundOrigin, RefundState } from '../../schema/payment-tables.ts'

export interface RefundRow {
  readonly id: string
  readonly orderId: string | null
  readonly intentId: string
  readonly providerId: string | null
  readonly origin: RefundOrigin
  readonly amountCents: number
  readonly currency: string
  readonly reason: string
  readonly restock: number
  readonly state: RefundState
  readonly failure: string | null
  readonly createdBy: string | null
  readonly createdAt: number
}

const refundColumns = [
  'id',
  'order_id as orderId',
  'intent_id as intentId',
  'provider_id as providerId',
  'origin',
  'amount_cents as amountCents',
  'currency',
  'reason',
  'restock',
  'state',
  'failure',
  'created_by as createdBy',
  'created_at as createdAt',
] as const

/** Writes a refund down. */
export async function insertRefund({ db }: Transaction, refund: RefundRow): Promise<void> {
  await db
    .insertInto('refunds')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      intent_id: refund.intentId,
      provider_id: refund.providerId,
      origin: refund.origin,
      amount_cents: refund.amountCents,
      currency: refund.currency,
      reason: refund.reason,
      restock: refund.restock,
      state: refund.state,
      failure: refund.failure,
      created_by: refund.createdBy,
      created_at: refund.createdAt,
      updated_at: refund.createdAt,
    })
    .execute()
}

export function findRefund(read: Reader, id: string): Promise<RefundRow | undefined> {
  return read.selectFrom('refunds').where('id', '=', id).select(refundColumns).executeTakeFirst()
}

export function listRefundsOfIntent(read: Reader, intentId: string): Promise<readonly RefundRow[]> {
  return listRefunds(read, 'intent_id', intentId)
}

export function listRefundsOfOrder(read: Reader, orderId: string): Promise<readonly RefundRow[]> {
  return listRefunds(read, 'order_id', orderId)
}

/** A refund that is still to be made. */
export interface DueRefund extends Pick<RefundRow, 'id' | 'intentId' | 'providerId' | 'amountCents'> {
  /** From 1: how often it was begun at the provider. */
  readonly attempt: number
}

/** The refunds of an intent that are still to be made, the oldest first. */
export function listDueRefunds(read: Reader, intentId: string): Promise<readonly DueRefund[]> {
  return read
    .selectFrom('refunds')
    .where('intent_id', '=', intentId)
    .where('state', '=', 'due')
    .orderBy('created_at')
    .orderBy('id')
    .select([
      'id',
      'intent_id as intentId',
      'provider_id as providerId',
      'amount_cents as amountCents',
      'attempt',
    ])
    .execute()
}

/** Begins the attempt that follows this one, unless somebody has done so before. */
export async function beginNextAttempt(
  { db }: Transaction,
  { id, attempt }: Pick<DueRefund, 'id' | 'attempt'>,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ attempt: attempt + 1 })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute()
}

/** The refunds of several intents, of each the oldest first. */
export async function listRefundsOfIntents(
  read: Reader,
  intentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RefundRow[]>> {
  if (intentIds.length === 0) return new Map()
  const rows = await read
    .selectFrom('refunds')
    .where('intent_id', 'in', intentIds)
    .orderBy('created_at')
    .orderBy('id')
    .select(refundColumns)
    .execute()
  return Map.groupBy(rows, ({ intentId }) => intentId)
}

function listRefunds(read: Reader, by: 'intent_id' | 'order_id', id: string): Promise<readonly RefundRow[]> {
  return read
    .selectFrom('refunds')
    .where(by, '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .select(refundColumns)
    .execute()
}

/** Refunds that are still to be made and were not looked at since an instant, the longest first. */
export function listRefundsUntouchedSince(
  read: Reader,
  instant: number,
  limit: number,
): Promise<readonly RefundRow[]> {
  return (
    read
      .selectFrom('refunds')
      // Written out, not bound: see listOpenPaymentsUntouchedSince.
      .where(sql<boolean>`state = 'due'`)
      .where('updated_at', '<=', instant)
      .orderBy('updated_at')
      .limit(limit)
      .select(refundColumns)
      .execute()
  )
}

/** Notes that a refund was looked at now, so that the others get their turn first. */
export async function touchRefund({ db }: Transaction, id: string, now: number): Promise<void> {
  await db.updateTable('refunds').set({ updated_at: now }).where('id', '=', id).execute()
}

/** Notes what has become of a refund. */
export async function changeRefund(
  { db }: Transaction,
  id: string,
  { providerId, ...change }: Pick<RefundRow, 'state' | 'failure' | 'providerId' | 'restock'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ ...change, provider_id: providerId, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Counts anew, from the refunds, what an order says of them. */
export async function countRefundsOfOrder({ db }: Transaction, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set((eb) => ({
      refunded_cents: eb
        .selectFrom('refunds')
        .whereRef('refunds.order_id', '=', 'orders.id')
        .where('refunds.state', '=', 'succeeded')
        .where('refunds.currency', '=', 'usd')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('refunds.amount_cents'), val(0)).as('cents')),
      given_back_cents: eb
        .selectFrom('refunds')
        .whereRef('refunds.intent_id', '=', 'orders.transaction_id')
        .where('refunds.state', '<>', 'failed')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('refunds.amount_cents'), val(0)).as('cents')),
    }))
    .where('orders.id', '=', orderId)
    .execute()
}
