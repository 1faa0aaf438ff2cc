import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { describe } from 'vitest'
import type { Database } from '../database.ts'
import type { DatabasePlace } from '../open-database.ts'
import { openPostgres } from '../postgres/open-postgres.ts'
import { openSqlite } from '../sqlite/open-sqlite.ts'

interface EmptyPlace {
  /** Where it is, as the settings name it. */
  readonly place: DatabasePlace
  /** Opens the data there once more, as another process would. */
  reopen(onError?: (error: Error) => void): Promise<Database>
  drop(): Promise<void>
}

interface FreshDatabase extends EmptyPlace {
  readonly database: Database
}

export interface Engine {
  readonly name: string
  /** A place without tables. */
  unmigrated(): Promise<EmptyPlace>
  /** An open database with all tables and nothing in them; `drop` closes it. */
  fresh(): Promise<FreshDatabase>
}

function engineWith(name: string, unmigrated: () => Promise<EmptyPlace>): Engine {
  return {
    name,
    unmigrated,
    async fresh() {
      const { place, reopen, drop } = await unmigrated()
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
    },
  }
}

const sqlite = engineWith('SQLite', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'truewheel-test-'))
  return {
    place: { databaseUrl: undefined, dataDir: directory },
    reopen: () => openSqlite(directory),
    drop: async () => rmSync(directory, { recursive: true }),
  }
})

function failTheTest(error: Error): never {
  throw error
}

function postgres(serverUrl: string): Engine {
  return engineWith('PostgreSQL', async () => {
    const name = `truewheel_test_${randomUUID().replaceAll('-', '')}`
    await onServer(serverUrl, `create database ${name}`)
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    return {
      place: { databaseUrl: url.href, dataDir: '' },
      reopen: (onError = failTheTest) => openPostgres(url.href, onError),
      drop: () => onServer(serverUrl, `drop database ${name}`),
    }
  })
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const serverUrl = process.env.TEST_DATABASE_URL

/** PostgreSQL, where this run has it: for what only a server can do. */
export const postgresEngines: readonly Engine[] = serverUrl ? [postgres(serverUrl)] : []

/** The engines that this run can test on: SQLite always, PostgreSQL where TEST_DATABASE_URL names a server. */
export const engines: readonly Engine[] = [sqlite, ...postgresEngines]

/** How often transactions have waited for each other on a database; on SQLite they cannot. */
export async function deadlocksOn({ engine, autocommit }: Database): Promise<number> {
  if (engine === 'sqlite') return 0
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(autocommit)
  return rows[0]?.deadlocks ?? 0
}

/** The same tests on every engine. */
export function describeOnEveryEngine(subject: string, tests: (engine: Engine) => void): void {
  describe.each(engines)(`${subject} on $name`, tests)
}
