import { randomUUID } from 'node:crypto'
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from '../database.ts'
import { connectionConfig, shopTimeLimits } from '../postgres/connection.ts'
import type { Schema } from '../schema/schema.ts'
import { BackupNotTried, type Contents, databaseIn } from './backup-file.ts'
import { type Environment, runClientProgram } from './client-program.ts'
import { contentsOf, finishRestore, type RestoredBackup, schemaOf, tablesOf } from './restored-rows.ts'

/** Dumps the database with pg_dump from one snapshot, and counts the rows in the same snapshot. */
export async function dumpPostgres(
  databaseUrl: string,
  target: string,
  environment: Environment,
): Promise<Contents> {
  return connected(databaseUrl, async (db) => {
    const schema = `--schema=${await schemaOf(db)}`
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const exported = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction)
        const contents = await contentsOf(transaction)
        const snapshot = `--snapshot=${exported.rows[0]?.id ?? ''}`
        const args = ['--format=custom', schema, ...noRoles, snapshot, `--file=${target}`]
        await runClientProgram({ program: 'pg_dump', args, databaseUrl, environment })
        return contents
      })
  })
}

/**
 * Restores a verified backup into a database without tables. Holds the migration lock, so that a starting shop waits
 * until the sign-ins are ended.
 */
export async function restorePostgres(
  databaseUrl: string,
  backup: RestoredBackup,
  environment: Environment,
): Promise<void> {
  await connected(databaseUrl, (db) =>
    db.connection().execute(async (locked) => {
      // The lock is released when its connection closes.
      await new PostgresAdapter().acquireMigrationLock(locked, { lockTable: '', lockRowId: '' })
      if ((await tablesOf(locked)).length > 0) {
        throw new BackupNotTried('DATABASE_URL: the database holds tables. Restore into an empty database.')
      }
      await createTrigrams(locked)
      // Restores only the objects of the schema, because the schema exists.
      const args = [
        '--single-transaction',
        '--exit-on-error',
        `--schema=${await schemaOf(locked)}`,
        ...noRoles,
      ]
      const input = databaseIn(backup.file, backup.manifest)
      await runClientProgram({ program: 'pg_restore', args, databaseUrl, environment, input })
      try {
        await finishRestore(db, backup)
      } catch (error) {
        await dropTables(locked)
        throw error
      }
    }),
  )
}

interface ProvingPlace {
  /** The shop's database. */
  readonly databaseUrl: string
  /** An empty database to use. By default, creates a database on the shop's server and drops it. */
  readonly into: string | undefined
}

/**
 * Runs work that restores into an empty database, and removes the restored data.
 *
 * @throws BackupNotTried when the role may not create databases and no database is given.
 */
export async function inEmptyDatabase<Value>(
  { databaseUrl, into }: ProvingPlace,
  work: (url: string) => Promise<Value>,
): Promise<Value> {
  if (into !== undefined) {
    // Existing data stays and makes the work fail.
    const isEmpty = (await connected(into, tablesOf)).length === 0
    try {
      return await work(into)
    } finally {
      if (isEmpty) await connected(into, dropTables)
    }
  }
  const url = new URL(databaseUrl)
  const name = `${decodeURIComponent(url.pathname.slice(1)).slice(0, 40)}_proof_${randomUUID().slice(0, 8)}`
  url.pathname = `/${encodeURIComponent(name)}`
  return connected(databaseUrl, async (db) => {
    await sql`create database ${sql.id(name)}`.execute(db).catch((error: Error) => {
      throw new BackupNotTried(
        `No database for the restore can be created: ${error.message}. Allow it (alter role … createdb), or name an empty database with --into.`,
      )
    })
    try {
      return await work(url.href)
    } finally {
      await sql`drop database ${sql.id(name)}`.execute(db)
    }
  })
}

/** The target server may have other roles than the source server. */
const noRoles = ['--no-owner', '--no-privileges']

/**
 * Creates the extension for the search index of orders, because the dump of a single schema lacks it. Without the right
 * to do so, the restore of the index fails with an error that names the extension.
 */
async function createTrigrams(db: Kysely<Schema>): Promise<void> {
  await sql`do $$ begin create extension if not exists pg_trgm;
    exception when others then raise warning 'pg_trgm: %', sqlerrm; end $$`.execute(db)
}

/** Drops all tables and trigger functions. The database was empty before the restore, so all of them come from it. */
async function dropTables(db: Kysely<Schema>): Promise<void> {
  const tables = (await tablesOf(db)).map((table) => sql.table(table))
  if (tables.length === 0) return
  const { rows: functions } = await sql<{ signature: string }>`
    select distinct tgfoid::regprocedure::text as signature
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace`.execute(db)
  await sql`drop table ${sql.join(tables)} cascade`.execute(db)
  for (const { signature } of functions) await sql`drop function ${sql.raw(signature)}`.execute(db)
}

/** Removes the time limits of the server and the role. Older servers lack some of these settings. */
const withoutTimeLimits = `
  select set_config(name, '0', false) from pg_settings where name in
    ('statement_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout', 'transaction_timeout')`

/** Runs work on separate connections without time limits. */
export async function connected<Value>(
  databaseUrl: string,
  work: (db: Kysely<Schema>) => Promise<Value>,
): Promise<Value> {
  // One connection holds the lock or the snapshot while the other works.
  const pool = new pg.Pool({
    ...connectionConfig(databaseUrl, shopTimeLimits),
    max: 2,
    onConnect: (client) => client.query(withoutTimeLimits),
  })
  // If a connection breaks while a program runs, the next query on it fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db).catch((error: NodeJS.ErrnoException) => {
      throw new DatabaseUnavailable(error.message || error.code, { cause: error })
    })
    return await work(db)
  } finally {
    await db.destroy()
  }
}
