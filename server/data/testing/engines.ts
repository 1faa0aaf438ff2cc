import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe } from 'vitest'
import type { Database } from '../database.ts'
import type { DatabasePlace } from '../open-database.ts'
import { openPostgres } from '../postgres/open-postgres.ts'
import { openSqlite } from '../sqlite/open-sqlite.ts'

interface FreshDatabase {
  readonly database: Database
  /** Where it is, as the settings name it. */
  readonly place: DatabasePlace
  /** Opens the same data a second time, as another process would. */
  reopen(onError?: (error: Error) => void): Promise<Database>
  drop(): Promise<void>
}

export interface Engine {
  readonly name: string
  fresh(): Promise<FreshDatabase>
}

const sqlite: Engine = {
  name: 'SQLite',
  async fresh() {
    const directory = mkdtempSync(join(tmpdir(), 'truewheel-test-'))
    const database = await openSqlite(directory)
    return {
      database,
      place: { databaseUrl: undefined, dataDir: directory },
      reopen: () => openSqlite(directory),
      async drop() {
        await database.close()
        rmSync(directory, { recursive: true })
      },
    }
  },
}

function failTheTest(error: Error): never {
  throw error
}

function postgres(serverUrl: string): Engine {
  return {
    name: 'PostgreSQL',
    async fresh() {
      const name = `truewheel_test_${randomUUID().replaceAll('-', '')}`
      await onServer(serverUrl, `create database ${name}`)
      const url = new URL(serverUrl)
      url.pathname = `/${name}`
      const database = await openPostgres(url.href, failTheTest)
      return {
        database,
        place: { databaseUrl: url.href, dataDir: '' },
        reopen: (onError = failTheTest) => openPostgres(url.href, onError),
        async drop() {
          await database.close()
          await onServer(serverUrl, `drop database ${name} with (force)`)
        },
      }
    },
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const serverUrl = process.env.TEST_DATABASE_URL

/** The engines that this run can test on: SQLite always, PostgreSQL where TEST_DATABASE_URL names a server. */
export const engines: readonly Engine[] = serverUrl ? [sqlite, postgres(serverUrl)] : [sqlite]

/** The same tests on every engine. */
export function describeOnEveryEngine(subject: string, tests: (engine: Engine) => void): void {
  describe.each(engines)(`${subject} on $name`, tests)
}
