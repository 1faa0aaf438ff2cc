import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Reader } from './database.ts'
import type { Schema } from './schema/schema.ts'

/** Stands for a value while a query is built. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Build<Given extends object, Row> = (db: Kysely<Schema>, given: Given) => Compilable<Row>

/**
 * Builds and compiles a query once per engine, and runs it with the values of each call: building takes longer than
 * SQLite needs to run a small statement. The query's shape may not depend on the values, and a value may not be computed
 * while it is built: `build` gets placeholders in their place.
 */
export function preparedQuery<Given extends object, Row>(build: Build<Given, Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (reader: Reader, given: Given): Promise<Row[]> => {
    // Every reader is a Kysely instance; its type only hides what writes.
    const db = reader as Kysely<Schema>
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? compile(db, build)
    compiled.set(adapter, query)
    const values = given as Readonly<Record<string, unknown>>
    const parameters = query.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name] : each,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

function compile<Given extends object, Row>(
  db: Kysely<Schema>,
  build: Build<Given, Row>,
): CompiledQuery<Row> {
  const placeholders = new Proxy<Record<string, Placeholder>>(
    {},
    { get: (_target, name) => new Placeholder(String(name)) },
  )
  // The builder only passes its values on, so that it does not notice that they are placeholders.
  return build(db, placeholders as unknown as Given).compile()
}
