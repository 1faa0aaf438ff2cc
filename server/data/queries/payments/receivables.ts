import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import type { ReceivableReason } from '../../schema/receivable-tables.ts'

/** An invoice that a company pays later. */
export interface Receivable {
  readonly invoiceId: string
  /** The payment on account that the invoice is of. */
  readonly intentId: string
  readonly companyId: string
  /** The account that ordered. */
  readonly userId: string
  readonly currency: string
  readonly issuedAt: number
  /** The last instant of the day on which it is due. */
  readonly dueAt: number
  readonly openCents: number
  readonly closedAt: number | null
  readonly disputedAt: number | null
}

const receivableColumns = [
  'receivables.invoice_id as invoiceId',
  'receivables.intent_id as intentId',
  'receivables.company_id as companyId',
  'receivables.user_id as userId',
  'receivables.currency',
  'receivables.issued_at as issuedAt',
  'receivables.due_at as dueAt',
  'receivables.open_cents as openCents',
  'receivables.closed_at as closedAt',
  'receivables.disputed_at as disputedAt',
] as const

/** Returns the company of the invoice on account of an order, also after it was paid; undefined of other orders. */
export async function findCompanyOwing(read: Reader, orderId: string): Promise<string | undefined> {
  const found = await read
    .selectFrom('orders')
    .innerJoin('receivables', 'receivables.intent_id', 'orders.account_payment_id')
    .where('orders.id', '=', orderId)
    .select('receivables.company_id as companyId')
    .executeTakeFirst()
  return found?.companyId
}

/** What is open of an invoice, as `addMovement` begins it. */
export type NewReceivable = Omit<Receivable, 'openCents' | 'closedAt' | 'disputedAt'>

/** Inserts an open item of which nothing is open yet; its first movement adds the amount of the invoice. */
export async function insertReceivable({ db }: Transaction, receivable: NewReceivable): Promise<void> {
  await db
    .insertInto('receivables')
    .values({
      invoice_id: receivable.invoiceId,
      intent_id: receivable.intentId,
      company_id: receivable.companyId,
      user_id: receivable.userId,
      currency: receivable.currency,
      issued_at: receivable.issuedAt,
      due_at: receivable.dueAt,
      open_cents: 0,
    })
    .execute()
}

export function findReceivable(read: Reader, invoiceId: string): Promise<Receivable | undefined> {
  return read
    .selectFrom('receivables')
    .where('invoice_id', '=', invoiceId)
    .select(receivableColumns)
    .executeTakeFirst()
}

/** Returns the open item of a payment on account. */
export function findReceivableOfPayment(read: Reader, intentId: string): Promise<Receivable | undefined> {
  return read
    .selectFrom('receivables')
    .where('intent_id', '=', intentId)
    .select(receivableColumns)
    .executeTakeFirst()
}

/** Locks an open item until the transaction ends. Its orders must be locked before. */
export function lockReceivable({ db }: Transaction, invoiceId: string): Promise<Receivable | undefined> {
  const receivable = db
    .selectFrom('receivables')
    .where('invoice_id', '=', invoiceId)
    .select(receivableColumns)
  return (isPostgres(db) ? receivable.forNoKeyUpdate() : receivable).executeTakeFirst()
}

/** A change of what is open. */
export interface ReceivableMovement {
  readonly id: string
  readonly invoiceId: string
  /** Above 0 if the company owes more, below 0 if it owes less; never 0. */
  readonly amountCents: number
  readonly reason: ReceivableReason
  readonly transferId?: string | undefined
  readonly intentId?: string | undefined
  readonly refundId?: string | undefined
  readonly createdBy?: string | undefined
}

/** Adds a row to the ledger. A unique index refuses a second one of the same refund. */
export async function insertMovement(
  { db }: Transaction,
  movement: ReceivableMovement,
  now: number,
): Promise<void> {
  await db
    .insertInto('receivable_movements')
    .values({
      id: movement.id,
      invoice_id: movement.invoiceId,
      amount_cents: movement.amountCents,
      reason: movement.reason,
      transfer_id: movement.transferId ?? null,
      intent_id: movement.intentId ?? null,
      refund_id: movement.refundId ?? null,
      created_by: movement.createdBy ?? null,
      created_at: now,
    })
    .execute()
}

