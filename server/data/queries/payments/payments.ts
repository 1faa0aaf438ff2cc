import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { preparedQuery, preparedWrite } from '../../prepared-query.ts'
import type { PaymentState } from '../../schema/payment-tables.ts'

export interface PaymentRow {
  readonly intentId: string
  readonly userId: string
  /** The first order of the payment; null until it is bound to one. */
  readonly orderId: string | null
  /** What its orders cost: the charge and the credit. */
  readonly amountCents: number
  /** How much of it is credit. */
  readonly creditCents: number
  readonly state: PaymentState
  readonly createdAt: number
  /** Keyed hash of the network address that last got the intent's secret, while the payment is open. */
  readonly openedFrom: string | null
}

const paymentColumns = [
  'intent_id as intentId',
  'user_id as userId',
  'order_id as orderId',
  'amount_cents as amountCents',
  'credit_cents as creditCents',
  'state',
  'created_at as createdAt',
  'opened_from as openedFrom',
] as const

interface NewPayment extends Pick<PaymentRow, 'intentId' | 'userId' | 'amountCents'> {
  /** The payment's orders with their prices and shares of the credit; empty until it is bound to an order. */
  readonly orders: readonly {
    readonly id: string
    readonly priceCents: number
    readonly creditCents?: number
  }[]
}

/** Inserts a payment; leaves a known one unchanged. */
export async function insertPayment(
  transaction: Transaction,
  { orders, ...payment }: NewPayment,
  now: number,
): Promise<void> {
  const creditCents = orders.reduce((sum, order) => sum + (order.creditCents ?? 0), 0)
  await insertOne(transaction, { ...payment, creditCents, orderId: orders[0]?.id ?? null, now })
  if (orders.length < 2 && creditCents === 0) return
  const parts = orders.map((order) => ({
    intent_id: payment.intentId,
    order_id: order.id,
    amount_cents: order.priceCents,
    credit_cents: order.creditCents ?? 0,
  }))
  // A trigger has already given the first order the whole amount.
  await transaction.db
    .insertInto('payment_orders')
    .values(parts)
    .onConflict((conflict) =>
      conflict.columns(['intent_id', 'order_id']).doUpdateSet(({ ref }) => ({
        amount_cents: ref('excluded.amount_cents'),
        credit_cents: ref('excluded.credit_cents'),
      })),
    )
    .execute()
}

interface InsertedPayment
  extends Pick<PaymentRow, 'intentId' | 'userId' | 'amountCents' | 'creditCents' | 'orderId'> {
  readonly now: number
}

const insertOne = preparedWrite((db, payment: InsertedPayment) =>
  db
    .insertInto('payments')
    .values({
      intent_id: payment.intentId,
      user_id: payment.userId,
      order_id: payment.orderId,
      amount_cents: payment.amountCents,
      credit_cents: payment.creditCents,
      state: 'open',
      created_at: payment.now,
      updated_at: payment.now,
    })
    .onConflict((conflict) => conflict.column('intent_id').doNothing()),
)

/** Returns whether the shop has any payment. */
export async function hasPayments(read: Reader): Promise<boolean> {
  return (await read.selectFrom('payments').select('intent_id').limit(1).executeTakeFirst()) !== undefined
}

export async function findPayment(read: Reader, intentId: string): Promise<PaymentRow | undefined> {
  const [payment] = await paymentOfIntent(read, { intentId })
  return payment
}

const paymentOfIntent = preparedQuery((db, { intentId }: { intentId: string }) =>
  db.selectFrom('payments').where('intent_id', '=', intentId).select(paymentColumns),
)

/** Locks the payment until the transaction ends, as `lockOrder` does for an order. */
export async function lockPayment({ db }: Transaction, intentId: string): Promise<PaymentRow | undefined> {
  const [payment] = await lockedPayment(db, { intentId })
  return payment
}

const lockedPayment = preparedQuery((db, { intentId }: { intentId: string }) => {
  const payment = db.selectFrom('payments').where('intent_id', '=', intentId).select(paymentColumns)
  return isPostgres(db) ? payment.forNoKeyUpdate() : payment
})

export function listPaymentsOfOrder(read: Reader, orderId: string): Promise<readonly PaymentRow[]> {
  return paymentsOfOrder(read, { orderId })
}

const paymentsOfOrder = preparedQuery((db, { orderId }: { orderId: string }) =>
  selectPaymentsOfOrders(db, [orderId]),
)

/** Returns the payments of these orders, oldest first. */
export function listPaymentsOfOrders(
  read: Reader,
  orderIds: readonly string[],
): Promise<readonly PaymentRow[]> {
  const [first = '', ...others] = orderIds
  if (others.length === 0) return listPaymentsOfOrder(read, first)
  return selectPaymentsOfOrders(read, orderIds).execute()
}

