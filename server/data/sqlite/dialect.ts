import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { SqliteConnection } from './connection.ts'

export type RunQuery = <Row>(query: CompiledQuery) => QueryResult<Row> | Promise<QueryResult<Row>>

/** Omits Kysely's own lock: the write queue guards the order of statements. */
class UnlockedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /**
   * SQLite also rolls back schema changes, and `begin immediate` locks out other processes. Kysely assumes neither:
   * without this, a start that fails within a migration would block all later starts.
   */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class RunnerConnection implements DatabaseConnection {
  readonly #run: RunQuery
  constructor(run: RunQuery) {
    this.#run = run
  }
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#run<Row>(query)
  }
  // biome-ignore lint/correctness/useYield: Kysely's interface requires it; nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream: read a page at a time.')
  }
}

class RunnerDriver implements Driver {
  readonly #connection: RunnerConnection
  constructor(run: RunQuery) {
    this.#connection = new RunnerConnection(run)
  }
  async init(): Promise<void> {
    // The connection is already open.
  }
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }
  async releaseConnection(): Promise<void> {
    // The only connection stays open.
  }
  async destroy(): Promise<void> {
    // The code that opened the connection closes it.
  }
}

/** Makes a Kysely instance that runs queries through a function. */
export function kyselyOver<Schema>(run: RunQuery): Kysely<Schema> {
  const dialect: Dialect = {
    createAdapter: () => new UnlockedSqliteAdapter(),
    createDriver: () => new RunnerDriver(run),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return new Kysely<Schema>({ dialect })
}

/** Makes a Kysely instance on a connection, with its own transactions: for migrations, before anything else runs. */
export function kyselyOn<Schema>(connection: SqliteConnection): Kysely<Schema> {
  return kyselyOver<Schema>((query) => connection.run(query))
}
