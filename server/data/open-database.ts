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