function selectPaymentsOfOrders(read: Reader, orderIds: readonly string[]) {
  return read
    .selectFrom('payments')
    .where('intent_id', 'in', (eb) =>
      eb.selectFrom('payment_orders').where('order_id', 'in', orderIds).select('payment_orders.intent_id'),
    )
    .orderBy('created_at')
    .orderBy('intent_id')
    .select(paymentColumns)
}

/** Returns a customer's payments of this amount without an order. */
export function listUnboundPayments(
  read: Reader,
  userId: string,
  amountCents: number,
): Promise<readonly PaymentRow[]> {
  return read
    .selectFrom('payments')
    .where('user_id', '=', userId)
    .where('order_id', 'is', null)
    .where('amount_cents', '=', amountCents)
    .orderBy('created_at')
    .orderBy('intent_id')
    .select(paymentColumns)
    .execute()
}

/** Returns the number of payments of this amount that a customer has ever opened, for any order. */
export async function countPaymentsOfAmount(
  read: Reader,
  userId: string,
  amountCents: number,
): Promise<number> {
  const { count } = await read
    .selectFrom('payments')
    .where('user_id', '=', userId)
    .where('amount_cents', '=', amountCents)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns open payments not checked since an instant, least recently checked first. */
export function listOpenPaymentsUntouchedSince(
  read: Reader,
  instant: number,
  limit: number,
): Promise<readonly PaymentRow[]> {
  return (
    read
      .selectFrom('payments')
      // A literal, not a parameter, so that SQLite recognizes the partial index.
      .where(sql<boolean>`state = 'open'`)
      .where('updated_at', '<=', instant)
      .orderBy('updated_at')
      .limit(limit)
      .select(paymentColumns)
      .execute()
  )
}

/** Moves a payment from one state to another; returns false if it is not in the first state. */
export async function movePayment(
  { db }: Transaction,
  intentId: string,
  from: PaymentState,
  to: PaymentState,
  now: number,
): Promise<boolean> {
  return (await move(db, { intentId, from, to, now })).length > 0
}

interface Move {
  readonly intentId: string
  readonly from: PaymentState
  readonly to: PaymentState
  readonly now: number
}

const move = preparedQuery((db, { intentId, from, to, now }: Move) =>
  db
    .updateTable('payments')
    .set({ state: to, updated_at: now, opened_from: null })
    .where('intent_id', '=', intentId)
    .where('state', '=', from)
    .returning('intent_id'),
)

/** Moves a locked payment to another state. */
export function moveLockedPayment(
  transaction: Transaction,
  intentId: string,
  to: PaymentState,
  now: number,
): Promise<void> {
  return moveLocked(transaction, { intentId, to, now })
}

const moveLocked = preparedWrite((db, { intentId, to, now }: Omit<Move, 'from'>) =>
  db
    .updateTable('payments')
    .set({ state: to, updated_at: now, opened_from: null })
    .where('intent_id', '=', intentId),
)

/** Stores the keyed hash of the network address that last got the secret of an open payment. */
export function noteOpenedFrom(transaction: Transaction, intentId: string, address: string): Promise<void> {
  return noteAddress(transaction, { intentId, address })
}

const noteAddress = preparedWrite((db, { intentId, address }: { intentId: string; address: string }) =>
  db
    .updateTable('payments')
    .set({ opened_from: address })
    .where('intent_id', '=', intentId)
    .where('state', '=', 'open'),
)

/** Marks a payment as checked now, so that others are checked first next time. */
export async function touchPayment({ db }: Transaction, intentId: string, now: number): Promise<void> {
  await db.updateTable('payments').set({ updated_at: now }).where('intent_id', '=', intentId).execute()
}

/** Binds a payment, with its earlier refunds and disputes, to its only order; triggers add the parts. */
export async function bindPayment({ db }: Transaction, intentId: string, orderId: string): Promise<void> {
  for (const table of ['payments', 'refunds', 'disputes'] as const) {
    await db
      .updateTable(table)
      .set({ order_id: orderId })
      .where('intent_id', '=', intentId)
      .where('order_id', 'is', null)
      .execute()
  }
}

/** Returns a customer's payments that may still be charged. */
export function listOpenPaymentsOfUser(read: Reader, userId: string): Promise<readonly PaymentRow[]> {
  return openPaymentsOfUser(read, { userId })
}

const openPaymentsOfUser = preparedQuery((db, { userId }: { userId: string }) =>
  db.selectFrom('payments').where('user_id', '=', userId).where('state', '=', 'open').select(paymentColumns),
)
