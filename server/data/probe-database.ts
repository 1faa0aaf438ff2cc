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
 * @throws the system's error for a database that cannot be used.
 */
export async function probeDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<string> {
  return databaseUrl === undefined ? probeSqlite(dataDir) : probePostgres(databaseUrl)
}

async function probePostgres(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return `PostgreSQL ${rows[0]?.server_version} answers.`
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
