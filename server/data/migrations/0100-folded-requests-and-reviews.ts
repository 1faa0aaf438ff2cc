import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { foldLetters } from '../../../domain/search/fold-text.ts'

export const codeBefore = 'runs'

/** The number of rows to read at once: few enough for the memory of a small server. */
const portion = 500

/**
 * Folds names and texts of requests and reviews for the searches of staff, as 0087 does for users and products. ASCII
 * texts get no folded form, because comparisons ignore their case anyway.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of [
    ['quote_requests', ['name', 'message']],
    ['reviews', ['name', 'text']],
  ] as const) {
    for (const column of columns) {
      await db.schema.alterTable(table).addColumn(`${column}_folded`, 'text').execute()
      await foldStored(db, table, column)
    }
  }
}

/** Folds the values of a column that have non-ASCII letters. */
export async function foldStored(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const [name, source, target] = [sql.table(table), sql.ref(column), sql.ref(`${column}_folded`)]
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const hasOtherLetters = isPostgres ? sql`${source} ~ '[^ -~]'` : sql`${source} glob '*[^ -~]*'`
  let last = ''
  for (;;) {
    const { rows } = await sql<{ id: string; written: string }>`
      select id, ${source} as written from ${name} where id > ${last} and ${hasOtherLetters}
      order by id limit ${portion}`.execute(db)
    for (const { id, written } of rows)
      await sql`update ${name} set ${target} = ${foldLetters(written)} where id = ${id}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}
