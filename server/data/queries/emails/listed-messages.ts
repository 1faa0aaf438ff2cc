import { type RawBuilder, sql } from 'kysely'
import { caseFolded } from '../../case-folded.ts'
import type { Reader } from '../../database.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../../paging/keyset-page.ts'
import { segmentByColumn, segmentByPrefix } from '../../paging/keyset-segments.ts'

export type MessageState = 'waiting' | 'sent' | 'failed'

export interface MessagesWanted {
  /** Prefix of the recipient's address; excludes the other filters. */
  readonly search: string
  readonly oldestFirst: boolean
  readonly state: MessageState | undefined
}

/** The exact conditions of the partial indexes, so that each state is read from its own. */
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
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>

/** Returns a page of the outbox; undefined when the cursor is not one of this list. */
export function listEmails(
  read: Reader,
  wanted: MessagesWanted,
  request: PageRequest,
): Promise<KeysetPage<MessageRow> | undefined> {
  return readKeysetPage(['messages', wanted], [segmentOf(read, wanted)], request)
}

function segmentOf(read: Reader, { search, oldestFirst, state }: MessagesWanted): KeysetSegment<MessageRow> {
  const messages = selectMessages(read)
  if (search !== '') {
    const columns = ['recipient', 'created_at', 'id'] as const
    return segmentByPrefix(messages, {
      columns,
      prefix: caseFolded(search),
      textOf: ({ recipient }) => recipient,
    })
  }
  return segmentByColumn(state ? messages.where(states[state]) : messages, {
    columns: ['created_at', 'id'],
    kind: 'instant',
    descending: !oldestFirst,
    sortedBy: ({ createdAt }) => createdAt,
  })
}
