import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { postgresAbsent, postgresClientsAbsent } from '../../../tools/test-run/counts.ts'
import type { Database } from '../database.ts'
import { databaseFile, openMigratedSqlite, openSqlite } from '../sqlite/open-sqlite.ts'
import { type DatabaseHome, type Engine, openedAt } from './engine.ts'
import { postgresEngine } from './postgres-engine.ts'

async function sqlitePlace(): Promise<DatabaseHome> {
  const directory = mkdtempSync(join(inject('dataFolders'), 'data-'))
  return {
    place: { databaseUrl: undefined, dataDir: directory },
    reopen: () => openSqlite(directory),
    drop: async () => rmSync(directory, { recursive: true }),
  }
}

/** Returns a file with all tables, made once per run, because copying it takes a fraction of the time of migrating. */
async function migratedFile(): Promise<string> {
  const template = join(inject('dataFolders'), 'migrated.sqlite')
  if (existsSync(template)) return template
  const { place, reopen, drop } = await sqlitePlace()
  const database = await reopen()
  await database.close()
  // Renames atomically, because the processes of several files may do this at once.
  renameSync(join(place.dataDir, databaseFile), template)
  await drop()
  return template
}

const sqlite: Engine = {
  name: 'SQLite',
  unmigrated: sqlitePlace,
  async fresh() {
    const template = await migratedFile()
    const home = await sqlitePlace()
    copyFileSync(template, join(home.place.dataDir, databaseFile))
    return openedAt(home, async () => openMigratedSqlite(home.place.dataDir))
  },
  cleanUp: async () => undefined,
}

/** The engine for tests that need any database. */
export const anyEngine: Engine = sqlite

const serverUrl = process.env.TEST_DATABASE_URL

const postgresEngines: readonly Engine[] = serverUrl
  ? [postgresEngine(serverUrl, inject('databasePrefix'))]
  : []

/** The engines of this run: SQLite always, PostgreSQL if TEST_DATABASE_URL names a server. */
export const engines: readonly Engine[] = [sqlite, ...postgresEngines]

/** Returns the number of deadlocks in a database; always 0 on SQLite. */
export async function deadlocksOn({ engine, autocommit }: Database): Promise<number> {
  if (engine === 'sqlite') return 0
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(autocommit)
  return rows[0]?.deadlocks ?? 0
}

/** Runs the same tests on every engine. */
export function describeOnEveryEngine(subject: string, tests: (engine: Engine) => void): void {
  describeOn(engines, subject, tests)
}

/**
 * Runs tests on PostgreSQL only. Without a server it adds a test that says so, because a file without tests fails; `npm
 * test` does not count that test as passed.
 */
export function describeOnPostgres(subject: string, tests: (engine: Engine) => void): void {
  describeOn(postgresEngines, subject, tests)
  if (serverUrl) return
  test(`${subject}: ${postgresAbsent}`, () => expect(postgresEngines).toEqual([]))
}

/**
 * Runs the same tests on every engine that can be backed up here; PostgreSQL needs its client programs. If they are
 * missing or older than the server, adds a test that says so and fails on CI.
 */
export function describeBackups(subject: string, tests: (engine: Engine) => void): void {
  const canDump = serverUrl !== undefined && serverUrl !== '' && hasClientProgramsFor(serverUrl)
  describeOn(canDump ? engines : [sqlite], subject, tests)
  if (!serverUrl || canDump) return
  test(`${subject} on PostgreSQL: ${postgresClientsAbsent}`, () => expect(process.env.CI).toBeUndefined())
}

/** Tries an empty dump, which a program older than the server refuses, too. */
function hasClientProgramsFor(url: string): boolean {
  const nothing = ['--schema-only', '--exclude-schema=*', '--file=/dev/null']
  return spawnSync('pg_dump', [...nothing, '--no-password', `--dbname=${url}`]).status === 0
}

function describeOn(where: readonly Engine[], subject: string, tests: (engine: Engine) => void): void {
  describe.each(where)(`${subject} on $name`, (engine) => {
    // Vitest runs the hooks of one group in reverse order, so this one runs after the tests' own hooks.
    afterAll(() => engine.rest?.())
    tests(engine)
  })
}
