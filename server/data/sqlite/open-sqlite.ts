import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, SelectQueryNode } from 'kysely'
import { done } from '../../../domain/outcome.ts'
import { type Database, DatabaseUnavailable, type Topic } from '../database.ts'
import { migrate } from '../migrate.ts'
import type { Schema } from '../schema/schema.ts'
import { probeWrite } from '../write-probe.ts'
import { SqliteConnection } from './connection.ts'
import { kyselyOn, kyselyOver } from './dialect.ts'
import { WriteQueue } from './write-queue.ts'

/** The embedded database's file in the data directory. */
export const databaseFile = 'truewheel.sqlite'

/**
 * After a failed write, pings fail for this long, because on a full disk the ping's small row may fit although a
 * booking does not.
 */
const pingFailureMs = 5_000

/**
 * Opens the embedded database in a directory, creating and migrating it.
 *
 * @throws when the directory or the file cannot be written.
 */
export async function openSqlite(directory: string): Promise<Database> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // Uses another connection, because this one would cache every statement of the migrations.
  const migrating = new SqliteConnection(join(directory, databaseFile))
  try {
    const newerMigrations = await migrate(kyselyOn(migrating))
    return { ...openMigratedSqlite(directory), newerMigrations }
  } finally {
    migrating.close()
  }
}

/** Opens an embedded database whose tables are up to date. */
export function openMigratedSqlite(directory: string): Database {
  const writing = new SqliteConnection(join(directory, databaseFile), { syncsApart: true })
  const reading = new SqliteConnection(join(directory, databaseFile), { readOnly: true })
  const read = kyselyOn<Schema>(reading)

  const listeners: ((topics: readonly Topic[]) => void)[] = []
  const queue = new WriteQueue(writing, (topics) => {
    for (const listener of listeners) listener(topics)
  })
  return {
    engine: 'sqlite',
    newerMigrations: [],
    read,
    readMany: (work) => work(read),
    write: (work) => queue.add(work),
    writeLong: (work) => queue.addLong(work),
    autocommit: autocommitOver(reading, queue),
    onChange: (listener) => void listeners.push(listener),
    onTold: (writeEvents) => queue.onTold(writeEvents),
    ping: async () => {
      if (queue.failedWithin(pingFailureMs)) throw new DatabaseUnavailable('A write has just failed')
      await probeWrite((work) => queue.add(work))
    },
    // SQLite calls are synchronous, so none waits.
    abort: () => undefined,
    waiting: () => queue.waiting,
    close: async () => {
      await queue.settled()
      reading.close()
      writing.close()
    },
  }
}

/** Sends selects to the reading connection, and other statements through the queue, each in its own transaction. */
function autocommitOver(reading: SqliteConnection, queue: WriteQueue): Kysely<Schema> {
  return kyselyOver<Schema>(async (query) => {
    if (SelectQueryNode.is(query.query)) return reading.run(query)
    const outcome = await queue.add(async ({ db }) => done(await db.executeQuery(query)))
    if (!outcome.ok) throw new Error(`A single statement cannot be refused: ${outcome.code}`)
    // The caller's own query ran, so its rows have the expected type.
    return outcome.value as never
  })
}
