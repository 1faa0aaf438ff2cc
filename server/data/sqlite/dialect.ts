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

/** Decides where a query runs and answers with its result. */
export type RunQuery = <Row>(query: CompiledQuery) => QueryResult<Row> | Promise<QueryResult<Row>>

/** Who guards the order of statements is the write queue, so Kysely needs no lock of its own. */
class UnlockedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /**
   * SQLite undoes changes of tables as well, and `begin immediate` keeps other processes out. Kysely assumes
   * neither: without this a start that breaks off in the middle of a migration would be the last one.
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
  // biome-ignore lint/correctness/useYield: Kysely's interface asks for it; nobody here streams.
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
    // The connection is open already.
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
    // There is one connection, and it stays.
  }
  async destroy(): Promise<void> {
    // Whoever opened the connection closes it.
  }
}

/** Kysely over a function that runs a query. */
export function kyselyOver<Schema>(run: RunQuery): Kysely<Schema> {
  const dialect: Dialect = {
    createAdapter: () => new UnlockedSqliteAdapter(),
    createDriver: () => new RunnerDriver(run),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return new Kysely<Schema>({ dialect })
}

/** Kysely straight on one connection, with its own transactions: for migrations, before anything else runs. */
export function kyselyOn<Schema>(connection: SqliteConnection): Kysely<Schema> {
  return kyselyOver<Schema>((query) => connection.run(query))
}
