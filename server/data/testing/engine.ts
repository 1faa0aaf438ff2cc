import type { Database } from '../database.ts'
import type { DatabasePlace } from '../open-database.ts'

export interface DatabaseHome {
  /** The place of the database, as in the configuration. */
  readonly place: DatabasePlace
  /** Opens the same data again, like another process. */
  reopen(onError?: (error: Error) => void): Promise<Database>
  drop(): Promise<void>
}

export interface FreshDatabase extends DatabaseHome {
  readonly database: Database
}

/** A database engine that tests run on. */
export interface Engine {
  readonly name: string
  /** Creates a database without tables. */
  unmigrated(): Promise<DatabaseHome>
  /**
   * Opens a database with empty tables; `drop` closes it.
   *
   * @param kind `unused` for tests of query plans: an earlier test leaves statistics and pages of deleted rows, by
   * which PostgreSQL chooses an index.
   */
  fresh(kind?: 'unused'): Promise<FreshDatabase>
  /** Closes everything that a file left open, except what the next file of the process reuses. */
  rest?(): Promise<void>
  /** Removes data that the engine caches between databases. */
  cleanUp(): Promise<void>
}

/** Opens a database; its `drop` also closes it. */
export async function openedAt(
  { place, reopen, drop }: DatabaseHome,
  open: () => Promise<Database> = reopen,
): Promise<FreshDatabase> {
  const database = await open()
  return {
    place,
    database,
    reopen,
    async drop() {
      await database.close()
      await drop()
    },
  }
}
