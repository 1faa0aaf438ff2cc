import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe } from 'vitest'
import type { Database } from '../database.ts'
import { openSqlite } from '../sqlite/open-sqlite.ts'
import { type Engine, openedAt, type Place } from './engine.ts'
import { postgresEngine } from './postgres-engine.ts'

async function sqlitePlace(): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'truewheel-test-'))
  return {
    place: { databaseUrl: undefined, dataDir: directory },
    reopen: () => openSqlite(directory),
    drop: async () => rmSync(directory, { recursive: true }),
  }
}

const sqlite: Engine = {
  name: 'SQLite',
  unmigrated: sqlitePlace,
  fresh: async () => openedAt(await sqlitePlace()),
  cleanUp: async () => undefined,
}

/** For tests that need a database and no particular one. */
export const anyEngine: Engine = sqlite

const serverUrl = process.env.TEST_DATABASE_URL

/** PostgreSQL, where this run has it: for what only a server can do. */
export const postgresEngines: readonly Engine[] = serverUrl ? [postgresEngine(serverUrl)] : []

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
  describe.each(engines)(`${subject} on $name`, (engine) => {
    tests(engine)
    afterAll(() => engine.cleanUp())
  })
}
