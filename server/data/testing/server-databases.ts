import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Creates a database from a template, with a name that starts with `prefix`; returns the name. */
export async function createDatabase(
  admin: pg.Client,
  prefix: string,
  template = 'template1',
): Promise<string> {
  const name = `${prefix}_${randomUUID().slice(0, 8)}`
  await admin.query(`create database ${name} template ${template}`)
  return name
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
