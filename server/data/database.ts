import type { Kysely } from 'kysely'
import type { PageTopic } from '../../contract/page-topics.ts'
import type { WebhookType } from '../../contract/webhooks/webhook-types.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Schema } from './schema/schema.ts'

/** Reads outside a transaction. Its type offers no writes. */
export type Reader = Pick<Kysely<Schema>, 'selectFrom' | 'with' | 'withRecursive' | 'fn'>

/**
 * Names changed data, so that every process drops the cached responses that show the data. `messages`: the outbox has a
 * new email. `imports`: a file waits for its check. `bookings`: the other topics changed only because orders took
 * stock, so pages may lag (docs/decisions/0079). `webhooks`: an event waits for its delivery, or an endpoint changed.
 * `positions`: all products of a kind have new places, not only the named ones. `prices`: the next start or end of a
 * sale may differ. `redirects`: old addresses may lead elsewhere.
 */
export type Topic =
  | PageTopic
  | 'messages'
  | 'imports'
  | 'bookings'
  | 'positions'
  | 'prices'
  | 'webhooks'
  | 'redirects'

export interface Transaction {
  readonly db: Kysely<Schema>
  /** Declares everything cached under these topics stale, in all processes, after the commit. */
  changed(...topics: Topic[]): void
  /**
   * Tells the webhooks that want this type about these subjects, if the transaction commits (docs/decisions/0153). The
   * subject's row must be locked, so that its events have the order of its changes.
   */
  tell(type: WebhookType, ...subjects: readonly string[]): void
  /** Lets reads and other requests run before the next statement of a long write; otherwise does nothing. */
  nextTurn(): Promise<void>
}

/** Something that a transaction changed, for programs outside the shop. */
export interface ToldEvent {
  readonly type: WebhookType
  /** The id of the order, invoice, product, request or offer. */
  readonly subject: string
}

/** An endpoint that collects events of some types. */
export interface WebhookCollector {
  readonly id: string
  readonly types: ReadonlySet<string>
  /** False: its events wait in the log as missed, until staff switch it on and send them again. */
  readonly isActive: boolean
}

/** Writes told events for the endpoints that collect any of their types, at the end of their transaction. */
export type WriteEvents = (
  transaction: Transaction,
  events: readonly ToldEvent[],
  collectors: readonly WebhookCollector[],
) => Promise<void>

/**
 * Reports that the database could not be reached or the connection broke. A write in progress may or may not have been
 * committed.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Reports that another process uses the embedded database, which allows one at a time. */
export class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse'
  /** Describes the other process. */
  readonly holder: string
  constructor(holder: string) {
    super(`it is in use by ${holder}`)
    this.holder = holder
  }
}

/** The shop's database, on either engine. Reads and writes reject with DatabaseUnavailable in an outage. */
export interface Database {
  readonly engine: 'sqlite' | 'postgres'
  /** Migrations of a newer version that ran on this database. */
  readonly newerMigrations: readonly string[]
  readonly read: Reader
  /**
   * Runs a read of many rows, on a standby if the configuration names one. The read sees every earlier commit, as
   * `read` does, but first asks both servers, which is too slow for few rows.
   *
   * @param work only reads, and may run twice.
   */
  readMany<Value>(work: (read: Reader) => Promise<Value>): Promise<Value>
  /**
   * Runs work in one transaction and resolves when it is durable. Rolls back if the work returns a refusal or throws.
   *
   * The work may wait only for its own queries, not for the network or a timer. It may run again after a conflict with
   * another transaction, so it must have no effect outside the database.
   */
  write<Value>(work: (transaction: Transaction) => Promise<Outcome<Value>>): Promise<Outcome<Value>>
  /**
   * Runs work of many statements as `write` does. On SQLite it has its own transaction: reads run whenever the work
   * calls `nextTurn`, and other writes wait until it ends.
   */
  writeLong: Database['write']
  /** Runs each statement in its own transaction, for libraries with their own queries. */
  readonly autocommit: Kysely<Schema>
  /** Subscribes to the topics that any process changes; `everything` means that changes may have been missed. */
  onChange(listener: (topics: readonly Topic[] | 'everything') => void): void
  /** Sets what writes the told events of each transaction. Without it, they are dropped. */
  onTold(write: WriteEvents): void
  /** Writes one row; rejects if the database refuses. */
  ping(): Promise<void>
  /**
   * Ends waiting and later calls with DatabaseUnavailable, so that a stopping shop can answer its last requests in
   * time. A write in progress may or may not have been committed.
   */
  abort(): void
  /** Returns the number of calls that wait for a connection or for their turn to write. */
  waiting(): number
  close(): Promise<void>
}
