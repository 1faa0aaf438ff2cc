import type { Kysely } from 'kysely'

/** Adds the owner's settings. Each change is a new version of a section, and the newest version is in force. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('setting_versions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull().references('users.id'))
    .addUniqueConstraint('setting_versions_newest', ['section', 'number'])
    .execute()
}
