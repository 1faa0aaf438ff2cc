import { type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import type { PlaceKind, Stretch } from './paging.ts'

interface Order<Row> {
  /** The column that decides, and the column that decides among equals: an index serves both. */
  readonly columns: readonly [string, string]
  readonly kind: PlaceKind
  readonly descending: boolean
  sortedBy(row: Row): string | number
}

/** The rows of a query in the order of a column, as a stretch of a list. */
export function stretchBy<DB, Tables extends keyof DB, Row extends { readonly id: string }>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { columns, kind, descending, sortedBy }: Order<Simplify<Row>>,
): Stretch<Simplify<Row>> {
  const [column, id] = [sql.ref(columns[0]), sql.ref(columns[1])]
  const direction = descending ? 'desc' : 'asc'
  const beyond = sql.raw(descending ? '<' : '>')
  return {
    kinds: [kind, 'text'],
    placeOf: (row) => [sortedBy(row), row.id],
    async read(after, limit) {
      let page = query.orderBy(column, direction).orderBy(id, direction)
      if (after) page = page.where(sql<boolean>`(${column}, ${id}) ${beyond} (${after[0]}, ${after[1]})`)
      if (limit !== undefined) page = page.limit(limit)
      return page.execute()
    },
  }
}
