import type { Database } from '../database.ts'
import type { DatabasePlace } from '../open-database.ts'

export interface DatabaseHome {
  /** Where the database is, in terms of the settings. */
  readonly place: DatabasePlace
  /** Opens the same data again, as another process would. */
  reopen(onError?: (error: Error) => void): Promise<Database>
  drop(): Promise<void>
}

export interface FreshDatabase extends DatabaseHome {
  readonly database: Database
}

/** A database engine that tests run on. */
export interface Engine {
  readonly name: string
  /** Makes a database without tables. */
  unmigrated(): Promise<DatabaseHome>
  /**
   * Opens a database with empty tables; `drop` closes it.
   *
   * @param kind 'unused' for tests of query plans: an earlier test leaves statistics and the pages of its deleted rows,
   * by
   *   which PostgreSQL chooses an index.
   */
  fresh(kind?: 'unused'): Promise<FreshDatabase>
  /** Closes everything that a file leaves open, except what the next file of the process reuses. */
  rest?(): Promise<void>
  /** Removes data that the engine caches between databases. */
  cleanUp(): Promise<void>
}

/** Opens a database; `drop` also closes the database. */
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
