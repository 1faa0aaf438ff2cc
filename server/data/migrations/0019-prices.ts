import { type Kysely, sql } from 'kysely'

/**
 * Adds price breaks, the price history and the announced earlier price. The history of an existing tool begins with its
 * present price, at the tool's last change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('tools').addColumn('price_breaks', 'text').execute()
  await schema.alterTable('tools').addColumn('compare_at_cents', 'integer').execute()
  await schema.alterTable('tools').addColumn('compare_at_since', 'bigint').execute()
  await schema.alterTable('tools').addColumn('lowest_30_days_cents', 'integer').execute()
  await schema.alterTable('orders').addColumn('price_break_from', 'integer').execute()
  await schema
    .createTable('tool_prices')
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id'))
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('unit_price_cents', 'integer', (c) => c.notNull().check(sql`unit_price_cents >= 0`))
    .addPrimaryKeyConstraint('tool_prices_key', ['tool_id', 'since'])
    .execute()
  await sql`insert into tool_prices (tool_id, since, unit_price_cents)
    select id, updated_at, unit_price_cents from tools`.execute(db)
}
