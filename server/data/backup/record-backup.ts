import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { DatabasePlace } from '../open-database.ts'
import { backupKeys } from '../queries/backup-record.ts'
import type { Schema } from '../schema/schema.ts'
import { databaseFile } from '../sqlite/open-sqlite.ts'

/**
 * Stores in the shop that a backup was made, or whether one could be restored, so that every process shows it. The shop
 * may be running.
 *
 * @param at the time, in milliseconds.
 */
export async function recordBackup(
  { databaseUrl, dataDir }: DatabasePlace,
  what: keyof typeof backupKeys,
  at: number,
): Promise<void> {
  const store = (db: Kysely<Schema>) => storeInstant(db, what, at)
  if (databaseUrl === undefined) {
    const { connected } = await import('./sqlite-backup.ts')
    await connected(join(dataDir, databaseFile), {}, store)
  } else {
    const { connected } = await import('./postgres-backup.ts')
    await connected(databaseUrl, store)
  }
}

async function storeInstant(db: Kysely<Schema>, what: keyof typeof backupKeys, at: number): Promise<void> {
  const value = String(at)
  await db
    .insertInto('settings')
    .values({ key: backupKeys[what], value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  // A successful restore ends the alarm about an earlier failure.
  if (what === 'proved') await db.deleteFrom('settings').where('key', '=', backupKeys.failed).execute()
}
