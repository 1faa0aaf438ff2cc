import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Outcome, Refusal } from '../../../domain/outcome.ts'
import type { Database, Topic, Transaction, WriteEvents } from '../database.ts'
import { migrate } from '../migrate.ts'
import type { Schema } from '../schema/schema.ts'
import { ToldEvents } from '../told-events.ts'
import { ChangeFeed } from './change-feed.ts'
import { connectionConfig, shopTimeLimits, type TimeLimits } from './connection.ts'
import { ReachablePool } from './reachable-pool.ts'
import { Standby } from './standby.ts'

const attempts = 10
/** Serialization failure and deadlock: the transaction was rolled back and can be retried. */
const retryable = new Set(['40001', '40P01'])

/** Carries a refusal out of Kysely's transaction, which rolls back. */
class RolledBack extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * Opens the shop's database on PostgreSQL and migrates it under a lock.
 *
 * @param limits time limits; default: the limits of a running shop.
 * @param readUrl a standby that answers reads of many rows; none if undefined.
 * @throws when the server cannot be reached or the migration fails.
 */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  limits: TimeLimits = shopTimeLimits,
  readUrl?: string,
): Promise<Database> {
  const newerMigrations = await migrateWithoutLimit(url, limits)
  return { ...(await openMigratedPostgres(url, onError, limits, readUrl)), newerMigrations }
}

/** Opens a database whose tables are up to date. */
export async function openMigratedPostgres(
  url: string,
  onError: (error: Error) => void,
  limits: TimeLimits,
  readUrl?: string,
): Promise<Database> {
  const pool = new ReachablePool(url, limits, onError)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const feed = new ChangeFeed(url, limits, { onError, ping: () => pool.ping() })
  try {
    await feed.start()
  } catch (error) {
    await feed.stop()
    await pool.end()
    throw error
  }
  const standby = readUrl === undefined ? undefined : new Standby(readUrl, limits, { primary: db, onError })
  let writeEvents: WriteEvents | undefined
  const write: Database['write'] = (work) => retryConflicts(() => inTransaction(db, feed, work, writeEvents))
  return {
    engine: 'postgres',
    newerMigrations: [],
    read: db,
    readMany: (work) => (standby ? standby.read(work) : work(db)),
    autocommit: db,
    write,
    // Other connections can read and write meanwhile.
    writeLong: write,
    onChange: (listener) => feed.onChange(listener),
    onTold: (given) => {
      writeEvents = given
    },
    ping: () => pool.ping(),
    abort: () => {
      pool.abort()
      standby?.abort()
    },
    waiting: () => pool.waiting + (standby?.waiting ?? 0),
    close: async () => {
      await feed.stop()
      // Kysely's `destroy` skips an unused pool.
      await Promise.all([pool.end(), standby?.close()])
    },
  }
}

/**
 * Migrates without time limits, even while another process migrates. Uses separate connections, of which only
 * connecting is limited.
 */
async function migrateWithoutLimit(url: string, limits: TimeLimits): Promise<readonly string[]> {
  const pool = new pg.Pool(connectionConfig(url, limits))
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await migrate(db)
  } finally {
    await db.destroy()
  }
}

async function inTransaction<Value>(
  db: Kysely<Schema>,
  feed: ChangeFeed,
  work: (transaction: Transaction) => Promise<Outcome<Value>>,
  writeEvents: WriteEvents | undefined,
): Promise<Outcome<Value>> {
  const topics = new Set<Topic>()
  try {
    const outcome = await db.transaction().execute(async (kysely) => {
      const told = new ToldEvents(kysely)
      const transaction: Transaction = {
        db: kysely,
        changed: (...names) => {
          for (const name of names) topics.add(name)
        },
        tell: (type, ...subjects) => told.tell(type, subjects),
        nextTurn: async () => undefined,
      }
      const result = await work(transaction)
      if (!result.ok) throw new RolledBack(result)
      await told.write(transaction, writeEvents)
      if (topics.size > 0) await feed.announce(kysely, [...topics])
      return result
    })
    // Notifies at once, so that the writer does not read stale data.
    if (topics.size > 0) feed.notifyListeners([...topics])
    return outcome
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    // The connection may have been lost after the commit.
    if (topics.size > 0) feed.notifyListeners([...topics])
    throw error
  }
}

async function retryConflicts<Value>(run: () => Promise<Value>): Promise<Value> {
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
