import { sql } from 'kysely'
import type { Translations } from '../../../contract/catalogue/translated-words.ts'
import type { Reader, Transaction } from '../database.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../paging/keyset-page.ts'
import { segmentByColumn } from '../paging/keyset-segments.ts'
import { translationsIn } from './catalogue/product-details.ts'
import { foldedWords, hasTypedWords } from './typed-words.ts'

export interface NewQuoteRequest {
  readonly id: string
  readonly kind: 'quote' | 'contact'
  readonly name: string
  readonly email: string
  readonly message: string
  /** The requested part. */
  readonly partId: string | null
  /** The language in which it is written; undefined for the shop's standard language. */
  readonly language?: string | undefined
}

/** Inserts an unhandled request. */
export async function insertQuoteRequest(
  { db, tell }: Transaction,
  { partId, language, ...request }: NewQuoteRequest,
  now: number,
): Promise<void> {
  await db
    .insertInto('quote_requests')
    .values({
      ...request,
      name_folded: foldedWords(request.name),
      message_folded: foldedWords(request.message),
      part_id: partId,
      created_at: now,
      handled_at: null,
      language: language ?? null,
    })
    .execute()
  tell('request.created', request.id)
}

/** Returns the name of a part that is for sale; undefined for any other id. */
export async function findPartName(read: Reader, partId: string): Promise<string | undefined> {
  const item = await read
    .selectFrom('products')
    .where('id', '=', partId)
    .where('kind', '=', 'part')
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .select('name')
    .executeTakeFirst()
  return item?.name
}

/**
 * Counts the requests since an instant, of one email or of all. Stops one above `atMost`, so that a flood does not slow
 * down each request.
 */
export async function countRequestsSince(
  read: Reader,
  since: number,
  { from, atMost }: { readonly from?: string; readonly atMost: number },
): Promise<number> {
  let counted = read.selectFrom('quote_requests').where('created_at', '>=', since)
  if (from !== undefined) counted = counted.where('email', '=', from)
  const rows = await counted
    .limit(atMost + 1)
    .select('id')
    .execute()
  return rows.length
}

/** Marks a request as handled; false if it is already handled or unknown. */
export async function markHandled({ db }: Transaction, id: string, now: number): Promise<boolean> {
  const handled = await db
    .updateTable('quote_requests')
    .set({ handled_at: now })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning('id')
    .execute()
  return handled.length > 0
}

export async function hasQuoteRequest(read: Reader, id: string): Promise<boolean> {
  const request = await read.selectFrom('quote_requests').where('id', '=', id).select('id').executeTakeFirst()
  return request !== undefined
}

/** Erases the sender of an email's requests since an instant; keeps their text. */
export async function anonymizeQuotes({ db }: Transaction, email: string, since: number): Promise<void> {
  await db
    .updateTable('quote_requests')
    .set({ name: '', name_folded: null, email: '', language: null })
    .where('email', '=', email)
    .where('created_at', '>=', since)
    .execute()
}

export interface QuotesWanted {
  /** Any parts of sender, message and part. */
  readonly search: string
  /** By default unhandled requests come first, the newest first in each group. */
  readonly byAge: 'asc' | 'desc' | undefined
  readonly state?: 'open' | 'handled' | undefined
  readonly kind?: 'quote' | 'contact' | undefined
}

function selectQuotes(read: Reader) {
  return read
    .selectFrom('quote_requests')
    .leftJoin('products', 'products.id', 'quote_requests.part_id')
    .select([
      'quote_requests.id',
      'quote_requests.kind',
      'quote_requests.name',
      'quote_requests.email',
      'quote_requests.message',
      'quote_requests.part_id as partId',
      'products.name as partName',
      'quote_requests.created_at as createdAt',
      'quote_requests.handled_at as handledAt',
      'quote_requests.language',
    ])
}

/** Returns requests by their ids. */
export function findQuotes(read: Reader, ids: readonly string[]): Promise<readonly QuoteRow[]> {
  return selectQuotes(read).where('quote_requests.id', 'in', ids).execute()
}

/** A request with the translated words of its part. */
export interface TranslatedQuote extends QuoteRow {
  readonly translations: Translations | undefined
}

export function findQuote(read: Reader, id: string): Promise<QuoteRow | undefined> {
  return selectQuotes(read).where('quote_requests.id', '=', id).executeTakeFirst()
}

/** Locks a request until the transaction ends, so that it cannot be anonymized, and returns it. */
export async function lockQuote({ db }: Transaction, id: string): Promise<TranslatedQuote | undefined> {
  await db
    .updateTable('quote_requests')
    .set((eb) => ({ handled_at: eb.ref('handled_at') }))
    .where('id', '=', id)
    .execute()
  const found = await selectQuotes(db)
    .where('quote_requests.id', '=', id)
    .select('products.details')
    .executeTakeFirst()
  if (!found) return undefined
  const { details, ...quote } = found
  return { ...quote, translations: translationsIn(details) }
}

export type QuoteRow = Awaited<ReturnType<ReturnType<typeof selectQuotes>['executeTakeFirstOrThrow']>>

/** Returns a page of the requests; undefined if the cursor belongs to another list. */
export function listQuotes(
  read: Reader,
  wanted: QuotesWanted,
  request: PageRequest,
): Promise<KeysetPage<QuoteRow> | undefined> {
  return readKeysetPage(['quotes', wanted], segmentsOf(read, wanted), request)
}

const searched = [
  ...['name', 'name_folded', 'email', 'message', 'message_folded'].map(
    (column) => `quote_requests.${column}`,
  ),
  ...['products.name', 'products.name_folded'],
]

function segmentsOf(
  read: Reader,
  { search, byAge, state, kind }: QuotesWanted,
): readonly KeysetSegment<QuoteRow>[] {
  const quotes = selectQuotes(read)
  const order = {
    columns: ['quote_requests.created_at', 'quote_requests.id'],
    kind: 'instant',
    descending: byAge !== 'asc',
    sortedBy: ({ createdAt }: QuoteRow) => createdAt,
    tested: [
      ...(kind ? [sql<boolean>`quote_requests.kind = ${kind}`] : []),
      ...hasTypedWords(searched, search),
    ],
  } as const
  const open = segmentByColumn(quotes.where(sql<boolean>`quote_requests.handled_at is null`), order)
  const handled = segmentByColumn(quotes.where(sql<boolean>`quote_requests.handled_at is not null`), order)
  if (state) return [state === 'open' ? open : handled]
  return byAge ? [segmentByColumn(quotes, order)] : [open, handled]
}
