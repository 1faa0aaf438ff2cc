import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import type { Cursor, CursorKind, KeysetSegment } from './keyset-page.ts'

/** A page reads at most this many tested rows; the next page continues. */
export const testedAtOnce = 10_000

interface Order<Row> {
  /** The sort column and the tie-breaker. One index must cover both. */
  readonly columns: readonly [string, string]
  readonly kind: CursorKind
  readonly descending: boolean
  sortedBy(row: Row): string | number
  /** Conditions without an index: each row in the list's order is tested. */
  readonly tested?: readonly RawBuilder<boolean>[]
}

/**
 * Makes a list segment from a query, sorted by one column and the id. With `tested` conditions, a page reads at most
 * `testedAtOnce` rows. It may then have fewer rows than its limit, or none, although there is a next page.
 */
export function segmentByColumn<DB, Tables extends keyof DB, Row extends { readonly id: string }>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { columns, kind, descending, sortedBy, tested = [] }: Order<Simplify<Row>>,
): KeysetSegment<Simplify<Row>> {
  const [column, id] = [sql.ref(columns[0]), sql.ref(columns[1])]
  const direction = descending ? 'desc' : 'asc'
  const beyond = sql.raw(descending ? '<' : '>')
  const upTo = sql.raw(descending ? '>=' : '<=')
  const beyondPlace = (after: Cursor) => sql<boolean>`(${column}, ${id}) ${beyond} (${after[0]}, ${after[1]})`
  const found = tested.reduce((rows, condition) => rows.where(condition), query)
  return {
    kinds: [kind, 'text'],
    cursorOf: (row) => [sortedBy(row), row.id],
    async read(after, limit, end) {
      let page = found.orderBy(column, direction).orderBy(id, direction)
      if (after) page = page.where(beyondPlace(after))
      // Ends at `end`, in a form that lets an index bound the read.
      if (end) page = page.where(sql<boolean>`(${column}, ${id}) ${upTo} (${end[0]}, ${end[1]})`)
      if (limit !== undefined) page = page.limit(limit)
      return page.execute()
    },
    ...(tested.length > 0 && {
      async endAfter(after) {
        const rows = after ? query.where(beyondPlace(after)) : query
        const [last] = await rows
          .clearSelect()
          .select([sql`${column}`.as('place'), sql`${id}`.as('id')])
          .orderBy(column, direction)
          .orderBy(id, direction)
          .offset(testedAtOnce - 1)
          .limit(1)
          .execute()
        // The end of the range, in a form that lets an index limit the read.
        const place = last as { readonly place: string | number; readonly id: string } | undefined
        return place && [place.place, place.id]
      },
    }),
  }
}
