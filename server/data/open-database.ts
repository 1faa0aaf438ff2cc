import type { Database } from './database.ts'

/** The place of the data: a PostgreSQL URL, or a directory for the embedded database. */
export interface DatabasePlace {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** URL of a standby that answers reads of many rows. */
  readonly databaseReadUrl?: string | undefined
}

/** Opens the configured database, and loads only that engine's code. */
export async function openDatabase(place: DatabasePlace, onError: (error: Error) => void): Promise<Database> {
  if (place.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres/open-postgres.ts')
    return openPostgres(place.databaseUrl, onError, undefined, place.databaseReadUrl)
  }
  const { openSqlite } = await import('./sqlite/open-sqlite.ts')
  return openSqlite(place.dataDir)
}

/**
 * Opens the database for a long-running process. SQLite allows only one such process, because a second one would have
 * stale pages in memory.
 *
 * @throws DatabaseInUse when another process runs.
 */
export async function openDatabaseExclusively(
  place: DatabasePlace,
  onError: (error: Error) => void,
): Promise<Database> {
  if (place.databaseUrl !== undefined) return openDatabase(place, onError)
  const { lockDataDir } = await import('./sqlite/data-dir-lock.ts')
  const lock = lockDataDir(place.dataDir)
  try {
    const database = await openDatabase(place, onError)
    return {
      ...database,
      async close() {
        await database.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
