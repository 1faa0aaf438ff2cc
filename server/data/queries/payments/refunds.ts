import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import type { RefundMeans, RefundOrigin, RefundState } from '../../schema/payment-tables.ts'

export interface RefundRow {
  readonly id: string
  readonly orderId: string | null
  readonly intentId: string
  readonly providerId: string | null
  readonly origin: RefundOrigin
  /** Where it goes. One refund never goes to both. */
  readonly means: RefundMeans
  readonly amountCents: number
  /** How much of the amount is delivery; the rest is goods. */
  readonly deliveryCents: number
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
  'means',
  'amount_cents as amountCents',
  'delivery_cents as deliveryCents',
  'currency',
  'reason',
  'restock',
  'state',
  'failure',
  'created_by as createdBy',
  'created_at as createdAt',
] as const

/** The part of a refund for one order. */
export interface RefundPart {
  readonly orderId: string
  readonly amountCents: number
}

/** Inserts a refund of at most one order; a trigger adds its part. */
export async function insertRefund({ db }: Transaction, refund: RefundRow): Promise<void> {
  await db
    .insertInto('refunds')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      intent_id: refund.intentId,
      provider_id: refund.providerId,
      origin: refund.origin,
      means: refund.means,
      amount_cents: refund.amountCents,
      delivery_cents: refund.deliveryCents,
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

/** Inserts a refund with its parts, whose sum is its amount; without parts for a payment without an order. */
export async function insertRefundOf(
  transaction: Transaction,
  refund: Omit<RefundRow, 'orderId'>,
  parts: readonly RefundPart[],
): Promise<RefundRow> {
  const row = { ...refund, orderId: parts[0]?.orderId ?? null }
  await insertRefund(transaction, row)
  if (parts.length < 2) return row
  // A trigger has already given the first order the whole amount.
  await transaction.db
    .insertInto('refund_orders')
    .values(
      parts.map(({ orderId, amountCents }) => ({
        refund_id: row.id,
        order_id: orderId,
        amount_cents: amountCents,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['refund_id', 'order_id'])
        .doUpdateSet(({ ref }) => ({ amount_cents: ref('excluded.amount_cents') })),
    )
    .execute()
  return row
}

/** Returns the parts of a refund. */
export function listRefundParts(read: Reader, refundId: string): Promise<readonly RefundPart[]> {
  return read
    .selectFrom('refund_orders')
    .where('refund_id', '=', refundId)
    .orderBy('order_id')
    .select(['order_id as orderId', 'amount_cents as amountCents'])
    .execute()
}

export function findRefund(read: Reader, id: string): Promise<RefundRow | undefined> {
  return read.selectFrom('refunds').where('id', '=', id).select(refundColumns).executeTakeFirst()
}

export function listRefundsOfIntent(read: Reader, intentId: string): Promise<readonly RefundRow[]> {
  return read
    .selectFrom('refunds')
    .where('intent_id', '=', intentId)
    .orderBy('created_at')
    .orderBy('id')
    .select(refundColumns)
    .execute()
}

/** Returns the full and partial refunds of an order, oldest first. */
export function listRefundsOfOrder(read: Reader, orderId: string): Promise<readonly RefundRow[]> {
  return read
    .selectFrom('refunds')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refund_orders')
        .where('refund_orders.order_id', '=', orderId)
        .select('refund_orders.refund_id'),
    )
    .orderBy('created_at')
    .orderBy('id')
    .select(refundColumns)
    .execute()
}

/** A refund that the provider has not made yet. */
export interface DueRefund
  extends Pick<RefundRow, 'id' | 'intentId' | 'providerId' | 'amountCents' | 'means' | 'currency'> {
  /** The ordinal of the present attempt at the provider, from 1. */
  readonly attempt: number
}

/** Returns the due refunds of an intent, those to credit first, because they need no provider; then oldest first. */
export function listDueRefunds(read: Reader, intentId: string): Promise<readonly DueRefund[]> {
  return read
    .selectFrom('refunds')
    .where('intent_id', '=', intentId)
    .where('state', '=', 'due')
    .orderBy('means', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .select([
      'id',
      'intent_id as intentId',
      'provider_id as providerId',
      'amount_cents as amountCents',
      'means',
      'currency',
      'attempt',
    ])
    .execute()
}

/** Starts the next attempt, unless another process has already started it. */
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

/** Returns the refunds of several intents by intent, oldest first. */
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

/** Returns due refunds not checked since an instant, least recently checked first. */
export function listRefundsUntouchedSince(
  read: Reader,
  instant: number,
  limit: number,
): Promise<readonly RefundRow[]> {
  return (
    read
      .selectFrom('refunds')
      // A literal, not a parameter, so that SQLite recognizes the partial index.
      .where(sql<boolean>`state = 'due'`)
      .where('updated_at', '<=', instant)
      .orderBy('updated_at')
      .limit(limit)
      .select(refundColumns)
      .execute()
  )
}

/** Returns refunds that are due since before an instant, with the product of their order. */
export function listLateRefunds(read: Reader, before: number, limit: number) {
  return (
    read
      .selectFrom('refunds')
      .leftJoin('orders', 'orders.id', 'refunds.order_id')
      // A literal, not a parameter, so that SQLite recognizes the partial index.
      .where(sql<boolean>`refunds.state = 'due'`)
      .where('refunds.created_at', '<=', before)
      .limit(limit)
      .select([
        'refunds.id',
        'refunds.order_id as orderId',
        'orders.product_name as productName',
        'refunds.amount_cents as amountCents',
        'refunds.currency',
        'refunds.created_at as createdAt',
      ])
      .execute()
  )
}

/** Marks a refund as checked now, so that others are checked first next time. */
export async function touchRefund({ db }: Transaction, id: string, now: number): Promise<void> {
  await db.updateTable('refunds').set({ updated_at: now }).where('id', '=', id).execute()
}

/** Updates the state of a refund. */
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

/**
 * Recomputes the refund sums of orders from the parts of refunds in the shop's currency. An order whose refunded sum
 * changes is told as refunded.
 */
export async function countRefundsOfOrders(
  { db, tell }: Transaction,
  orderIds: readonly string[],
  currency: string,
): Promise<void> {
  if (orderIds.length === 0) return
  const before = await db
    .selectFrom('orders')
    .where('id', 'in', orderIds)
    .select(['id', 'refunded_cents as cents'])
    .execute()
  const after = await db
    .updateTable('orders')
    .set((eb) => {
      const parts = eb
        .selectFrom('refund_orders')
        .innerJoin('refunds', 'refunds.id', 'refund_orders.refund_id')
        .whereRef('refund_orders.order_id', '=', 'orders.id')
        .select(({ fn, val }) =>
          fn.coalesce(fn.sum<number>('refund_orders.amount_cents'), val(0)).as('cents'),
        )
      return {
        refunded_cents: parts
          .where('refunds.state', '=', 'succeeded')
          .where('refunds.currency', '=', currency),
        given_back_cents: parts
          .whereRef('refunds.intent_id', '=', 'orders.payment_id')
          .where('refunds.state', '<>', 'failed'),
      }
    })
    .where('orders.id', 'in', orderIds)
    .returning(['orders.id', 'orders.refunded_cents as cents'])
    .execute()
  const known = new Map(before.map(({ id, cents }) => [id, cents]))
  tell('order.refunded', ...after.filter(({ id, cents }) => known.get(id) !== cents).map(({ id }) => id))
}
