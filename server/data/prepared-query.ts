import { createHash } from 'node:crypto'
import { type Compilable, type CompiledQuery, type Kysely, SelectQueryNode } from 'kysely'
import type { Reader, Transaction } from './database.ts'
import { isPostgres } from './is-postgres.ts'
import { sendTogether } from './postgres/send-together.ts'
import type { Schema } from './schema/schema.ts'

/** A placeholder for a value while a query is built. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

interface PreparedStatement {
  /**
   * The server stores the statement under this name, and parses and plans it once per connection. All processes use the
   * same names.
   */
  readonly name: string
  /** Whether the caller waits for the result. */
  readonly awaited: boolean
}

/** The prepared statements, by text. */
const statements = new Map<string, PreparedStatement>()

/** Returns the prepared statement with this text; undefined for a query that is built for each call. */
export function preparedStatement(text: string): PreparedStatement | undefined {
  return statements.get(text)
}

type Build<Given extends object, Row> = (db: Kysely<Schema>, given: Given) => Compilable<Row>

/**
 * Builds and compiles a query once per engine, and runs it with the values of each call, because building takes longer
 * than SQLite needs for a small statement. The query's shape may not depend on the values, and no value may be computed
 * while it is built: `build` gets placeholders instead.
 *
 * Calls that do not need each other's rows may start at once, with `Promise.all`: they run in this order, and on
 * PostgreSQL they share a round trip.
 */
export function preparedQuery<Given extends object, Row>(build: Build<Given, Row>) {
  return prepared(build, true)
}

/**
 * Prepares a statement whose result is not needed, otherwise like `preparedQuery`. On PostgreSQL a transaction does not
 * wait for it, which saves a round trip while rows are locked. Its error fails the next statement or the commit.
 */
export function preparedWrite<Given extends object>(build: Build<Given, unknown>) {
  const run = prepared(build, false)
  return async ({ db }: Pick<Transaction, 'db'>, given: Given): Promise<void> => {
    await run(db, given)
  }
}

function prepared<Given extends object, Row>(build: Build<Given, Row>, awaited: boolean) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (reader: Reader, given: Given): Promise<Row[]> => {
    // Every reader is a Kysely instance whose type hides the methods that write.
    const db = reader as Kysely<Schema>
    const executor = db.getExecutor()
    const { adapter, plugins } = executor
    const query = compiled.get(adapter) ?? compile(db, build, awaited)
    compiled.set(adapter, query)
    const values = given as Readonly<Record<string, unknown>>
    const parameters = query.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name] : each,
    )
    const filled = { ...query, parameters }
    // A write outside a transaction syncs its commit, and no other statement should wait for the sync. Plugins must see
    // each result, so Kysely runs the statement if there are any.
    const isAlone = !db.isTransaction && !SelectQueryNode.is(query.query)
    const { rows } =
      !isPostgres(db) || isAlone || plugins.length > 0
        ? await db.executeQuery<Row>(filled)
        : await sendTogether<Row>(executor, filled)
    return rows
  }
}

function compile<Given extends object, Row>(
  db: Kysely<Schema>,
  build: Build<Given, Row>,
  awaited: boolean,
): CompiledQuery<Row> {
  const placeholders = new Proxy<Record<string, Placeholder>>(
    {},
    { get: (_target, name) => new Placeholder(String(name)) },
  )
  // The builder only passes values on, so placeholders work as values.
  const query = build(db, placeholders as unknown as Given).compile()
  if ((statements.get(query.sql)?.awaited ?? awaited) !== awaited)
    throw new Error(`One statement is prepared as a query and as a write: ${query.sql}`)
  const name = createHash('sha256').update(query.sql).digest('base64url').slice(0, 22)
  statements.set(query.sql, { name, awaited })
  return query
}
