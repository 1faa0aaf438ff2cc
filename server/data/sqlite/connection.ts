import { closeSync, fdatasync, openSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { CompiledQuery, QueryResult } from 'kysely'
import { DatabaseUnavailable } from '../database.ts'
import { onUsableFile } from './sqlite-codes.ts'

/** How long SQLite waits for the lock of another process. Within a process it never waits. */
const busyTimeoutMs = 5_000
const maxCachedStatements = 500
/**
 * After this many pages of the log (32 MB), a commit copies them into the database file. A page that many orders share,
 * such as an index page, is then copied only once (docs/decisions/0113).
 */
const pagesBeforeCopying = 8_000

/** Statements around every write, prepared once. */
const stepsOfGroups = new Set(['begin immediate', 'savepoint unit', 'release unit', 'commit'])

const syncData = promisify(fdatasync)

interface ConnectionOptions {
  readonly readOnly?: boolean
  /** Commits do not wait for the disk. A caller that needs durability awaits `syncLog` (docs/decisions/0107). */
  readonly syncsApart?: boolean
}

interface Prepared {
  readonly statement: StatementSync
  /** Cached, because SQLite creates objects for each request of a statement's columns. */
  readonly returnsRows: boolean
}

/**
 * One connection to the embedded database, with cached prepared statements. All calls are synchronous, and throw
 * DatabaseUnavailable when the file cannot be used: a full or read-only disk, an I/O error, a damaged file.
 */
export class SqliteConnection {
  readonly #file: string
  readonly #database: DatabaseSync
  /** The log's file, opened by the first sync. */
  #log: number | undefined
  readonly #statements = new Map<string, Prepared>()

  constructor(file: string, { readOnly = false, syncsApart = false }: ConnectionOptions = {}) {
    this.#file = file
    this.#database = new DatabaseSync(file, { readOnly, timeout: busyTimeoutMs })
    if (!readOnly) {
      // FULL: each commit is on the disk when it returns. NORMAL: a power failure may lose the last commits, but
      // damages nothing.
      this.exec(`pragma journal_mode = wal; pragma synchronous = ${syncsApart ? 'normal' : 'full'}`)
      this.exec(`pragma wal_autocheckpoint = ${pagesBeforeCopying}`)
    }
    // For a savepoint that keeps as many pages as a booking's, SQLite would otherwise create a file
    // (docs/decisions/0129).
    if (syncsApart) this.exec('pragma temp_store = memory')
    this.exec('pragma foreign_keys = on')
  }

  /** Runs statements without results and parameters, such as `begin immediate`. */
  exec(sql: string): void {
    onUsableFile(() => {
      if (stepsOfGroups.has(sql)) this.#prepared(sql).statement.run()
      else this.#database.exec(sql)
    })
  }

  /** Whether a transaction is open. SQLite rolls back automatically after some errors. */
  get inTransaction(): boolean {
    return this.#database.isOpen && this.#database.isTransaction
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
    return onUsableFile(() => this.#run(query))
  }

  /**
   * Resolves when everything committed so far is on the disk, without blocking other code.
   *
   * @throws DatabaseUnavailable when the disk fails.
   */
  async syncLog(): Promise<void> {
    try {
      // Windows syncs only files that are open for writing.
      this.#log ??= openSync(`${this.#file}-wal`, 'r+')
      await syncData(this.#log)
    } catch (error) {
      throw new DatabaseUnavailable('The log could not be synced to the disk', { cause: error })
    }
  }

  /**
   * Copies the whole log into the database file, syncs the file, and empties the log.
   *
   * @throws DatabaseUnavailable when the disk fails, or another connection reads an earlier state.
   */
  copyLog(): void {
    const result = onUsableFile(() => this.#database.prepare('pragma wal_checkpoint(truncate)').get())
    if (result?.busy !== 0) throw new DatabaseUnavailable('The log could not be copied')
  }

  close(): void {
    if (this.#log !== undefined) closeSync(this.#log)
    this.#log = undefined
    this.#statements.clear()
    this.#database.close()
  }

  #run<Row>(query: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepared(query.sql)
    // Kysely types parameters as unknown, but the typed schema limits the values that reach a query here.
    const values = query.parameters as readonly SQLInputValue[]
    if (returnsRows) {
      const rows = statement.all(...values) as Row[]
      return { rows, numAffectedRows: BigInt(rows.length) }
    }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  #prepared(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known) return known
    if (this.#statements.size >= maxCachedStatements) this.#statements.clear()
    const statement = this.#database.prepare(sql)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    this.#statements.set(sql, prepared)
    return prepared
  }
}
