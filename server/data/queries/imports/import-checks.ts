import { sql } from 'kysely'
import type {
  ImportContents,
  ImportFormat,
  RowKind,
  SentPicture,
} from '../../../../contract/catalogue/imports.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

/** A running check of an import. Another process takes the import over if this one dies. */
export interface Claim {
  readonly importId: string
  readonly claim: string
  /** The ordinal of this check of the import. */
  readonly attempt: number
}

/** Claims the oldest import that waits for its check, or whose checking process died; undefined without one. */
export async function claimCheck(
  { db }: Transaction,
  claim: string,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<Claim | undefined> {
  const next = await db
    .selectFrom('imports')
    .where('state', 'in', ['waiting', 'checking'])
    .where('claimed_until', '<=', now)
    .orderBy('created_at')
    .limit(1)
    .select('id')
    .executeTakeFirst()
  if (!next) return undefined
  const claimed = await db
    .updateTable('imports')
    .set((eb) => ({
      state: 'checking' as const,
      claim,
      claimed_until: until,
      attempts: eb('attempts', '+', 1),
      rows_total: 0,
      rows_done: 0,
      problem: null,
      count_new: 0,
      count_changed: 0,
      count_unchanged: 0,
      count_wrong: 0,
    }))
    .where('id', '=', next.id)
    // On PostgreSQL another process may have claimed the import meanwhile.
    .where('state', 'in', ['waiting', 'checking'])
    .where('claimed_until', '<=', now)
    .returning(['id', 'attempts'])
    .executeTakeFirst()
  return claimed && { importId: claimed.id, claim, attempt: claimed.attempts }
}

interface SentFile {
  readonly bytes: Uint8Array
  readonly pictures: readonly SentPicture[]
  /** What the file contains, as far as it is known. */
  readonly contents: ImportContents | null
}

/** Records what a file contains. */
export async function noteContents({ db }: Transaction, id: string, contents: ImportContents): Promise<void> {
  await db.updateTable('imports').set({ contents }).where('id', '=', id).execute()
}

/** Returns the bytes of an import's file, and the pictures that came with it. */
export async function findImportFile(read: Reader, id: string): Promise<SentFile | undefined> {
  const file = await read
    .selectFrom('import_files')
    .innerJoin('imports', 'imports.id', 'import_files.import_id')
    .where('import_id', '=', id)
    .select(['bytes', 'pictures', 'contents'])
    .executeTakeFirst()
  // `insertImport` wrote this text.
  if (!file) return undefined
  const { bytes, contents } = file
  return { bytes, contents, pictures: JSON.parse(file.pictures) as SentPicture[] }
}

/**
 * Updates PostgreSQL's statistics about the difference. Its tables have just grown; with old statistics PostgreSQL
 * joins ten thousand rows as if they were a few. SQLite needs no statistics here.
 */
export async function countDifference({ db }: Transaction): Promise<void> {
  if (isPostgres(db)) await sql`analyze import_rows, import_values, import_records`.execute(db)
}

export interface Progress {
  readonly rows: number
  readonly rowsDone: number
  readonly counts: Readonly<Record<RowKind, number>>
  readonly until: number
}

/** Records the progress of a check; false if it is cancelled or another process has taken over. */
export async function advanceCheck(
  { db }: Transaction,
  { importId, claim }: Claim,
  { rows, rowsDone, counts, until }: Progress,
): Promise<boolean> {
  const advanced = await db
    .updateTable('imports')
    .set({
      rows_total: rows,
      rows_done: rowsDone,
      claimed_until: until,
      count_new: counts.new,
      count_changed: counts.changed,
      count_unchanged: counts.unchanged,
      count_wrong: counts.wrong,
    })
    .where('id', '=', importId)
    .where('claim', '=', claim)
    .where('state', '=', 'checking')
    .returning('id')
    .executeTakeFirst()
  return advanced !== undefined
}

/** Ends a check, unless it is cancelled or taken over. */
export async function finishCheck(
  { db }: Transaction,
  { importId, claim }: Claim,
  end: {
    readonly state: 'checked' | 'unreadable' | 'failed'
    readonly problem?: string
    readonly notices?: readonly string[]
    readonly format?: ImportFormat | undefined
    /** The hosts of the pictures at other addresses. */
    readonly pictureHosts?: readonly string[]
  },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      state: end.state,
      problem: end.problem ?? null,
      notices: JSON.stringify(end.notices ?? []),
      format: end.format ?? null,
      picture_hosts: JSON.stringify(end.pictureHosts ?? []),
      claim: null,
      claimed_until: 0,
    })
    .where('id', '=', importId)
    .where('claim', '=', claim)
    .where('state', '=', 'checking')
    .execute()
}
