import { sql } from 'kysely'
import type { Reader, Transaction } from '../database.ts'
import { speaksPostgres } from '../speaks-postgres.ts'

/** One file of an uploaded picture. */
interface UploadedFile {
  readonly id: string
  readonly url: string
  /** Since when nothing shows it, as far as anybody has looked. */
  readonly unusedSince: number | null
}

/**
 * Files that people have uploaded and the shop keeps itself, in the order of their ids. What was uploaded while the shop's
 * data was at another host is not among them: whether it is shown there cannot be seen here.
 *
 * @param after the id of the last file that was looked at.
 */
export function listUploadedFiles(
  read: Reader,
  after: string,
  limit: number,
): Promise<readonly UploadedFile[]> {
  return read
    .selectFrom('images')
    .where('id', '>', after)
    .where('bytes', 'is not', null)
    .where('shown_here', '=', 1)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'url', 'unused_since as unusedSince'])
    .execute()
}

/** Notes of files since when nothing shows them, or that something does again. */
export async function noteUnused(
  { db }: Transaction,
  urls: readonly string[],
  since: number | null,
): Promise<void> {
  if (urls.length === 0) return
  await db
    .updateTable('images')
    .set({ unused_since: since })
    .where('url', 'in', urls)
    .where('unused_since', since === null ? 'is not' : 'is', null)
    .execute()
}

/** Deletes those of the files that nothing has shown since before an instant. */
export async function deleteUnused(
  { db }: Transaction,
  urls: readonly string[],
  before: number,
): Promise<void> {
  if (urls.length === 0) return
  await db.deleteFrom('images').where('url', 'in', urls).where('unused_since', '<=', before).execute()
}

/**
 * Until the transaction ends nobody else begins to show a picture. On SQLite only one writes at a time; on PostgreSQL what
 * another transaction is writing at this moment would not be seen.
 */
export async function holdWhatShowsPictures({ db }: Transaction): Promise<void> {
  if (!speaksPostgres(db)) return
  await sql`lock table tools, items, reviews, profiles in share mode`.execute(db)
}
