import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabasePlace } from '../open-database.ts'
import { SqliteConnection } from '../sqlite/connection.ts'
import { kyselyOn } from '../sqlite/dialect.ts'
import { databaseFile } from '../sqlite/open-sqlite.ts'

/** Runs a function on a database's tables, without running the shop's migrations. */
export async function withTables<Value>(
  { databaseUrl, dataDir }: DatabasePlace,
  use: (db: Kysely<unknown>) => Promise<Value>,
): Promise<Value> {
  if (databaseUrl !== undefined) {
    const pool = new pg.Pool({ connectionString: databaseUrl })
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    return use(db).finally(() => db.destroy())
  }
  mkdirSync(dataDir, { recursive: true })
  const connection = new SqliteConnection(join(dataDir, databaseFile))
  return use(kyselyOn<unknown>(connection)).finally(() => connection.close())
}
