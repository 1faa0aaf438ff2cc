import { type Kysely, sql } from 'kysely'

/** Adds the index that returns a page of the items in display order. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('items_by_position')
    .on('items')
    .columns(['position', 'id'])
    .where(sql<boolean>`deleted_at is null`)
    .execute()
}
