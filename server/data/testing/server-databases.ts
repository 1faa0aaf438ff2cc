import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Returns a new database name that starts with `prefix`. */
export function newName(prefix: string): string {
  return `${prefix}_${randomUUID().slice(0, 8)}`
}

/** Creates a database from a template. */
export async function createDatabase(admin: pg.Client, name: string, template = 'template1'): Promise<void> {
  await admin.query(`create database ${name} template ${template}`)
}

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Connects to a server for a few statements. */
export async function onServer<Value>(
  url: string,
  work: (admin: pg.Client) => Promise<Value>,
): Promise<Value> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
