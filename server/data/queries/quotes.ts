import { sql } from 'kysely'
import { caseFolded } from '../case-folded.ts'
import type { Reader, Transaction } from '../database.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../paging/keyset-page.ts'
import { segmentByColumn, segmentByPrefix } from '../paging/keyset-segments.ts'

export interface NewQuoteRequest {
  readonly id: string
  readonly kind: 'quote' | 'contact'
  readonly name: string
  readonly email: string
  readonly message: string
  /** The item that the request is about. */
  readonly itemId: string | null
}

/** Inserts an unhandled request. */
export async function insertQuoteRequest(
  { db }: Transaction,
  { itemId, ...request }: NewQuoteRequest,
  now: number,
): Promise<void> {
  await db
    .insertInto('quote_requests')
    .values({ ...request, item_id: itemId, created_at: now, handled_at: null })
    .execute()
}

/** Returns whether an item is for sale. */
export async function isItemForSale(read: Reader, itemId: string): Promise<boolean> {
  const item = await read
    .selectFrom('items')
    .where('id', '=', itemId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return item !== undefined
}

/** Marks a request as handled; false when it was handled already or is unknown. */
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

/** Erases the sender of an address's requests since an instant; keeps their text. */
export async function anonymizeQuotes({ db }: Transaction, email: string, since: number): Promise<void> {
  await db
    .updateTable('quote_requests')
    .set({ name: '', email: '' })
    .where('email', '=', email)
    .where('created_at', '>=', since)
    .execute()
}

export interface QuotesWanted {
  /** Prefix of the sender's address. */
  readonly search: string
  /** Undefined: unhandled requests first, each group newest first. */
  readonly byAge: 'asc' | 'desc' | undefined
  readonly state?: 'open' | 'handled' | undefined
}

function selectQuotes(read: Reader) {
  return read
    .selectFrom('quote_requests')
    .leftJoin('items', 'items.id', 'quote_requests.item_id')
    .select([
      'quote_requests.id',
      'quote_requests.kind',
      'quote_requests.name',
      'quote_requests.email',
      'quote_requests.message',
      'quote_requests.item_id as itemId',
      'items.name as itemName',
      'quote_requests.created_at as createdAt',
      'quote_requests.handled_at as handledAt',
    ])
}

type QuoteRow = Awaited<ReturnType<ReturnType<typeof selectQuotes>['executeTakeFirstOrThrow']>>

/** Returns a page of the requests; undefined when the cursor is not one of this list. */
export function listQuotes(
  read: Reader,
  wanted: QuotesWanted,
  request: PageRequest,
): Promise<KeysetPage<QuoteRow> | undefined> {
  return readKeysetPage(['quotes', wanted], segmentsOf(read, wanted), request)
}

function segmentsOf(
  read: Reader,
  { search, byAge, state }: QuotesWanted,
): readonly KeysetSegment<QuoteRow>[] {
  const quotes = selectQuotes(read)
  if (search !== '') {
    const columns = ['quote_requests.email', 'quote_requests.created_at', 'quote_requests.id'] as const
    return [segmentByPrefix(quotes, { columns, prefix: caseFolded(search), textOf: ({ email }) => email })]
  }
  const order = {
    columns: ['quote_requests.created_at', 'quote_requests.id'],
    kind: 'instant',
    descending: byAge !== 'asc',
    sortedBy: ({ createdAt }: QuoteRow) => createdAt,
  } as const
  const open = segmentByColumn(quotes.where(sql<boolean>`quote_requests.handled_at is null`), order)
  const handled = segmentByColumn(quotes.where(sql<boolean>`quote_requests.handled_at is not null`), order)
  if (state) return [state === 'open' ? open : handled]
  return byAge ? [segmentByColumn(quotes, order)] : [open, handled]
}