/** Sets what is open of a locked item, and when it was closed. */
export async function setOpen(
  { db }: Transaction,
  invoiceId: string,
  { openCents, closedAt }: Pick<Receivable, 'openCents' | 'closedAt'>,
): Promise<void> {
  await db
    .updateTable('receivables')
    .set({ open_cents: openCents, closed_at: closedAt })
    .where('invoice_id', '=', invoiceId)
    .execute()
}

/** Returns the ids of the orders on the invoice of a payment on account. */
export async function listOrdersOnAccount(read: Reader, intentId: string): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('orders')
    .where('account_payment_id', '=', intentId)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Marks the orders of a payment on account as paid or owed. An order that a card has paid belongs to the charge and
 * stays settled.
 *
 * @returns the ids of the orders that changed.
 */
export async function setSettled(
  { db }: Transaction,
  intentId: string,
  settledAt: number | null,
): Promise<readonly string[]> {
  const rows = await db
    .updateTable('orders')
    .set({ settled_at: settledAt })
    .where('account_payment_id', '=', intentId)
    .where('payment_id', '=', intentId)
    .where('settled_at', settledAt === null ? 'is not' : 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What a company owes, and since when something is overdue. */
export interface Owed {
  readonly cents: number
  /** The oldest due instant of an open item without a dispute, in any currency; null without one. */
  readonly oldestDueAt: number | null
}

/** Returns what a company owes in a currency, and since when something is overdue in that or an earlier one. */
export async function sumOwed(read: Reader, companyId: string, currency: string): Promise<Owed> {
  const row = await read
    .selectFrom('receivables')
    .where('company_id', '=', companyId)
    // A literal, so that SQLite recognizes the partial index.
    .where(sql<boolean>`closed_at is null`)
    .select(
      sql<number | string | null>`sum(case when currency = ${currency} then open_cents end)`.as('cents'),
    )
    .select(sql<number | string | null>`min(case when disputed_at is null then due_at end)`.as('oldestDueAt'))
    .executeTakeFirst()
  const oldest = row?.oldestDueAt ?? null
  return { cents: Number(row?.cents ?? 0), oldestDueAt: oldest === null ? null : Number(oldest) }
}

/** Returns how much of an invoice transfers have paid. */
export async function sumTransferred(read: Reader, invoiceId: string): Promise<number> {
  const row = await read
    .selectFrom('receivable_movements')
    .where('invoice_id', '=', invoiceId)
    .where('reason', '=', 'transfer')
    .select(({ fn }) => fn.sum<number | string | null>('amount_cents').as('cents'))
    .executeTakeFirst()
  return -Number(row?.cents ?? 0)
}

/** Returns the payment on account whose orders a charge has paid; undefined for other charges. */
export async function findAccountOfCharge(read: Reader, intentId: string): Promise<string | undefined> {
  const row = await read
    .selectFrom('receivable_movements')
    .innerJoin('receivables', 'receivables.invoice_id', 'receivable_movements.invoice_id')
    .where('receivable_movements.intent_id', '=', intentId)
    .select('receivables.intent_id as account')
    .executeTakeFirst()
  return row?.account
}

/** Returns whether the bank of anybody who buys for a company disputes a charge. */
export async function hasDisputedCard(read: Reader, companyId: string): Promise<boolean> {
  const disputed = await read
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.intent_id', 'disputes.intent_id')
    .innerJoin('company_members', 'company_members.user_id', 'payments.user_id')
    // A literal, so that SQLite recognizes the partial index.
    .where(sql<boolean>`disputes.state = 'open'`)
    .where('company_members.company_id', '=', companyId)
    .select('disputes.id')
    .limit(1)
    .executeTakeFirst()
  return disputed !== undefined
}
