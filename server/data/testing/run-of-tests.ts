import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { memoryFolder } from '../../../tools/test-run/memory-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Starts the name of every database that this run creates on the PostgreSQL server. */
    readonly databasePrefix: string
    /** Contains the data folders that this run creates. */
    readonly dataFolders: string
  }
}

const prefixPattern = '^truewheel_run_[0-9a-f]{8}(?=_)'

/**
 * Names the databases that the data tests of a run create. Returns a function that drops them, even after failed tests.
 */
export async function setup({ provide }: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const databasePrefix = `truewheel_run_${randomUUID().slice(0, 8)}`
  // In memory, a commit's `fsync` takes no time, without a change of the shop's settings; elsewhere the data tests wait
  // for the disk at each write.
  const dataFolders = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'truewheel-tests-'))
  provide('databasePrefix', databasePrefix)
  provide('dataFolders', dataFolders)
  // When Ctrl-C stops a run, Vitest does not call the returned function.
  process.once('exit', () => rmSync(dataFolders, { recursive: true, force: true }))
  const admin = await connectedTo(process.env.TEST_DATABASE_URL, databasePrefix)
  if (admin) await dropAbandoned(admin)
  return async () => {
    if (admin) await dropDatabases(admin, databasePrefix)
    await admin?.end()
  }
}

/**
 * Connects to the server; undefined if none answers. Tests without a database still run, and data tests report what is
 * missing.
 */
async function connectedTo(serverUrl: string | undefined, name: string): Promise<pg.Client | undefined> {
  if (!serverUrl) return undefined
  const admin = new pg.Client({ connectionString: serverUrl, application_name: name })
  // The tests report a lost server themselves.
  admin.on('error', () => undefined)
  return admin.connect().then(
    () => admin,
    () => undefined,
  )
}

/**
 * Drops the databases of killed runs, which have no connection under their names. An advisory lock would be visible
 * only in one database of the server.
 */
async function dropAbandoned(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ prefix: string }>(
    `select distinct substring(datname from $1) as prefix from pg_database where datname ~ $1
     except select application_name from pg_stat_activity`,
    [prefixPattern],
  )
  for (const { prefix } of rows) await dropDatabases(admin, prefix)
}

async function dropDatabases(admin: pg.Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [`${prefix}_`],
  )
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
}
