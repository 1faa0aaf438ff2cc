import { type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import { endOfPrefix } from '../case-folded.ts'
import type { CursorKind, KeysetSegment } from './keyset-page.ts'

interface Order<Row> {
  /** Sort column and tie-breaker. One index must cover both. */
  readonly columns: readonly [string, string]
  readonly kind: CursorKind
  readonly descending: boolean
  sortedBy(row: Row): string | number
}

/** Makes a list segment from a query, sorted by one column and the id. */
export function segmentByColumn<DB, Tables extends keyof DB, Row extends { readonly id: string }>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { columns, kind, descending, sortedBy }: Order<Simplify<Row>>,
): KeysetSegment<Simplify<Row>> {
  const [column, id] = [sql.ref(columns[0]), sql.ref(columns[1])]
  const direction = descending ? 'desc' : 'asc'
  const beyond = sql.raw(descending ? '<' : '>')
  const upTo = sql.raw(descending ? '>=' : '<=')
  return {
    kinds: [kind, 'text'],
    cursorOf: (row) => [sortedBy(row), row.id],
    async read(after, limit, end) {
      let page = query.orderBy(column, direction).orderBy(id, direction)
      if (after) page = page.where(sql<boolean>`(${column}, ${id}) ${beyond} (${after[0]}, ${after[1]})`)
      // Not beyond the end, written so that an index bounds it.
      if (end) page = page.where(sql<boolean>`(${column}, ${id}) ${upTo} (${end[0]}, ${end[1]})`)
      if (limit !== undefined) page = page.limit(limit)
      return page.execute()
    },
  }
}

interface Beginning<Row> {
  /** Folded text, creation instant and id. One index must cover all three, the latter two descending. */
  readonly columns: readonly [string, string, string]
  /** Case-folded prefix. */
  readonly prefix: string
  textOf(row: Row): string
}

/** Makes a list segment of rows whose text has a prefix, sorted by that text, then newest first. */
export function segmentByPrefix<
  DB,
  Tables extends keyof DB,
  Row extends { readonly id: string; readonly createdAt: number },
>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { columns, prefix, textOf }: Beginning<Simplify<Row>>,
): KeysetSegment<Simplify<Row>> {
  const [text, madeAt, id] = [sql.ref(columns[0]), sql.ref(columns[1]), sql.ref(columns[2])]
  const until = sql<boolean>`${text} < ${endOfPrefix(prefix)}`
  const sorted = query.orderBy(text).orderBy(madeAt, 'desc').orderBy(id, 'desc')
  const upTo = (some: typeof sorted, limit: number | undefined) =>
    (limit === undefined ? some : some.limit(limit)).execute()
  return {
    kinds: ['text', 'instant', 'text'],
    cursorOf: (row) => [textOf(row), row.createdAt, row.id],
    async read(after, limit) {
      if (!after) return upTo(sorted.where(sql<boolean>`${text} >= ${prefix}`).where(until), limit)
      const older = sql<boolean>`(${madeAt}, ${id}) < (${after[1]}, ${after[2]})`
      const rest = await upTo(sorted.where(sql<boolean>`${text} = ${after[0]}`).where(older), limit)
      if (rest.length === limit) return rest
      const left = limit === undefined ? undefined : limit - rest.length
      return [...rest, ...(await upTo(sorted.where(sql<boolean>`${text} > ${after[0]}`).where(until), left))]
    },
  }
}
