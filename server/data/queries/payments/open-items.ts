import { type RawBuilder, sql } from 'kysely'
import type { ReceivableAge } from '../../../../contract/payments/receivables.ts'
import { type NumberedPaper, readPastedInvoiceNumber } from '../../../../domain/payments/invoice-number.ts'
import type { DueBetween } from '../../../../domain/receivables/receivable-ages.ts'
import type { Reader } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { hasWord, typedReadings } from '../typed-words.ts'

function selectOpenItems(read: Reader) {
  return read
    .selectFrom('receivables')
    .innerJoin('companies', 'companies.id', 'receivables.company_id')
    .innerJoin('invoices', 'invoices.id', 'receivables.invoice_id')
    .innerJoin('users', 'users.id', 'receivables.user_id')
    .select([
      'receivables.invoice_id as id',
      'receivables.intent_id as intentId',
      'receivables.company_id as companyId',
      'companies.name as companyName',
      'companies.invoice_email as invoiceEmail',
      'receivables.user_id as userId',
      'users.email as customerEmail',
      'invoices.number',
      'invoices.gross_cents as grossCents',
      'receivables.currency',
      'receivables.issued_at as issuedAt',
      'receivables.due_at as dueAt',
      'receivables.open_cents as openCents',
      'receivables.closed_at as closedAt',
      'receivables.disputed_at as disputedAt',
      'receivables.dispute_note as disputeNote',
      'receivables.reminded_step as remindedStep',
      'receivables.reminded_at as remindedAt',
    ])
}

/** An invoice on account with what staff read about it. */
export type OpenItem = Awaited<ReturnType<ReturnType<typeof selectOpenItems>['executeTakeFirstOrThrow']>>

// Literals, so that SQLite recognizes the partial indexes.
const isOpen = sql<boolean>`receivables.closed_at is null`
const isPaid = sql<boolean>`receivables.closed_at is not null`

export interface OpenItemsWanted {
  /** A whole number of an invoice, or parts of the company's name or of a customer's reference. */
  readonly search: string
  readonly companyId: string | undefined
  /** Only invoices that are due in this range. */
  readonly due: DueBetween
  readonly state: 'open' | 'disputed' | 'paid'
}

/** Lists open items by due day, or paid ones, newest first. */
export async function listOpenItems(
  read: Reader,
  wanted: OpenItemsWanted,
  page: PageRequest,
): Promise<KeysetPage<OpenItem> | undefined> {
  const named = readPastedInvoiceNumber(wanted.search)
  if (named) {
    const found = await findOpenItem(read, named)
    return { rows: found && page.after === undefined ? [found] : [], next: undefined }
  }
  return readKeysetPage(['receivables', wanted], [segmentOf(read, wanted)], page)
}

function segmentOf(read: Reader, { search, companyId, due, state }: OpenItemsWanted) {
  let query = selectOpenItems(read).where(state === 'paid' ? isPaid : isOpen)
  if (companyId !== undefined) query = query.where('receivables.company_id', '=', companyId)
  if (due.from !== undefined) query = query.where('receivables.due_at', '>=', due.from)
  if (due.before !== undefined) query = query.where('receivables.due_at', '<', due.before)
  if (state === 'disputed') query = query.where('receivables.disputed_at', 'is not', null)
  const tested = search === '' ? [] : (typedReadings(search)[0] ?? []).map(isNamed)
  const id = 'receivables.invoice_id'
  return state === 'paid'
    ? segmentByColumn(query, {
        columns: ['receivables.closed_at', id],
        kind: 'instant',
        descending: true,
        sortedBy: ({ closedAt }) => closedAt ?? 0,
        tested,
      })
    : segmentByColumn(query, {
        columns: ['receivables.due_at', id],
        kind: 'instant',
        descending: false,
        sortedBy: ({ dueAt }) => dueAt,
        tested,
      })
}

/** Returns the condition that the company's name, or a customer's reference of an order, contains a word. */
function isNamed(word: string): RawBuilder<boolean> {
  const ofOrder = hasWord(sql`lower(orders.customer_reference)`, word)
  return sql<boolean>`(${hasWord(sql`companies.name_folded`, word)} or exists (
    select 1 from orders where orders.account_payment_id = receivables.intent_id and ${ofOrder}))`
}

/** Returns the invoice on account of a number, which may also be that of its correction or of its credit note. */
export function findOpenItem(read: Reader, { kind, number }: NumberedPaper): Promise<OpenItem | undefined> {
  return selectOpenItems(read)
    .where('receivables.intent_id', 'in', (eb) =>
      eb
        .selectFrom('invoices as named')
        .where('named.kind', '=', kind)
        .where('named.number', '=', number)
        .select('named.intent_id'),
    )
    .executeTakeFirst()
}

/** Returns an invoice on account by its id. */
export function findItemOfInvoice(read: Reader, invoiceId: string): Promise<OpenItem | undefined> {
  return selectOpenItems(read).where('receivables.invoice_id', '=', invoiceId).executeTakeFirst()
}

/** Returns the open items of a company, the oldest due day first. */
export function listOpenItemsOf(
  read: Reader,
  companyId: string,
  limit: number,
): Promise<readonly OpenItem[]> {
  return selectOpenItems(read)
    .where(isOpen)
    .where('receivables.company_id', '=', companyId)
    .orderBy('receivables.due_at')
    .orderBy('receivables.invoice_id')
    .limit(limit)
    .execute()
}

