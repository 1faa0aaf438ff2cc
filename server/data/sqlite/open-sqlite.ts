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

/** The embedded database's file below the data directory. */
export const databaseFile = 'truewheel.sqlite'

/** On a full disk the one row of a ping may find room where no booking does. */
const failureRememberedMs = 5_000

/**
 * Opens the embedded database in a directory, creating and migrating it.
 *
 * @throws when the directory or the file cannot be written.
 */
export async function openSqlite(directory: string): Promise<Database> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = join(directory, databaseFile)
  const writing = new SqliteConnection(file)
  await migrate(kyselyOn(writing))
  const reading = new SqliteConnection(file, { readOnly: true })

  const listeners: ((topics: readonly Topic[]) => void)[] = []
  const queue = new WriteQueue(writing, (topics) => {
    for (const listener of listeners) listener(topics)
  })
  return {
    engine: 'sqlite',
    read: kyselyOn<Schema>(reading),
    write: (work) => queue.add(work),
    autocommit: autocommitOver(reading, queue),
    onChange: (listener) => void listeners.push(listener),
    ping: async () => {
      if (queue.failedWithin(failureRememberedMs)) throw new DatabaseUnavailable('A write has just failed')
      await probeWrite((work) => queue.add(work))
    },
    // Its calls wait for nobody.
    abort: () => undefined,
    close: async () => {
      await queue.settled()
      reading.close()
      writing.close()
    },
  }
}

/** Selects go to the reading connection, everything else through the queue, a transaction each. */
function autocommitOver(reading: SqliteConnection, queue: WriteQueue): Kysely<Schema> {
  return kyselyOver<Schema>(async (query) => {
    if (SelectQueryNode.is(query.query)) return reading.run(query)
    const outcome = await queue.add(async ({ db }) => done(await db.executeQuery(query)))
    if (!outcome.ok) throw new Error(`A single statement cannot be refused: ${outcome.code}`)
    // The caller's own query was run, so its rows have the type that the caller expects.
    return outcome.value as never
  })
}
