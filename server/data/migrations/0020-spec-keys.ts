import type { Kysely } from 'kysely'

/** Adds the specification keys that the owner adds to the dictionary. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('spec_keys')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('unit', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('meaning', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
}
