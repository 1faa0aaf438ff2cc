import type { Reader } from '../../database.ts'
import {
  type KeysetPage,
  type KeysetSegment,
  type PageRequest,
  readKeysetPage,
} from '../../paging/keyset-page.ts'
import { type ChangeRow, changeColumns } from './changes.ts'

export interface ListedChange extends ChangeRow {
  /** Null for automatic changes and for a deleted account. */
  readonly byEmail: string | null
  /** The name of the API key of the change. */
  readonly keyName: string | null
  /** The email of a changed person. */
  readonly subjectEmail: string | null
  readonly undoneBy: number | null
}

export interface ChangesWanted {
  readonly byUserId?: string | undefined
  readonly action?: string | undefined
  readonly subject?: { readonly kind: string; readonly id: string } | undefined
  /** In milliseconds; `from` is inclusive, `until` exclusive. */
  readonly from?: number | undefined
  readonly until?: number | undefined
}

/** Returns a page of entries, newest first; undefined if the cursor belongs to another list. */
export async function listChangesByPage(
  read: Reader,
  wanted: ChangesWanted,
  request: PageRequest,
): Promise<KeysetPage<ListedChange> | undefined> {
  const first = wanted.from === undefined ? undefined : await firstSince(read, wanted.from)
  const end = wanted.until === undefined ? undefined : await firstSince(read, wanted.until)
  const segment: KeysetSegment<ListedChange> = {
    kinds: ['instant'],
    cursorOf: ({ sequence }) => [sequence],
    async read(after, limit) {
      let query = selectListed(read, wanted).orderBy('changes.sequence', 'desc')
      // Times and numbers have the same order, so a range of time is a range of numbers.
      if (first !== undefined) query = query.where('changes.sequence', '>=', first)
      if (end !== undefined) query = query.where('changes.sequence', '<', end)
      if (after) query = query.where('changes.sequence', '<', Number(after[0]))
      return (limit === undefined ? query : query.limit(limit)).execute()
    },
  }
  return readKeysetPage(['changes', wanted], [segment], request)
}

/** Returns the number of the first entry at or after an instant, or a number after all entries. */
async function firstSince(read: Reader, instant: number): Promise<number> {
  const found = await read
    .selectFrom('changes')
    .where('at', '>=', instant)
    .orderBy('at')
    .orderBy('sequence')
    .limit(1)
    .select('sequence')
    .executeTakeFirst()
  return found?.sequence ?? Number.MAX_SAFE_INTEGER
}

function selectListed(read: Reader, { byUserId, action, subject }: ChangesWanted) {
  let query = read
    .selectFrom('changes')
    .leftJoin('users as staff', (join) =>
      join.onRef('staff.id', '=', 'changes.by_user_id').on('staff.deleted_at', 'is', null),
    )
    .leftJoin('users as person', (join) =>
      join
        .onRef('person.id', '=', 'changes.subject_id')
        .on('changes.subject_kind', '=', 'user')
        .on('person.deleted_at', 'is', null),
    )
    .leftJoin('api_keys', 'api_keys.id', 'changes.by_key_id')
    .leftJoin('changes as undoing', 'undoing.undoes', 'changes.sequence')
    .select([
      ...changeColumns,
      'staff.email as byEmail',
      'api_keys.name as keyName',
      'person.email as subjectEmail',
      'undoing.sequence as undoneBy',
    ])
  if (byUserId !== undefined) query = query.where('changes.by_user_id', '=', byUserId)
  if (action !== undefined) query = query.where('changes.action', '=', action)
  if (subject)
    query = query
      .where('changes.subject_kind', '=', subject.kind)
      .where('changes.subject_id', '=', subject.id)
  return query
}
