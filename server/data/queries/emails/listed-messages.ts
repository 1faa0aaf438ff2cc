import { type RawBuilder, sql } from 'kysely'
import { readOrderNumber } from '../../../../domain/orders/order-number.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import type { Reader } from '../../database.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { hasTypedWords } from '../typed-words.ts'

export type MessageState = 'waiting' | 'sent' | 'failed'

export interface MessagesWanted {
  /** Any parts of recipient, subject and order id, or the order's number. */
  readonly search: string
  /** Also finds emails of these events; by default none. */
  readonly events?: readonly string[]
  readonly oldestFirst: boolean
  readonly state: MessageState | undefined
}

/** The exact conditions of the partial indexes, so that each state is read from its own index. */
const states: Readonly<Record<MessageState, RawBuilder<boolean>>> = {
  waiting: sql<boolean>`sent_at is null and failed_at is null`,
  sent: sql<boolean>`sent_at is not null`,
  failed: sql<boolean>`failed_at is not null`,
}

function selectMessages(read: Reader) {
  return read
    .selectFrom('outbox')
    .select([
      'id',
      'event',
      'recipient',
      'subject',
      'body',
      'order_id as orderId',
      'secret',
      'created_at as createdAt',
      'sent_at as sentAt',
      'failed_at as failedAt',
      'attempts',
      'next_attempt_at as nextAttemptAt',
      'last_error as lastError',
    ])
    .select((eb) => {
      const invoice = eb.selectFrom('invoices').whereRef('invoices.id', '=', 'outbox.invoice_id')
      // Accounts store their emails folded, as the outbox stores recipients.
      const account = eb
        .selectFrom('users')
        .whereRef('users.email', '=', 'outbox.recipient')
        .where('users.deleted_at', 'is', null)
      return [
        account.select('users.name').as('name'),
        invoice.select('invoices.kind').as('invoiceKind'),
        invoice.select('invoices.number').as('invoiceNumber'),
      ]
    })
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>

/** Returns the emails of some events that are still stored. */
export async function findMessagesOf(
  read: Reader,
  events: readonly string[],
): Promise<ReadonlyMap<string, MessageRow>> {
  if (events.length === 0) return new Map()
  const rows = await selectMessages(read).where('event', 'in', events).execute()
  return new Map(rows.map((row) => [row.event, row]))
}

/** Returns a page of the outbox; undefined if the cursor belongs to another list. */
export function listEmails(
  read: Reader,
  wanted: MessagesWanted,
  request: PageRequest,
): Promise<KeysetPage<MessageRow> | undefined> {
  const { events: _, ...asked } = wanted
  return readKeysetPage(['messages', asked], [segmentOf(read, wanted)], request)
}

function segmentOf(
  read: Reader,
  { search, events, oldestFirst, state }: MessagesWanted,
): KeysetSegment<MessageRow> {
  const messages = selectMessages(read)
  return segmentByColumn(state ? messages.where(states[state]) : messages, {
    columns: ['created_at', 'id'],
    kind: 'instant',
    descending: !oldestFirst,
    sortedBy: ({ createdAt }) => createdAt,
    tested: found(search, events),
  })
}

function found(search: string, events: readonly string[] = []): readonly RawBuilder<boolean>[] {
  const words = hasTypedWords(['recipient', 'subject', 'order_id'], search)
  const number = readOrderNumber(foldLetters(search))
  const others = [
    ...(number === undefined
      ? []
      : [sql<boolean>`order_id = (select orders.id from orders where orders.number = ${number})`]),
    ...(events.length === 0 ? [] : [sql<boolean>`event in (${sql.join(events)})`]),
  ]
  if (others.length === 0) return words
  return [sql<boolean>`(${sql.join(others, sql` or `)} or (${sql.join(words, sql` and `)}))`]
}
