import { createHash } from 'node:crypto'
import { type Compilable, type CompiledQuery, type Kysely, SelectQueryNode } from 'kysely'
import type { Reader, Transaction } from './database.ts'
import { isPostgres } from './is-postgres.ts'
import { sendTogether } from './postgres/send-together.ts'
import type { Schema } from './schema/schema.ts'

/** Placeholder for a value while a query is built. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

interface PreparedStatement {
  /**
   * A server keeps the statement under this name, and parses and plans it once for each connection. Every process has
   * the same.
   */
  readonly name: string
  /** Whether its caller waits for its result. */
  readonly awaited: boolean
}

/** The prepared statements by their text. */
const statements = new Map<string, PreparedStatement>()

/** Returns the facts about a prepared statement; undefined for one that is built for each call. */
export function preparedStatement(text: string): PreparedStatement | undefined {
  return statements.get(text)
}

type Build<Given extends object, Row> = (db: Kysely<Schema>, given: Given) => Compilable<Row>

/**
 * Builds and compiles a query once per engine, and runs it with the values of each call: building takes longer than
 * SQLite needs to run a small statement. The query's shape may not depend on the values, and a value may not be
 * computed while it is built: `build` gets placeholders in their place.
 *
 * Calls that do not need each other's rows may be given at once, with `Promise.all`: they run in this order, and on
 * PostgreSQL they share a round trip.
 */
export function preparedQuery<Given extends object, Row>(build: Build<Given, Row>) {
  return prepared(build, true)
}

/**
 * Prepares a statement whose result is not needed, otherwise like `preparedQuery`. A transaction on PostgreSQL does
 * not
 * wait for it, which spares a round trip while rows are locked. Its error fails the next statement or the commit.
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
    // A write outside a transaction syncs its commit, which nothing else shall wait for. Plugins see each result of
    // Kysely's own.
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
