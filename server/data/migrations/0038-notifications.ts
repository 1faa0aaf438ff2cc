import type { Kysely } from 'kysely'

/**
 * Adds each staff member's choice of emails, the notices that wait to be sent together, and the end of the pause per
 * person and kind (decision 0044).
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('notification_choices')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id'))
    .addColumn('kinds', 'text', (c) => c.notNull())
    .addColumn('figures_hour', 'integer', (c) => c.notNull())
    .addColumn('figures_day', 'text')
    .execute()
  await schema
    .createTable('notices')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_of_person', ['user_id', 'kind', 'subject'])
    .execute()
  await schema
    .createTable('notice_pauses')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('notice_pauses_of_person', ['user_id', 'kind'])
    .execute()
}
