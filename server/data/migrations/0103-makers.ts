import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds the makers of products, and the numbers by which products are identified everywhere (docs/decisions/0139). Only
 * one product that is not deleted may have a GTIN; `gtin14` is its form in which lengths do not differ.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('makers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_folded', 'text', (column) => column.notNull().unique())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('responsible', 'text')
    .addColumn('brands', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const table of ['products', 'import_values'])
    for (const column of ['gtin', 'gtin14', 'mpn', 'maker_id'])
      await schema.alterTable(table).addColumn(column, 'text').execute()
  await schema
    .createIndex('products_of_gtin')
    .unique()
    .on('products')
    .column('gtin14')
    .where(sql<boolean>`gtin14 is not null and deleted_at is null`)
    .execute()
  await schema
    .createIndex('products_of_maker')
    .on('products')
    .column('maker_id')
    .where(sql<boolean>`maker_id is not null`)
    .execute()
  await schema
    .createIndex('products_without_maker')
    .on('products')
    .columns(['kind', 'id'])
    .where(sql<boolean>`maker_id is null and deleted_at is null and hidden_at is null`)
    .execute()
}
