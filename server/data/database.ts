import type { Kysely } from 'kysely'
import type { PageTopic } from '../../contract/page-topics.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Schema } from './schema/schema.ts'

/** Reads outside a transaction. Its type offers no writes. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom' | 'with' | 'withRecursive' | 'fn'>

/**
 * Names changed data, so that every process drops the cached responses that show it. `messages`: the outbox has a new
 * email; `imports`: a file waits for its check; `bookings`: the other topics only say that orders took stock, so that
 * pages may lag (docs/decisions/0079); `positions`: all products of a kind have other places, not only the named ones.
 */
export type Topic = PageTopic | 'messages' | 'imports' | 'bookings' | 'positions'

/** A transaction in progress. */
export interface Transaction {
  readonly db: Kysely<Schema>
  /** Tells all processes, only after the commit, that everything cached under these topics is stale. */
  changed(...topics: Topic[]): void
  /** In a long write, lets reads and other requests run before the next statement; else it does nothing. */
  nextTurn(): Promise<void>
}

/**
 * The database could not be reached or the connection broke. A write in progress may or may not have been committed.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Thrown if another process uses the embedded database, which allows one at a time. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse'
  /** Describes the process that uses it. */
  readonly holder: string
  constructor(holder: string) {
    super(`it is in use by ${holder}`)
    this.holder = holder
  }
}

/** The shop's database, on either engine. Reads and writes reject with DatabaseUnavailable. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /** Migrations of a newer version that ran on this database. */
  readonly newerMigrations: readonly string[]
  readonly read: Reader
  /**
   * Runs a read of many rows, at a standby if the settings name one. It sees every commit that came before it, as
   * `read` does, but asks both servers first; so it is not for a few rows.
   *
   * @param work only reads, and may run twice.
   */
  readMany<Value>(work: (read: Reader) => Promise<Value>): Promise<Value>
  /**
   * Runs work in one transaction and resolves when it is durable. A refusal that the work returns, or an error that
   * it throws, rolls the transaction back.
   *
   * The work may wait only for its own queries: no network, no timer. It may run again after a conflict with another
   * transaction, so it must have no effect outside the database.
   */
  write<Value>(work: (transaction: Transaction) => Promise<Outcome<Value>>): Promise<Outcome<Value>>
  /**
   * Runs work of many statements as `write` does. On the embedded database it has a transaction of its own: reads run
   * whenever the work calls `nextTurn`, and other writes wait for its end.
   */
  writeLong: Database['write']
  /** Runs each statement in its own transaction, for libraries that bring their own queries. */
  readonly autocommit: Kysely<Schema>
  /** Subscribes to the topics that any process changes; `everything` when changes may have been missed. */
  onChange(listener: (topics: readonly Topic[] | 'everything') => void): void
  /** Writes one row; rejects when the database does not accept it. */
  ping(): Promise<void>
  /**
   * Ends current and later calls with DatabaseUnavailable if the database keeps them waiting, so that a stopping
   * shop answers its last requests in time. A write in progress may or may not have been committed.
   */
  abort(): void
  /** Returns how many calls wait for a connection, or for their turn to write. */
  waiting(): number
  close(): Promise<void>
}
