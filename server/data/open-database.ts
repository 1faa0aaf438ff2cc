import type { Database } from './database.ts'

/** Where the data is: a PostgreSQL address, or a directory for the embedded database. */
export interface DatabasePlace {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

/** Opens the database that the settings name; the other engine's code is not even loaded. */
export async function openDatabase(place: DatabasePlace, onError: (error: Error) => void): Promise<Database> {
  if (place.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres/open-postgres.ts')
    return openPostgres(place.databaseUrl, onError)
  }
  const { openSqlite } = await import('./sqlite/open-sqlite.ts')
  return openSqlite(place.dataDir)
}

/**
 * Opens the database for a process that serves from it or writes to it for long. On the embedded one no other such
 * process runs meanwhile: it would keep pages in memory that this one makes stale.
 *
 * @throws DatabaseInUse when there is one.
 */
export async function openDatabaseAlone(
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
