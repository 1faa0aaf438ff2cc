import { type Kysely, sql } from 'kysely'

/** Hidden products by name, for the quick way. Those that are shown are not in the index, so a booking does not write it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('tools_hidden')
    .on('tools')
    .columns(['name_folded', 'id'])
    .where(sql<boolean>`hidden_at is not null and deleted_at is null`)
    .execute()
}
