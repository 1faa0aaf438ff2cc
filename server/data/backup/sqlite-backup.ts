import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import { DatabaseUnavailable } from '../database.ts'
import type { Schema } from '../schema/schema.ts'
import { SqliteConnection } from '../sqlite/connection.ts'
import { lockDataDir } from '../sqlite/data-dir-lock.ts'
import { kyselyOn } from '../sqlite/dialect.ts'
import { databaseFile } from '../sqlite/open-sqlite.ts'
import { BackupError, type Contents, databaseIn, syncToDisk } from './backup-file.ts'
import { contentsOf, finishRestore, type RestoredBackup } from './restored-rows.ts'

/** Copies the embedded database into an empty file, as a snapshot. */
export async function dumpSqlite(dataDir: string, target: string): Promise<Contents> {
  const file = join(dataDir, databaseFile)
  if (!existsSync(file)) throw new BackupError(`DATA_DIR: there is no database in ${dataDir}.`)
  try {
    // A single read transaction gives a consistent snapshot.
    await connected(file, { readOnly: true }, async (_, connection) => {
      connection.exec(`vacuum into '${target.replaceAll("'", "''")}'`)
    })
    return await connected(target, { readOnly: true }, contentsOf)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    throw new BackupError(`${file} cannot be copied to ${target}: ${error.message}`)
  }
}

/**
 * Restores a verified backup into a data directory without a database. The database file appears complete or not at
 * all.
 */
export async function restoreSqlite(dataDir: string, backup: RestoredBackup): Promise<void> {
  const lock = lockDataDir(dataDir)
  const file = join(dataDir, databaseFile)
  // A directory, because SQLite writes further files next to its database.
  const staging = join(dataDir, 'restoring')
  const copy = join(staging, databaseFile)
  try {
    if ([file, `${file}-wal`, `${file}-journal`].some((path) => existsSync(path))) {
      throw new BackupError(`DATA_DIR: ${dataDir} holds a database. Restore into an empty directory.`)
    }
    await rm(staging, { recursive: true, force: true })
    mkdirSync(staging, { mode: 0o700 })
    await pipeline(databaseIn(backup.file, backup.manifest), createWriteStream(copy, { mode: 0o600 }))
    await connected(copy, {}, async (db, connection) => {
      await finishRestore(db, backup)
      // Merges the log into the database file, which is then moved alone.
      connection.exec('pragma journal_mode = delete')
    })
    await syncToDisk(copy)
    await rename(copy, file)
    await syncToDisk(dataDir)
  } finally {
    await rm(staging, { recursive: true, force: true })
    lock.release()
  }
}

/** Runs work on a separate connection to a database file. */
export async function connected<Value>(
  file: string,
  options: { readonly readOnly?: boolean },
  work: (db: Kysely<Schema>, connection: SqliteConnection) => Promise<Value>,
): Promise<Value> {
  const connection = new SqliteConnection(file, options)
  try {
    return await work(kyselyOn<Schema>(connection), connection)
  } finally {
    connection.close()
  }
}
