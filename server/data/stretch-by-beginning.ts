import { type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import { endOfPrefix } from './folded.ts'
import type { Stretch } from './paging.ts'

interface Beginning<Row> {
  /** The folded text, the instant of making and the id: an index serves them, the latter two descending. */
  readonly columns: readonly [string, string, string]
  /** What the text begins with, folded. */
  readonly prefix: string
  textOf(row: Row): string
}

/** The rows of a query whose text begins so, by that text, and the newest of each text first. */
export function stretchByBeginning<
  DB,
  Tables extends keyof DB,
  Row extends { readonly id: string; readonly createdAt: number },
>(
  query: SelectQueryBuilder<DB, Tables, Row>,
  { columns, prefix, textOf }: Beginning<Simplify<Row>>,
): Stretch<Simplify<Row>> {
  const [text, madeAt, id] = [sql.ref(columns[0]), sql.ref(columns[1]), sql.ref(columns[2])]
  const until = sql<boolean>`${text} < ${endOfPrefix(prefix)}`
  const sorted = query.orderBy(text).orderBy(madeAt, 'desc').orderBy(id, 'desc')
  const upTo = (some: typeof sorted, limit: number | undefined) =>
    (limit === undefined ? some : some.limit(limit)).execute()
  return {
    kinds: ['text', 'instant', 'text'],
    placeOf: (row) => [textOf(row), row.createdAt, row.id],
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
