import type {
  ImportContents,
  ImportFormat,
  ImportState,
  RowKind,
  SentPicture,
} from '../../../../contract/catalogue/imports.ts'
import type { Reader, Transaction } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { picturesOf } from '../catalogue/product-details.ts'

export interface ImportRecord {
  readonly id: string
  readonly fileName: string
  readonly fileHash: string
  /** Null before the check has recognized it, and for products. */
  readonly contents: ImportContents | null
  readonly state: ImportState
  readonly createdAt: number
  readonly createdBy: string | null
  readonly rows: number
  readonly rowsDone: number
  readonly counts: Readonly<Record<RowKind, number>>
  readonly problem: string | null
  readonly notices: readonly string[]
  readonly appliedAt: number | null
  readonly undoneAt: number | null
  readonly changeSequence: number | null
  /** When the file and the difference were deleted. */
  readonly forgottenAt: number | null
  readonly format: ImportFormat | null
  /** The hosts of the pictures at other addresses. */
  readonly pictureHosts: readonly string[]
  readonly isFetching: boolean
}

interface NewImport {
  readonly id: string
  readonly fileName: string
  readonly fileHash: string
  readonly contents: ImportContents | undefined
  readonly bytes: Uint8Array
  readonly pictures: readonly SentPicture[]
  readonly createdBy: string
}

export async function insertImport(
  { db }: Transaction,
  { id, fileName, fileHash, contents, bytes, pictures, createdBy }: NewImport,
  now: number,
): Promise<void> {
  await db
    .insertInto('imports')
    .values({
      id,
      file_name: fileName,
      file_hash: fileHash,
      contents: contents ?? null,
      state: 'waiting',
      notices: '[]',
      pictures: JSON.stringify(pictures),
      created_at: now,
      created_by: createdBy,
      claimed_until: 0,
      attempts: 0,
      rows_total: 0,
      rows_done: 0,
      count_new: 0,
      count_changed: 0,
      count_unchanged: 0,
      count_wrong: 0,
    })
    .execute()
  await db.insertInto('import_files').values({ import_id: id, bytes }).execute()
}

function selectImports(read: Reader) {
  return read
    .selectFrom('imports')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'imports.created_by').on('users.deleted_at', 'is', null),
    )
    .select([
      'imports.id',
      'imports.file_name as fileName',
      'imports.file_hash as fileHash',
      'imports.contents',
      'imports.state',
      'imports.created_at as createdAt',
      'users.name as createdBy',
      'imports.rows_total as rows',
      'imports.rows_done as rowsDone',
      'imports.count_new',
      'imports.count_changed',
      'imports.count_unchanged',
      'imports.count_wrong',
      'imports.problem',
      'imports.notices',
      'imports.applied_at as appliedAt',
      'imports.undone_at as undoneAt',
      'imports.change_sequence as changeSequence',
      'imports.forgotten_at as forgottenAt',
      'imports.format',
      'imports.picture_hosts',
      'imports.fetching_pictures',
    ])
}

type SelectedImport = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number]

function importOf(row: SelectedImport): ImportRecord {
  const { count_new, count_changed, count_unchanged, count_wrong, notices, ...others } = row
  const { picture_hosts, fetching_pictures, ...record } = others
  return {
    ...record,
    counts: { new: count_new, changed: count_changed, unchanged: count_unchanged, wrong: count_wrong },
    // `finishCheck` wrote this text.
    notices: JSON.parse(notices) as string[],
    pictureHosts: JSON.parse(picture_hosts) as string[],
    isFetching: fetching_pictures === 1,
  }
}

export async function findImport(read: Reader, id: string): Promise<ImportRecord | undefined> {
  const row = await selectImports(read).where('imports.id', '=', id).executeTakeFirst()
  return row && importOf(row)
}

/** Returns a page of imports, newest first; undefined if the cursor belongs to another list. */
export async function listImportsByPage(
  read: Reader,
  request: PageRequest,
): Promise<KeysetPage<ImportRecord> | undefined> {
  const segment = segmentByColumn(selectImports(read), {
    columns: ['imports.created_at', 'imports.id'],
    kind: 'instant',
    descending: true,
    sortedBy: ({ createdAt }) => createdAt,
  })
  const page = await readKeysetPage(['imports'], [segment], request)
  return page && { ...page, rows: page.rows.map(importOf) }
}

/** Returns when another import last applied the same bytes; undefined if that import is undone. */
export async function sameFileAppliedAt(
  read: Reader,
  { id, fileHash }: Pick<ImportRecord, 'id' | 'fileHash'>,
): Promise<number | null> {
  const same = await read
    .selectFrom('imports')
    .where('file_hash', '=', fileHash)
    .where('applied_at', 'is not', null)
    .where('undone_at', 'is', null)
    .where('id', '<>', id)
    .orderBy('applied_at', 'desc')
    .limit(1)
    .select('applied_at as at')
    .executeTakeFirst()
  return same?.at ?? null
}

