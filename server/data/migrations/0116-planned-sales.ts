import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds what a planned sale keeps of a product while it lowers the price, and the instant at which the next sale starts
 * or ends (docs/decisions/0150). The columns of a product's prices stay what customers pay, so every list, index and
 * older version reads true prices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const products = () => schema.alterTable('products')
  await products().addColumn('sale_rule_id', 'text').execute()
  await products().addColumn('regular_unit_price_cents', 'integer').execute()
  await products().addColumn('regular_price_breaks', 'text').execute()
  await products().addColumn('regular_compare_at_cents', 'integer').execute()
  await products().addColumn('regular_compare_at_since', 'bigint').execute()
  await products().addColumn('regular_lowest_30_days_cents', 'integer').execute()
  await schema
    .createIndex('products_on_sale')
    .on('products')
    .column('id')
    .where(sql<boolean>`sale_rule_id is not null`)
    .execute()
  await schema
    .createTable('next_price_change')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('at', 'bigint')
    .execute()
  await sql`insert into next_price_change (id, at) values (1, null)`.execute(db)
}
