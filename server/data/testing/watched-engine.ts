import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresQueryCompiler,
  SqliteQueryCompiler,
} from 'kysely'
import type { Database, Transaction } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'
import type { Schema } from '../schema/schema.ts'
import type { Engine } from './engine.ts'

/** A statement with its values. */
export type Statement = CompiledQuery

type Note = (query: Statement) => void

/** Makes an engine whose databases report each statement of a read or write before it runs. */
export function watchedEngine(engine: Engine, note: Note): Engine {
  return {
    ...engine,
    fresh: async () => {
      const home = await engine.fresh()
      return { ...home, database: watchedDatabase(home.database, note) }
    },
  }
}

function watchedDatabase(database: Database, note: Note): Database {
  const watchedWrite =
    (write: Database['write']): Database['write'] =>
    (work) =>
      write((transaction: Transaction) => work({ ...transaction, db: watched(transaction.db, note) }))
  return {
    ...database,
    // Every reader is a Kysely instance whose type hides the methods that write.
    read: watched(database.read as Kysely<Schema>, note),
    readMany: (work) => database.readMany((read) => work(watched(read as Kysely<Schema>, note))),
    write: watchedWrite(database.write),
    writeLong: watchedWrite(database.writeLong),
  }
}

function watched(db: Kysely<Schema>, note: Note): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => db.getExecutor().adapter,
      createDriver: () => new WatchingDriver(db, note),
      createIntrospector: () => db.introspection,
      createQueryCompiler: () => (isPostgres(db) ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
    },
  })
}

/** Passes each statement to the Kysely instance that it watches. */
class WatchingDriver extends DummyDriver {
  readonly #connection: DatabaseConnection
  constructor(db: Kysely<Schema>, note: Note) {
    super()
    this.#connection = {
      executeQuery: async <Row>(query: CompiledQuery) => {
        note(query)
        return db.executeQuery<Row>(query as CompiledQuery<Row>)
      },
      streamQuery: () => {
        throw new Error('The shop reads a page at a time.')
      },
    }
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
}
