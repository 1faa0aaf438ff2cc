import { sql } from 'kysely'
import { wasPaid } from '../../../../domain/moving/paid-state.ts'
import { type ArchivedOrder, hundredths } from '../../../../domain/moving/read-order.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import { newId } from '../../../platform/ids.ts'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'

export interface ListedArchivedOrder {
  readonly id: string
  readonly order: ArchivedOrder
}

/** Reads the details that `writeArchivedOrders` or an erasure wrote. */
function orderOf(details: string): ArchivedOrder {
  return JSON.parse(details) as ArchivedOrder
}

export async function findArchivedOrders(
  read: Reader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, ArchivedOrder>> {
  if (numbers.length === 0) return new Map()
  const rows = await read
    .selectFrom('archived_orders')
    .where('number', 'in', [...numbers])
    .select(['number', 'details'])
    .execute()
  return new Map(rows.map(({ number, details }) => [number, orderOf(details)]))
}

/** Keeps the parameters of a statement below the engines' limit. */
const wordsAtOnce = 5_000

/** Writes archived orders in the place of those with the same numbers. */
export async function writeArchivedOrders(
  transaction: Transaction,
  orders: readonly ArchivedOrder[],
  importId: string,
): Promise<void> {
  const { db } = transaction
  await deleteArchivedOrders(
    transaction,
    orders.map(({ number }) => number),
  )
  if (orders.length === 0) return
  const rows = orders.map((order) => ({ id: newId(), order }))
  await db
    .insertInto('archived_orders')
    .values(
      rows.map(({ id, order }) => ({
        id,
        number: order.number,
        placed_at: order.placedAt,
        email: order.email,
        currency: order.currency,
        total_cents: hundredths(order.total) - hundredths(order.refunded),
        counts: wasPaid(order.state) ? (1 as const) : (0 as const),
        details: JSON.stringify(order),
        import_id: importId,
      })),
    )
    .execute()
  const words = rows.flatMap(({ id, order }) => wordsOfOrder(order).map((word) => ({ order_id: id, word })))
  for (let start = 0; start < words.length; start += wordsAtOnce)
    await db
      .insertInto('archived_order_words')
      .values(words.slice(start, start + wordsAtOnce))
      .execute()
}

export async function deleteArchivedOrders({ db }: Transaction, numbers: readonly string[]): Promise<number> {
  if (numbers.length === 0) return 0
  const found = () =>
    db
      .selectFrom('archived_orders')
      .where('number', 'in', [...numbers])
      .select('id')
  await db.deleteFrom('archived_order_words').where('order_id', 'in', found()).execute()
  const gone = await db
    .deleteFrom('archived_orders')
    .where('number', 'in', [...numbers])
    .returning('id')
    .execute()
  return gone.length
}

/** The most words of an order, and the longest one, that the search knows. */
const [mostWords, longestWord] = [24, 60]

/** Returns the words by which an order is found: of its number, its email and its names. */
function wordsOfOrder({ number, email, name, receiver }: ArchivedOrder): readonly string[] {
  const words = [number, email, name, receiver].flatMap((text) => [
    ...typedWords(text),
    ...typedWords(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')),
  ])
  return [...new Set(words)].slice(0, mostWords)
}

function typedWords(text: string): readonly string[] {
  return foldLetters(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.slice(0, longestWord))
}

/** A search with at most this many candidates reads all of them; with more, it walks the list. */
const mostCandidates = 2_000

/**
 * Returns a page of archived orders, newest first. A search finds orders that have all its words at the beginning of
 * words of their number, email and names.
 *
 * @returns undefined if the cursor belongs to another list.
 */
export async function listArchivedByPage(
  read: Reader,
  search: string,
  request: PageRequest,
): Promise<KeysetPage<ListedArchivedOrder> | undefined> {
  const words = typedWords(search)
  const candidates = await findCandidates(read, words)
  let query = selectOrders(read)
  if (candidates) query = query.where('id', 'in', candidates.length > 0 ? [...candidates] : [''])
  const conditions = words.map(hasWordOf)
  if (candidates) for (const condition of conditions) query = query.where(condition)
  const segment = segmentByColumn(query, { ...newestFirst, tested: candidates ? [] : conditions })
  return shown(await readKeysetPage(['archived-orders', search], [segment], request))
}

/** Returns a page of the archived orders of an email, newest first. */
export async function listArchivedOf(
  read: Reader,
  email: string,
  request: PageRequest,
): Promise<KeysetPage<ListedArchivedOrder> | undefined> {
  const segment = segmentByColumn(selectOrders(read).where('email', '=', email), newestFirst)
  return shown(await readKeysetPage(['archived-orders-of', email], [segment], request))
}

const newestFirst = {
  columns: ['placed_at', 'id'],
  kind: 'instant',
  descending: true,
  sortedBy: ({ placedAt }: { readonly placedAt: number }) => placedAt,
} as const

function selectOrders(read: Reader) {
  return read.selectFrom('archived_orders').select(['id', 'placed_at as placedAt', 'details'])
}

function shown(
  page: KeysetPage<{ readonly id: string; readonly details: string }> | undefined,
): KeysetPage<ListedArchivedOrder> | undefined {
  return page && { ...page, rows: page.rows.map(({ id, details }) => ({ id, order: orderOf(details) })) }
}

/** Returns the orders with the longest word; undefined if there are many, or without a word. */
async function findCandidates(
  read: Reader,
  words: readonly string[],
): Promise<readonly string[] | undefined> {
  const [longest] = [...words].sort((one, other) => other.length - one.length)
  if (longest === undefined) return undefined
  const rows = await read
    .selectFrom('archived_order_words')
    .where('word', '>=', longest)
    .where('word', '<', afterAll(longest))
    .limit(mostCandidates + 1)
    .select('order_id')
    .execute()
  return rows.length > mostCandidates ? undefined : [...new Set(rows.map(({ order_id }) => order_id))]
}

function hasWordOf(word: string) {
  return sql<boolean>`exists (select 1 from archived_order_words
    where order_id = archived_orders.id and word >= ${word} and word < ${afterAll(word)})`
}

/** Returns a text behind all that begin with a word. */
function afterAll(word: string): string {
  return `${word}\u{10ffff}`
}

/** Returns the sum and the number of the archived orders in a currency that were paid, within a time. */
export async function sumArchived(
  read: Reader,
  { currency, from, to }: { readonly currency: string; readonly from: number; readonly to: number },
): Promise<{ readonly cents: number; readonly orders: number }> {
  const { cents, orders } = await read
    .selectFrom('archived_orders')
    .where('currency', '=', currency)
    .where('counts', '=', 1)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', to)
    .select(({ fn }) => [
      fn.sum<number | null>('total_cents').as('cents'),
      fn.countAll<number>().as('orders'),
    ])
    .executeTakeFirstOrThrow()
  return { cents: Number(cents ?? 0), orders: Number(orders) }
}

/** Returns whether the shop has an archived order. */
export async function hasArchivedOrders(read: Reader): Promise<boolean> {
  return (await read.selectFrom('archived_orders').limit(1).select('id').executeTakeFirst()) !== undefined
}

/**
 * Erases personal data from the archived orders of an email whose account is deleted, as from its own orders: the
 * phone number, or all of it if an admin deleted the account.
 *
 * @returns the numbers of the orders.
 */
export async function anonymizeArchivedOrders(
  { db }: Transaction,
  email: string,
  { byOwner }: { readonly byOwner: boolean },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('archived_orders')
    .where('email', '=', email)
    .select(['id', 'number', 'details'])
    .execute()
  for (const { id, details } of rows) {
    const order = orderOf(details)
    const rest = byOwner ? { ...order, ...nobody } : { ...order, phone: '' }
    await db
      .updateTable('archived_orders')
      .set({ details: JSON.stringify(rest), ...(byOwner && { email: '' }) })
      .where('id', '=', id)
      .execute()
    if (!byOwner) continue
    const words = wordsOfOrder(rest)
    await db
      .deleteFrom('archived_order_words')
      .where('order_id', '=', id)
      .$if(words.length > 0, (query) => query.where('word', 'not in', [...words]))
      .execute()
  }
  return rows.map(({ number }) => number)
}

const nobody = {
  email: '',
  name: '',
  phone: '',
  receiver: '',
  company: '',
  lines: [],
  postcode: '',
  city: '',
  region: '',
  country: '',
  address: '',
} as const
