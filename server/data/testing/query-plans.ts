import { type CompiledQuery, CompiledQuery as Query } from 'kysely'
import type { Transaction } from '../database.ts'
import type { KeysetPage, PageRequest } from '../paging/keyset-page.ts'
import type { Schema } from '../schema/schema.ts'
import type { SqliteConnection } from '../sqlite/connection.ts'
import { kyselyOver } from '../sqlite/dialect.ts'

export type ReadListPage = (
  db: Transaction['db'],
  page: PageRequest,
) => Promise<KeysetPage<unknown> | undefined>

/** Returns SQLite's query plans for a page and the page after it. */
export async function readPlans(connection: SqliteConnection, readPage: ReadListPage): Promise<string[]> {
  const queries: CompiledQuery[] = []
  const read = kyselyOver<Schema>((query) => {
    queries.push(query)
    return connection.run(query)
  })
  const first = await readPage(read, { limit: 3, after: undefined })
  if (first?.next !== undefined) await readPage(read, { limit: 3, after: first.next })
  return queries.map(({ sql, parameters }) =>
    connection
      .run<{ detail: string }>(Query.raw(`explain query plan ${sql}`, [...parameters]))
      .rows.map(({ detail }) => detail)
      .join('\n'),
  )
}
