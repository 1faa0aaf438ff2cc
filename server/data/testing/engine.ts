import type { Database } from '../database.ts'
import type { DatabasePlace } from '../open-database.ts'

export interface DatabaseHome {
  /** Where it is, as the settings name it. */
  readonly place: DatabasePlace
  /** Opens the data there once more, as another process would. */
  reopen(onError?: (error: Error) => void): Promise<Database>
  drop(): Promise<void>
}

export interface FreshDatabase extends DatabaseHome {
  readonly database: Database
}

/** A kind of database that data tests run on. */
export interface Engine {
  readonly name: string
  /** A place without tables. */
  unmigrated(): Promise<DatabaseHome>
  /** An open database with all tables and nothing in them; `drop` closes it. */
  fresh(): Promise<FreshDatabase>
  /** Removes what the engine keeps between two databases. */
  cleanUp(): Promise<void>
}

/** Opens a place; its `drop` closes what was opened here. */
export async function openedAt({ place, reopen, drop }: DatabaseHome): Promise<FreshDatabase> {
  const database = await reopen()
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
