import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Stores the place of products in their families in columns, so that queries find the members of a family. The details
 * of a product decide; no product had a family before.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['products', 'import_values'])
    for (const column of ['family_key', 'family_axes', 'family_values'])
      await schema.alterTable(table).addColumn(column, 'text').execute()
  await schema
    .createIndex('products_of_family')
    .on('products')
    .columns(['family_key', 'kind', 'position', 'id'])
    .where(sql<boolean>`family_key is not null and deleted_at is null`)
    .execute()
}
