import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { dataFolderPrefix } from './data-folder-prefix.ts'
import { onServer } from './server-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Begins the name of every database that this run makes on the PostgreSQL server. */
    readonly databasePrefix: string
    /** Holds the data folders that this run makes. */
    readonly dataFolders: string
  }
}

/** Names what the data tests of one run make, and removes all of it at the end, also where tests failed. */
export function setup({ provide }: TestProject): () => Promise<void> {
  const databasePrefix = `truewheel_test_${randomUUID().slice(0, 8)}`
  const dataFolders = mkdtempSync(dataFolderPrefix())
  provide('databasePrefix', databasePrefix)
  provide('dataFolders', dataFolders)
  return async () => {
    rmSync(dataFolders, { recursive: true, force: true })
    const serverUrl = process.env.TEST_DATABASE_URL
    if (serverUrl) await dropDatabases(serverUrl, databasePrefix)
  }
}

function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  return onServer(serverUrl, async (admin) => {
    const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [
      prefix,
    ])
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
  })
}
