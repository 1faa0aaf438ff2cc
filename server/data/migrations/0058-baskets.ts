import type { Kysely } from 'kysely'

/** Stores one basket per account, so that it is on all devices of the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('baskets')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute()
}
