import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds the price lists of companies and groups (docs/decisions/0160), with the prices that each version of a list
 * replaced, so that an import can be undone. An order keeps the public price of the catalogue beside its own one, so
 * that both get the tax of another country.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('price_lists')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_folded', 'text', (column) => column.notNull().unique())
    .addColumn('rate_hundredths', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`rate_hundredths between 0 and 10000`),
    )
    .addColumn('products', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('price_list_products')
    .addColumn('list_id', 'text', (column) =>
      column.notNull().references('price_lists.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('listed_as', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('price_list_products_key', ['list_id', 'product_id'])
    .execute()
  await schema
    .createIndex('price_list_products_sorted')
    .on('price_list_products')
    .columns(['list_id', 'listed_as', 'product_id'])
    .execute()
  await schema.createIndex('companies_with_list').on('companies').column('price_list_id').execute()
  await schema
    .createTable('price_list_changes')
    .addColumn('list_id', 'text', (column) =>
      column.notNull().references('price_lists.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('steps_before', 'text')
    .addColumn('steps_after', 'text')
    .addPrimaryKeyConstraint('price_list_changes_key', ['list_id', 'version', 'product_id'])
    .execute()
  await schema.alterTable('customer_groups').addColumn('price_list_id', 'text').execute()
  await schema.alterTable('orders').addColumn('catalogue_public_unit_cents', 'integer').execute()
}
