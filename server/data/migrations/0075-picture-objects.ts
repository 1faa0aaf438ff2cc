import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/** Stores the keys of picture files outside the database (docs/decisions/0094), and the files to delete there. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('images').addColumn('object_key', 'text').execute()
  await schema
    .createTable('left_objects')
    .addColumn('object_key', 'text', (c) => c.primaryKey())
    .addColumn('delete_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('left_objects_by_time')
    .on('left_objects')
    .columns(['delete_at', 'object_key'])
    .execute()
}
