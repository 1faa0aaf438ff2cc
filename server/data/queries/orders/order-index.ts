import { type RawBuilder, sql } from 'kysely'
import { readOrderNumber, readPurchaseNumber } from '../../../../domain/orders/order-number.ts'
import { type NumberedPaper, readPastedInvoiceNumber } from '../../../../domain/payments/invoice-number.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import type { Database, Reader, Transaction } from '../../database.ts'
import { hasTrigrams, isLong, rarestRows, trigramsOf } from '../trigrams.ts'
import { hasPart, typedReadings } from '../typed-words.ts'

/** Texts that must all occur in an order. */
type Words = readonly string[]

/** A search for orders; at least one of its readings must match. */
export interface OrderSearch {
  readonly readings: readonly Words[]
  /** The order number without its check digit, if the whole text is one. */
  readonly number: number | undefined
  /** The purchase number, if the whole text is one. */
  readonly purchaseNumber: number | undefined
  /** The invoice or credit note, if the whole text is the number of one. */
  readonly paper: NumberedPaper | undefined
}

/** Parses a typed search: words in any order, or a phone number or order number in any notation. */
export function readOrderSearch(typed: string): OrderSearch {
  const folded = foldLetters(typed)
  const digits = phoneDigits(folded)
  const words = typedReadings(typed).filter((reading) => reading.length > 0)
  // Phone numbers are also stored as digits only. The same digits may be part of a transaction or an id.
  const isPhone = isLong(digits) && /^\d+$/.test(digits)
  const readings = isPhone ? [[digits], ...words.filter((reading) => reading.some(isLong))] : words
  return {
    readings,
    number: readOrderNumber(folded),
    purchaseNumber: readPurchaseNumber(folded),
    paper: readPastedInvoiceNumber(typed),
  }
}

/** Removes separators between the digits of a phone number. */
function phoneDigits(text: string): string {
  return text.replaceAll(/[ \-().+/]/g, '')
}

/** The people of an order: the customer, and the receiver of the parcel. */
interface OrderPeople {
  readonly userName: string
  readonly userPhone: string
  /** The customer's own number of the order. */
  readonly customerReference?: string | null
  readonly receiver?: { readonly name: string; readonly company?: string | undefined; readonly phone: string }
  /** The tracking numbers of its further parcels. */
  readonly numbers?: readonly string[]
}

/**
 * Returns the folded text by which orders are found: names, company, phones as typed and as digits, the customer's own
 * number, further parcels.
 */
export function foldedPeople({
  userName,
  userPhone,
  customerReference,
  receiver,
  numbers = [],
}: OrderPeople): string {
  const { name = '', company = '', phone = '' } = receiver ?? {}
  const people = [userName, userPhone, phoneDigits(userPhone), name, company, phone, phoneDigits(phone)]
  const texts = [...people, customerReference ?? '', ...numbers]
  // Most people receive their parcels themselves.
  return foldLetters([...new Set(texts)].filter(Boolean).join(' '))
}

/**
 * Returns the condition that an order contains every word, or has the number, for rows that another index returns. As
 * an expression, it keeps PostgreSQL from using the trigrams, which are slower than a walk for common words.
 */
export function matches({ readings, number, purchaseNumber, paper }: OrderSearch): RawBuilder<boolean> {
  const either = readings.map(matchesAll)
  if (number !== undefined) either.push(sql`orders.number = ${number}`)
  if (purchaseNumber !== undefined) either.push(sql`orders.purchase_number = ${purchaseNumber}`)
  if (paper) either.push(sql`orders.id in (${ordersOfPaper(paper)})`)
  return sql`(${sql.join(either, sql` or `)})`
}

function matchesAll(words: Words): RawBuilder<boolean> {
  const all = words.map((word) => hasPart(sql`(orders.search_text || '')`, word))
  return sql`(${sql.join(all, sql` and `)})`
}

/**
 * Returns the numbers of all orders that may match; undefined if there are more than `most`, or if no index can tell.
 */
export async function findCandidates(
  { read, engine }: Pick<Database, 'read' | 'engine'>,
  search: OrderSearch,
  most: number,
): Promise<readonly number[] | undefined> {
  const { number, purchaseNumber, paper, readings } = search
  if (!readings.every((words) => words.some(isLong))) return undefined
  if (engine === 'postgres' && !(await hasTrigrams(read, 'orders_found'))) return undefined
  const numbers = new Set(number === undefined ? [] : [number])
  if (purchaseNumber !== undefined)
    for (const each of await numbersOf(read, sql`purchase_number = ${purchaseNumber}`)) numbers.add(each)
  if (paper) for (const each of await numbersOf(read, sql`id in (${ordersOfPaper(paper)})`)) numbers.add(each)
  for (const words of readings) {
    const found = await (engine === 'sqlite' ? onSqlite : onPostgres)(read, words, most + 1)
    if (!found) return undefined
    for (const each of found) numbers.add(each)
  }
  return numbers.size > most ? undefined : [...numbers]
}

async function numbersOf(read: Reader, condition: RawBuilder<boolean>): Promise<readonly number[]> {
  const orders = await read.selectFrom('orders').where(condition).select('number').execute()
  return orders.map(({ number }) => number)
}

/** Selects the ids of the orders of an invoice or credit note. */
function ordersOfPaper({ kind, number }: NumberedPaper): RawBuilder<unknown> {
  return kind === 'invoice'
    ? sql`select part.order_id from invoices join payment_orders part on part.intent_id = invoices.intent_id
        where invoices.kind = 'invoice' and invoices.number = ${number}`
    : sql`select part.order_id from invoices join refund_orders part on part.refund_id = invoices.refund_id
        where invoices.kind = 'credit-note' and invoices.number = ${number}`
}

async function onPostgres(read: Reader, words: Words, limit: number): Promise<readonly number[] | undefined> {
  const withWord = (word: string) =>
    read.selectFrom('orders').select('number').where(hasPart(sql`orders.search_text`, word))
  const rows = await rarestRows(words, withWord)
  if (!rows) return undefined
  return (await rows.where(matchesAll(words)).limit(limit).execute()).map(({ number }) => number)
}

/**
 * Returns candidates on SQLite. Includes orders that the index does not contain yet, so that a search is never behind.
 */
async function onSqlite(read: Reader, words: Words, limit: number): Promise<readonly number[]> {
  const indexed = await read
    .selectFrom('order_index')
    .where(sql<boolean>`order_index match ${trigramsOf(words)}`)
    .select('rowid')
    .limit(limit)
    .execute()
  const rest = await read.selectFrom('orders_unindexed').select('number').limit(limit).execute()
  return [...indexed.map(({ rowid }) => rowid), ...rest.map(({ number }) => number)]
}

/**
 * Indexes orders that the SQLite index lacks.
 *
 * @returns their number.
 */
export async function indexOrders({ db }: Transaction, most: number): Promise<number> {
  const waiting = db.selectFrom('orders_unindexed').orderBy('number', 'desc').limit(most).select('number')
  const rows = await db
    .selectFrom('orders')
    .where('number', 'in', waiting)
    .select(['number', 'search_text as text'])
    .execute()
  for (const { number, text } of rows) {
    await sql`insert or replace into order_index (rowid, text) values (${number}, ${text})`.execute(db)
  }
  await db.deleteFrom('orders_unindexed').where('number', 'in', waiting).execute()
  return rows.length
}
