import { constants } from 'node:fs'
import { access, mkdtemp, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { DatabasePlace } from './open-database.ts'
import { databaseFile } from './sqlite/open-sqlite.ts'

/**
 * Checks whether the configured database can be used, without changing anything in it.
 *
 * @returns the result as a sentence.
 * @throws the system's error for an unusable database.
 */
export async function probeDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<string> {
  return databaseUrl === undefined ? probeSqlite(dataDir) : probePostgres(databaseUrl)
}

async function probePostgres(url: string): Promise<string> {
  const row = await askOnce<{ server_version: string }>(url, 'show server_version')
  return `PostgreSQL ${row?.server_version} answers.`
}

/**
 * Returns whether a server is a standby.
 *
 * @throws the driver's error for a server that does not answer.
 */
export async function isStandby(url: string): Promise<boolean> {
  return (await askOnce<{ standby: boolean }>(url, 'select pg_is_in_recovery() as standby'))?.standby === true
}

async function askOnce<Row extends pg.QueryResultRow>(
  connectionString: string,
  question: string,
): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
  try {
    await client.connect()
    return (await client.query<Row>(question)).rows[0]
  } finally {
    await client.end()
  }
}

async function probeSqlite(dataDir: string): Promise<string> {
  const file = join(dataDir, databaseFile)
  if (!(await exists(file))) {
    await writable(dataDir)
    return `there is no database yet; the first start makes ${file}.`
  }
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    database.prepare('select count(*) from sqlite_schema').get()
  } finally {
    database.close()
  }
  await access(file, constants.W_OK)
  return `${file} can be read and written.`
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Creates and removes a directory, because permissions do not reveal a full or read-only disk. */
async function writable(directory: string): Promise<void> {
  let place = resolve(directory)
  while (!(await exists(place))) place = dirname(place)
  await rmdir(await mkdtemp(join(place, '.truewheel-')))
}
