import { type Kysely, PostgresAdapter, sql } from 'kysely'

export const codeBefore = 'stops'

const tables = [
  ['tools', 'products'],
  ['tool_prices', 'product_prices'],
  ['tool_ratings', 'product_ratings'],
] as const

/** Columns by table, under the tables' new names. */
const columns = [
  ['orders', 'tool_id', 'product_id'],
  ['orders', 'tool_name', 'product_name'],
  ['orders', 'tool_name_folded', 'product_name_folded'],
  ['stock_movements', 'tool_id', 'product_id'],
  ['product_prices', 'tool_id', 'product_id'],
  ['reviews', 'tool_id', 'product_id'],
  ['product_ratings', 'tool_id', 'product_id'],
  ['restock_requests', 'tool_id', 'product_id'],
  ['offer_lines', 'tool_id', 'product_id'],
  ['offer_lines', 'tool_name', 'product_name'],
  ['picture_jobs', 'tool_id', 'product_id'],
  ['quote_requests', 'item_id', 'part_id'],
] as const

/**
 * Renames tables, columns, indexes and triggers of products to the words of the glossary. No row changes; both engines
 * update foreign keys, indexes and triggers. The table `settings` keeps its name, because older code reads there that
 * it must not run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [from, to] of tables) await db.schema.alterTable(from).renameTo(to).execute()
  for (const [table, from, to] of columns) await db.schema.alterTable(table).renameColumn(from, to).execute()
  await (db.getExecutor().adapter instanceof PostgresAdapter ? nameOnPostgres(db) : nameOnSqlite(db))
}

function inNewWords(name: string): string {
  return name.replaceAll('tool', 'product').replace('item_id', 'part_id')
}

async function nameOnPostgres(db: Kysely<unknown>): Promise<void> {
  const constraints = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where connamespace = current_schema()::regnamespace and conname ~ 'tool|item_id'`.execute(db)
  for (const { table, name } of constraints.rows)
    await sql`alter table ${sql.table(table)} rename constraint ${sql.ref(name)} to ${sql.ref(inNewWords(name))}`.execute(
      db,
    )
  const indexes = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'i' and relname ~ 'tool'`.execute(db)
  for (const { name } of indexes.rows)
    await sql`alter index ${sql.ref(name)} rename to ${sql.ref(inNewWords(name))}`.execute(db)
}

/** Recreates each index from its updated statement, because SQLite cannot rename an index. */
async function nameOnSqlite(db: Kysely<unknown>): Promise<void> {
  const indexes = await sql<{ name: string; statement: string }>`
    select name, sql as statement from sqlite_master
    where type = 'index' and sql is not null and name like '%tool%'`.execute(db)
  for (const { name, statement } of indexes.rows) {
    await db.schema.dropIndex(name).execute()
    await sql.raw(statement.replace(name, inNewWords(name))).execute(db)
  }
}
