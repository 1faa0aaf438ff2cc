import { sql } from 'kysely'
import type { Reader } from '../database.ts'
import { folded } from '../folded.ts'
import { type Page, type PageRequest, readPage, type Stretch } from '../paging.ts'
import { stretchBy } from '../stretch-by.ts'
import { stretchByBeginning } from '../stretch-by-beginning.ts'

export interface QuotesWanted {
  /** Beginning of the sender's address. */
  readonly search: string
  /** Undefined: those that nobody has dealt with first, the newest first. */
  readonly byAge: 'asc' | 'desc' | undefined
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

/** Messages to the shop, a page at a time; undefined when the cursor is not one of this list. */
export function listQuotes(
  read: Reader,
  wanted: QuotesWanted,
  request: PageRequest,
): Promise<Page<QuoteRow> | undefined> {
  return readPage(['quotes', wanted], stretchesOf(read, wanted), request)
}

function stretchesOf(read: Reader, { search, byAge }: QuotesWanted): readonly Stretch<QuoteRow>[] {
  const quotes = selectQuotes(read)
  if (search !== '') {
    const columns = ['quote_requests.email', 'quote_requests.created_at', 'quote_requests.id'] as const
    return [stretchByBeginning(quotes, { columns, prefix: folded(search), textOf: ({ email }) => email })]
  }
  const order = {
    columns: ['quote_requests.created_at', 'quote_requests.id'],
    kind: 'instant',
    descending: byAge !== 'asc',
    sortedBy: ({ createdAt }: QuoteRow) => createdAt,
  } as const
  if (byAge) return [stretchBy(quotes, order)]
  return [
    stretchBy(quotes.where(sql<boolean>`quote_requests.handled_at is null`), order),
    stretchBy(quotes.where(sql<boolean>`quote_requests.handled_at is not null`), order),
  ]
}
