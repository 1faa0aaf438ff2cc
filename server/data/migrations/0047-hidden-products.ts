import { type Kysely, sql } from 'kysely'

/**
 * Adds an index of hidden products by name, for the quick search. It omits shown products, so that a booking does not
 * write it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('tools_hidden')
    .on('tools')
    .columns(['name_folded', 'id'])
    .where(sql<boolean>`hidden_at is not null and deleted_at is null`)
    .execute()
}
