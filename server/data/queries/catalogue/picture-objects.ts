import { sql } from 'kysely'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

// Picture files outside the database. The key of every such file is in `images` or `left_objects`. `left_objects` has
// the key before the upload, and again after its picture is deleted.

/** Marks files for deletion at an instant. */
export async function leaveObjects(
  { db }: Transaction,
  keys: readonly string[],
  deleteAt: number,
): Promise<void> {
  if (keys.length === 0) return
  await db
    .insertInto('left_objects')
    .values(keys.map((key) => ({ object_key: key, delete_at: deleteAt })))
    .onConflict((conflict) => conflict.column('object_key').doUpdateSet({ delete_at: deleteAt }))
    .execute()
}

/** Removes the mark; returns the keys that still had it. */
export async function keepObjects({ db }: Transaction, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .deleteFrom('left_objects')
    .where('object_key', 'in', keys)
    .returning('object_key')
    .execute()
  return rows.map((row) => row.object_key)
}

/**
 * Returns files that are due for deletion, and postpones their next attempt, so that other processes take other files.
 */
export async function takeLeftObjects(
  { db }: Transaction,
  now: number,
  { limit, retryAt }: { readonly limit: number; readonly retryAt: number },
): Promise<readonly string[]> {
  const due = db
    .selectFrom('left_objects')
    .where('delete_at', '<=', now)
    .orderBy('delete_at')
    .orderBy('object_key')
    .limit(limit)
    .select('object_key')
  const keys = await (isPostgres(db) ? due.forUpdate().skipLocked() : due).execute()
  if (keys.length === 0) return []
  const taken = keys.map((row) => row.object_key)
  await db.updateTable('left_objects').set({ delete_at: retryAt }).where('object_key', 'in', taken).execute()
  return taken
}

/** Counts the picture files outside the database. */
export async function countObjects(read: Reader): Promise<number> {
  const { count } = await read
    .selectFrom('images')
    .where('object_key', 'is not', null)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A picture's file, in the database, or outside under its key. */
export interface PictureFile {
  readonly id: string
  readonly bytes: Uint8Array | null
  readonly key: string | null
}

/** Lists picture files inside or outside the database, in the order of their ids. */
export function listPictureFiles(
  read: Reader,
  where: 'database' | 'outside',
  after: string,
  limit: number,
): Promise<readonly PictureFile[]> {
  return read
    .selectFrom('images')
    .where('id', '>', after)
    .where(where === 'database' ? 'bytes' : 'object_key', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .select(['id', 'bytes', 'object_key as key'])
    .execute()
}

/** Moves a file out of the database; false if the picture is gone or already moved. */
export async function moveOut({ db }: Transaction, id: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set({ bytes: null, object_key: key })
    .where('id', '=', id)
    .where('bytes', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Moves a file into the database; false if the picture is gone or already moved. */
export async function moveIn(
  { db }: Transaction,
  id: string,
  { key, bytes }: { readonly key: string; readonly bytes: Uint8Array },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('images')
    .set({ bytes, object_key: null })
    .where('id', '=', id)
    .where('object_key', '=', key)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}
