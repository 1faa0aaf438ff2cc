import { type Kysely, sql } from 'kysely'

/**
 * Lets an import add and change parts: stores the kind of a product and whether it has stock. Also stores the pictures
 * that came with the file, and when the difference was deleted.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const values = () => schema.alterTable('import_values')
  await values()
    .addColumn('product_kind', 'text', (c) => c.notNull().defaultTo('tool'))
    .execute()
  await values()
    .addColumn('stocked', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  const imports = () => schema.alterTable('imports')
  await imports()
    .addColumn('pictures', 'text', (c) => c.notNull().defaultTo('[]'))
    .execute()
  await imports().addColumn('forgotten_at', 'bigint').execute()
  await schema
    .createIndex('imports_to_forget')
    .on('imports')
    .column('created_at')
    .where(sql<boolean>`forgotten_at is null`)
    .execute()
}