/** Moves an import from one of these states to another; returns false if it is in another state. */
export async function moveImport(
  { db }: Transaction,
  id: string,
  from: readonly ImportState[],
  to: ImportState,
): Promise<boolean> {
  const moved = await db
    .updateTable('imports')
    .set({
      state: to,
      claim: null,
      claimed_until: 0,
      fetching_pictures: 0,
      ...(to === 'waiting' && { attempts: 0 }),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Records that an import is applied, with its entry in the record of changes, or that it is undone. */
export async function noteImport(
  { db }: Transaction,
  id: string,
  noted: { readonly appliedAt: number; readonly sequence: number } | { readonly undoneAt: number },
): Promise<void> {
  const columns =
    'undoneAt' in noted
      ? { undone_at: noted.undoneAt }
      : { applied_at: noted.appliedAt, change_sequence: noted.sequence }
  await db.updateTable('imports').set(columns).where('id', '=', id).execute()
}

/** Deletes the difference of an import; the next check writes it again. */
export async function forgetDifference({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom('import_values').where('import_id', '=', id).execute()
  await db.deleteFrom('import_records').where('import_id', '=', id).execute()
  await db.deleteFrom('import_rows').where('import_id', '=', id).execute()
}

/**
 * Returns the addresses of the pictures of imports that can still be applied or undone: uploaded pictures, and those on
 * both sides of the difference.
 *
 * @param uploads `stored`: only pictures that the shop stores; `any`: also pictures at a hosting service.
 */
export async function picturesInImports(read: Reader, uploads: 'stored' | 'any'): Promise<readonly string[]> {
  const named = uploads === 'stored' ? '%/images/%' : '%'
  const sent = await read
    .selectFrom('imports')
    .where('forgotten_at', 'is', null)
    .where('pictures', 'like', named)
    .select('pictures')
    .execute()
  const fetched = await read
    .selectFrom('import_pictures')
    .where('img', 'is not', null)
    .where('img', 'like', named)
    .select('img')
    .execute()
  const kept = await read
    .selectFrom('import_values')
    .where((eb) => eb.or([eb('img', 'like', named), eb('details', 'like', named)]))
    .select(['img', 'details'])
    .execute()
  return [
    // `insertImport` wrote this text.
    ...sent.flatMap(({ pictures }) => JSON.parse(pictures) as SentPicture[]).map(({ img }) => img),
    ...fetched.flatMap(({ img }) => img ?? []),
    ...kept.flatMap(({ img, details }) => [img, ...picturesOf(details)]),
  ]
}

/** The number of rows that a short transaction deletes. */
const rowsAtOnce = 1_000

/** Deletes the file and some rows of an import's difference; true once all rows are deleted. */
export async function forgetSome({ db }: Transaction, id: string, now: number): Promise<boolean> {
  await forgetFile({ db }, id)
  await db.deleteFrom('import_pictures').where('import_id', '=', id).execute()
  const last = await db
    .selectFrom('import_rows')
    .where('import_id', '=', id)
    .orderBy('line')
    .offset(rowsAtOnce - 1)
    .limit(1)
    .select('line')
    .executeTakeFirst()
  for (const table of ['import_values', 'import_records', 'import_rows'] as const) {
    const rows = db.deleteFrom(table).where('import_id', '=', id)
    await (last ? rows.where('line', '<=', last.line) : rows).execute()
  }
  if (last) return false
  await db.updateTable('imports').set({ forgotten_at: now }).where('id', '=', id).execute()
  return true
}

/**
 * Returns a finished import with a difference or file that was applied before an instant or, if not applied, sent
 * before it; undefined without one.
 *
 * @param among the id of the only import to check; by default all are.
 */
export async function findForgettable(
  read: Reader,
  before: number,
  among?: string,
): Promise<string | undefined> {
  const found = await read
    .selectFrom('imports')
    .$if(among !== undefined, (imports) => imports.where('id', '=', among ?? ''))
    .where('forgotten_at', 'is', null)
    .where('state', 'not in', ['waiting', 'checking'])
    .where((eb) => eb(eb.fn.coalesce('applied_at', 'created_at'), '<=', before))
    .orderBy('created_at')
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return found?.id
}

export async function forgetFile({ db }: Pick<Transaction, 'db'>, id: string): Promise<void> {
  await db.deleteFrom('import_files').where('import_id', '=', id).execute()
}
