import { type Kysely, sql } from 'kysely'

/** The distance between neighbours in display order: moving a product between two others writes only one row. */
const gap = 1024

/**
 * Adds the data for managing products: a version of each product with the author of the last change, the instant since
 * which it is hidden, gaps between positions in the display order, and an index of a product's stock movements by age.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const tools = () => schema.alterTable('tools')
  await tools()
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await tools().addColumn('changed_at', 'bigint').execute()
  await tools()
    .addColumn('changed_by', 'text', (c) => c.references('users.id'))
    .execute()
  await tools().addColumn('hidden_at', 'bigint').execute()
  await tools()
    .addColumn('draft', 'integer', (c) => c.notNull().defaultTo(0).check(sql`draft in (0, 1)`))
    .execute()
  await sql`update tools set position = position * ${sql.lit(gap)}`.execute(db)
  await schema.dropIndex('stock_movements_of_tool').execute()
  await schema
    .createIndex('stock_movements_of_tool')
    .on('stock_movements')
    .columns(['tool_id', 'created_at', 'id'])
    .execute()
}
