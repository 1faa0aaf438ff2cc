import type { Kysely } from 'kysely'

/** Keeps one basket for each account, so that it follows the person to other devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('baskets')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('lines', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute()
}
