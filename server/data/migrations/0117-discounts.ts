import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds an index for the rules that apply by themselves, which each booking reads, and the discount to the history of an
 * order's prices (docs/decisions/0149).
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('price_rules_of_baskets')
    .on('price_rules')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`way = 'basket' and stopped_at is null`)
    .execute()
  await schema
    .alterTable('order_prices')
    .addColumn('former_discount_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('order_prices')
    .addColumn('discount_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
