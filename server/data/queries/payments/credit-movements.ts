import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { preparedQuery } from '../../prepared-query.ts'
import type { CreditReason } from '../../schema/credit-tables.ts'
import { lockHolders } from '../orders/held-stock.ts'

/** A movement of an account's credit. */
export interface CreditMovement {
  readonly id: string
  readonly userId: string
  /** Negative if credit was used. */
  readonly amountCents: number
  readonly currency: string
  readonly reason: CreditReason
  readonly intentId?: string | undefined
  readonly refundId?: string | undefined
  readonly giftCardId?: string | undefined
  readonly note?: string | undefined
  readonly createdBy?: string | undefined
}

/**
 * Makes transactions that use an account's credit run one after the other. Must come before the locks of orders, so
 * that transactions cannot wait for each other. Adding credit needs no lock.
 */
export function lockCredit(transaction: Transaction, userId: string): Promise<void> {
  return lockHolders(transaction, [`credit of account ${userId}`])
}

/** Returns an account's credit in a currency: the sum of its movements. */
export async function sumCredit(read: Reader, userId: string, currency: string): Promise<number> {
  const [row] = await creditOfUser(read, { userId, currency })
  return Number(row?.cents ?? 0)
}

const creditOfUser = preparedQuery((db, { userId, currency }: { userId: string; currency: string }) =>
  db
    .selectFrom('credit_movements')
    .where('user_id', '=', userId)
    .where('currency', '=', currency)
    .select(({ fn }) => fn.sum<number | string | null>('amount_cents').as('cents')),
)

/** Adds a movement. Unique indexes refuse a second one of the same payment, refund or gift card. */
export async function addCreditMovement(
  transaction: Transaction,
  movement: CreditMovement,
  now: number,
): Promise<void> {
  await transaction.db
    .insertInto('credit_movements')
    .values({
      id: movement.id,
      user_id: movement.userId,
      amount_cents: movement.amountCents,
      currency: movement.currency,
      reason: movement.reason,
      intent_id: movement.intentId ?? null,
      refund_id: movement.refundId ?? null,
      gift_card_id: movement.giftCardId ?? null,
      note: movement.note ?? '',
      created_by: movement.createdBy ?? null,
      created_at: now,
    })
    .execute()
}

/** Returns the movement that reserved credit for a payment. */
export function findSpentCredit(read: Reader, intentId: string) {
  return read
    .selectFrom('credit_movements')
    .where('intent_id', '=', intentId)
    .where('reason', '=', 'spent')
    .select(['user_id as userId', 'amount_cents as amountCents', 'currency'])
    .executeTakeFirst()
}

/** Returns the credit that open payments of an account reserve for any of these orders. */
export async function sumReservedCredit(
  read: Reader,
  userId: string,
  orderIds: readonly string[],
): Promise<number> {
  if (orderIds.length === 0) return 0
  const row = await read
    .selectFrom('payments')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('intent_id', 'in', (eb) =>
      eb.selectFrom('payment_orders').where('order_id', 'in', orderIds).select('payment_orders.intent_id'),
    )
    .select(({ fn }) => fn.sum<number | string | null>('credit_cents').as('cents'))
    .executeTakeFirst()
  return Number(row?.cents ?? 0)
}

/** A movement of a list. */
export interface ListedCreditMovement {
  readonly id: string
  readonly amountCents: number
  readonly currency: string
  readonly reason: CreditReason
  readonly note: string
  readonly createdAt: number
  /** The first order of its payment. */
  readonly orderId: string | null
  readonly orderNumber: number | null
}

/**
 * Returns the movements of an account, newest first.
 *
 * @returns undefined if the cursor belongs to another list.
 */
export function listCreditMovements(
  read: Reader,
  userId: string,
  page: PageRequest,
): Promise<KeysetPage<ListedCreditMovement> | undefined> {
  const movements = read
    .selectFrom('credit_movements')
    .leftJoin('payments', 'payments.intent_id', 'credit_movements.intent_id')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .where('credit_movements.user_id', '=', userId)
    .select([
      'credit_movements.id',
      'credit_movements.amount_cents as amountCents',
      'credit_movements.currency',
      'credit_movements.reason',
      'credit_movements.note',
      'credit_movements.created_at as createdAt',
      'orders.id as orderId',
      'orders.number as orderNumber',
    ])
  const segment = segmentByColumn(movements, {
    columns: ['credit_movements.created_at', 'credit_movements.id'],
    kind: 'instant',
    descending: true,
    sortedBy: ({ createdAt }) => createdAt,
  })
  return readKeysetPage(['credit', userId], [segment], page)
}

/** Erases what staff wrote about a person whose account is deleted; the amounts stay. */
export async function eraseCreditNotes({ db }: Transaction, userId: string): Promise<void> {
  await db.updateTable('credit_movements').set({ note: '' }).where('user_id', '=', userId).execute()
}
