import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Outcome, Refusal } from '../../../domain/outcome.ts'
import type { Database, Topic, Transaction } from '../database.ts'
import { migrate } from '../migrate.ts'
import type { Schema } from '../schema.ts'
import { ChangeFeed } from './change-feed.ts'
import { reachablePool } from './reachable-pool.ts'

/** Of a call that waits for a connection: for a new one, or for its turn at one of the pool. */
const connectTimeoutMs = 5_000
const attempts = 10
/** Serialization failure and deadlock: the transaction did nothing and may be run again. */
const retryable = new Set(['40001', '40P01'])

// Instants and cents are bigint columns and stay far below 2^53, so they are numbers as on SQLite.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/** Carries a refusal out of Kysely's transaction, so that it is rolled back. */
class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * Opens the shop's database on PostgreSQL, migrating it under a lock.
 *
 * @param connectWithinMs how long a call waits for a connection, in milliseconds.
 * @throws when the server cannot be reached or the migration fails.
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  connectWithinMs = connectTimeoutMs,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: connectWithinMs,
  })
  // Without a listener, a connection that breaks would end the process: one that is in use has no other than
  // this, and what an idle one says the pool repeats. The pool replaces both.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: reachablePool(pool) }) })
  const feed = new ChangeFeed(url, onError)
  try {
    await migrate(db)
    await feed.start()
  } catch (error) {
    await feed.stop()
    await db.destroy()
    throw error
  }
  return {
    engine: 'postgres',
    read: db,
    autocommit: db,
    write: (work) => retried(() => inTransaction(db, feed, work)),
    onChange: (listener) => feed.onChange(listener),
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      await feed.stop()
      await db.destroy()
    },
  }
}

async function inTransaction<Value>(
  db: Kysely<Schema>,
  feed: ChangeFeed,
  work: (transaction: Transaction) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const topics = new Set<Topic>()
  try {
    const outcome = await db.transaction().execute(async (transaction) => {
      const worked = await work({
        db: transaction,
        changed: (...names) => {
          for (const name of names) topics.add(name)
        },
      })
      if (!worked.ok) throw new RolledBack(worked)
      if (topics.size > 0) await feed.announce(transaction, [...topics])
      return worked
    })
    // At once: who has written must not read what was before.
    if (topics.size > 0) feed.tell([...topics])
    return outcome
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    // A connection that was lost may have been lost after the commit.
    if (topics.size > 0) feed.tell([...topics])
    throw error
  }
}

async function retried<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || !(error instanceof pg.DatabaseError) || !retryable.has(error.code ?? ''))
        throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * attempt))
    }
  }
}
