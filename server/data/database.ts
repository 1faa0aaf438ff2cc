import type { Kysely } from 'kysely'
import type { Outcome } from '../../domain/outcome.ts'
import type { Schema } from './schema/schema.ts'

/** Reads outside a transaction. Writing through it does not compile. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom' | 'with' | 'withRecursive' | 'fn'>

/**
 * What has changed for those who look at the shop: a list (`tools`, `items`, `reviews`) or one tool
 * (`tool:<id>`). Pages and answers kept in memory are dropped by these names. `messages`: one waits in the outbox.
 */
export type Topic = 'tools' | 'items' | 'reviews' | 'messages' | `tool:${string}`

/** One transaction under way. */
export interface Transaction {
  readonly db: Kysely<Schema>
  /** Tells all processes, after the commit and only then, that what shows these topics is out of date. */
  changed(...topics: Topic[]): void
}

/** The database could not be reached, or broke off; a write under way then may have been made or not. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Another process uses the embedded database, which takes one at a time. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse'
  /** Who has it, in words. */
  readonly holder: string
  constructor(holder: string) {
    super(`it is in use by ${holder}`)
    this.holder = holder
  }
}

/** The shop's database, on either engine. Both reads and writes reject with DatabaseUnavailable. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  readonly read: Reader
  /**
   * Runs work in one transaction and resolves when it is durable. A refusal that the work returns, or an
   * error that it throws, leaves nothing behind.
   *
   * The work must wait for nothing but its own queries: no network, no timer. It may be run again when
   * another transaction was in its way, so it must have no effect outside the database.
   */
  write<Value>(work: (transaction: Transaction) => Promise<Outcome<Value>>): Promise<Outcome<Value>>
  /** Statement by statement, each its own transaction: for libraries that bring their own queries. */
  readonly autocommit: Kysely<Schema>
  /** Calls back with topics that any process changed; `everything` when changes may have been missed. */
  onChange(listener: (topics: readonly Topic[] | 'everything') => void): void
  /** Resolves when the database has taken a write of one row; rejects when it does not take one. */
  ping(): Promise<void>
  /**
   * Ends calls under way, and all later ones, with DatabaseUnavailable, where the database may keep them waiting:
   * a shop that stops answers its last requests in time. A write under way may have been made or not.
   */
  abort(): void
  close(): Promise<void>
}
