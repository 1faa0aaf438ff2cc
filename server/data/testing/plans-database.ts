import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { SqliteConnection } from '../sqlite/connection.ts'
import { databaseFile, openSqlite } from '../sqlite/open-sqlite.ts'

/** A connection to a fresh SQLite database, for reading the plans of queries. */
export interface PlansDatabase {
  readonly connection: SqliteConnection
  remove(): void
}

/** Creates the database, with the rows that some plans need. */
export async function openPlansDatabase(
  fill?: (database: Database) => Promise<void>,
): Promise<PlansDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'truewheel-plans-'))
  const database = await openSqlite(directory)
  await fill?.(database)
  await database.close()
  const connection = new SqliteConnection(join(directory, databaseFile))
  return {
    connection,
    remove() {
      connection.close()
      rmSync(directory, { recursive: true })
    },
  }
}