/** Returns the invoices on account with these numbers, also by the numbers of their corrections. */
export async function findOpenItems(
  read: Reader,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, OpenItem>> {
  if (numbers.length === 0) return new Map()
  const named = await read
    .selectFrom('invoices')
    .where('kind', '=', 'invoice')
    .where('number', 'in', numbers)
    .select(['number', 'intent_id as intentId'])
    .execute()
  if (named.length === 0) return new Map()
  const intents = named.map(({ intentId }) => intentId)
  const items = await selectOpenItems(read).where('receivables.intent_id', 'in', intents).execute()
  const byIntent = new Map(items.map((item) => [item.intentId, item]))
  return new Map(
    named.flatMap(({ number, intentId }) => {
      const item = byIntent.get(intentId)
      return item ? [[number, item] as const] : []
    }),
  )
}

/** An order on an invoice on account. */
export interface OrderOnAccount {
  readonly id: string
  readonly number: number
  readonly intentId: string
  readonly reference: string | null
}

/** Returns the orders of payments on account, with the customer's own numbers, by payment. */
export async function listOrdersOfItems(
  read: Reader,
  intentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderOnAccount[]>> {
  if (intentIds.length === 0) return new Map()
  const rows = await read
    .selectFrom('orders')
    .where('account_payment_id', 'in', intentIds)
    .orderBy('number')
    .select(['id', 'number', 'account_payment_id as intentId', 'customer_reference as reference'])
    .execute()
  const orders = rows.map(({ intentId, ...order }) => ({ ...order, intentId: intentId ?? '' }))
  return Map.groupBy(orders, ({ intentId }) => intentId)
}

/** The sum of open items. */
export interface SumOfItems {
  readonly count: number
  readonly openCents: number
}

/** Sums what is open by age, from a covering index; an age without items is missing. */
export async function sumByAge(
  read: Reader,
  boundaries: readonly (readonly [ReceivableAge, DueBetween])[],
): Promise<ReadonlyMap<ReceivableAge, SumOfItems>> {
  const cases = boundaries.map(
    ([age, { from, before }]) =>
      sql`when due_at >= ${from ?? 0} and due_at < ${before ?? Number.MAX_SAFE_INTEGER} then ${sql.lit(age)}`,
  )
  const age = sql<ReceivableAge>`case ${sql.join(cases, sql` `)} end`
  const rows = await read
    .selectFrom('receivables')
    .where(sql<boolean>`closed_at is null`)
    .select(({ fn }) => [
      age.as('age'),
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string>('open_cents').as('openCents'),
    ])
    .groupBy(sql`1`)
    .execute()
  return new Map(rows.map((row) => [row.age, { count: Number(row.count), openCents: Number(row.openCents) }]))
}

/** What companies owe in a currency. */
export interface OwedByCompanies extends SumOfItems {
  /** The part that is overdue and that no company disputes. */
  readonly overdueCents: number
}

/** Sums all open items of a currency. */
export async function sumOpen(
  read: Reader,
  { currency, overdueBefore }: { readonly currency: string; readonly overdueBefore: number },
): Promise<OwedByCompanies> {
  const overdue = sql`due_at < ${overdueBefore} and disputed_at is null`
  const { count, openCents, overdueCents } = await read
    .selectFrom('receivables')
    // A literal, so that SQLite recognizes the partial index.
    .where(sql<boolean>`closed_at is null`)
    .where('currency', '=', currency)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string | null>('open_cents').as('openCents'),
      sql<number | string | null>`sum(case when ${overdue} then open_cents else 0 end)`.as('overdueCents'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(count), openCents: Number(openCents ?? 0), overdueCents: Number(overdueCents ?? 0) }
}

/** Sums the open items that companies dispute. */
export async function sumDisputed(read: Reader): Promise<SumOfItems> {
  const { count, openCents } = await read
    .selectFrom('receivables')
    .where(sql<boolean>`closed_at is null`)
    .where('disputed_at', 'is not', null)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string | null>('open_cents').as('openCents'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(count), openCents: Number(openCents ?? 0) }
}

/** Sums the open items that are overdue, without disputed ones, and returns the oldest of them. */
export async function findOverdue(
  read: Reader,
  before: number,
  limit: number,
): Promise<SumOfItems & { readonly oldest: readonly OpenItem[] }> {
  const [sum, oldest] = await Promise.all([
    read
      .selectFrom('receivables')
      .where(sql<boolean>`closed_at is null`)
      .where('due_at', '<', before)
      .where('disputed_at', 'is', null)
      .select(({ fn }) => [
        fn.countAll<number | string>().as('count'),
        fn.sum<number | string | null>('open_cents').as('openCents'),
      ])
      .executeTakeFirstOrThrow(),
    selectOpenItems(read)
      .where(isOpen)
      .where('receivables.due_at', '<', before)
      .where('receivables.disputed_at', 'is', null)
      .orderBy('receivables.due_at')
      .orderBy('receivables.invoice_id')
      .limit(limit)
      .execute(),
  ])
  return { count: Number(sum.count), openCents: Number(sum.openCents ?? 0), oldest }
}
