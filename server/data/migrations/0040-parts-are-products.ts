import { type Kysely, sql } from 'kysely'

/** The distance between neighbours in display order. */
const gap = 1024

/**
 * Moves parts into the table of tools, so that a part can have stock, a version and a state in the same columns, and
 * orders, stock ledger and prices in the same tables (decision 0047). A part keeps its id and position.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const tools = () => schema.alterTable('tools')
  await tools()
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('tool').check(sql`kind in ('tool', 'part')`))
    .execute()
  await tools()
    .addColumn('stocked', 'integer', (c) => c.notNull().defaultTo(1).check(sql`stocked in (0, 1)`))
    .execute()
  await sql`insert into tools (id, name, name_folded, img, short_description, minimum_order, available,
      unit_price_cents, position, created_at, updated_at, deleted_at, sku, brand, category, details, kind, stocked)
    select id, name, lower(name), img, '', 1, 0, price_cents,
      row_number() over (order by position, id) * ${sql.lit(gap)},
      created_at, created_at, deleted_at, sku, brand, category, details, 'part', 0
    from items`.execute(db)
  await foldNames(db)
  await sql`insert into tool_prices (tool_id, since, unit_price_cents)
    select id, created_at, price_cents from items`.execute(db)
  await referToTools(db)
  await schema.dropTable('items').execute()
  await indexByKind(db)
}

/** Folds names that the database folds differently, as 0003 did. */
async function foldNames(db: Kysely<unknown>): Promise<void> {
  // The table at the time of this migration, independent of later schemas.
  const named = db as Kysely<{ tools: { name: string; name_folded: string; kind: string } }>
  const rows = await named
    .selectFrom('tools')
    .where('kind', '=', 'part')
    .select(['name', 'name_folded'])
    .execute()
  for (const { name, name_folded: stored } of rows) {
    const folded = name.toLowerCase()
    if (folded !== stored)
      await named.updateTable('tools').set({ name_folded: folded }).where('name', '=', name).execute()
  }
}

/** Replaces the reference of requests, because SQLite cannot change a column's foreign key. */
async function referToTools(db: Kysely<unknown>): Promise<void> {
  const requests = () => db.schema.alterTable('quote_requests')
  await requests()
    .addColumn('part_id', 'text', (c) => c.references('tools.id'))
    .execute()
  await sql`update quote_requests set part_id = item_id`.execute(db)
  await requests().dropColumn('item_id').execute()
  await requests().renameColumn('part_id', 'item_id').execute()
}

/** Begins the indexes with the kind, because each list shows products of one kind. */
async function indexByKind({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['position', 'name_folded', 'unit_price_cents', 'available']) {
    await schema.dropIndex(`tools_by_${column}`).execute()
    await schema
      .createIndex(`tools_by_${column}`)
      .on('tools')
      .columns(['kind', column, 'id'])
      .where(sql<boolean>`deleted_at is null`)
      .execute()
  }
}
