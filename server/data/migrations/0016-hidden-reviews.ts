import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Adds reviews hidden by admins, a row per decision to hide or show one, and indexes for the lists of admins and
 * visitors.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('reviews').addColumn('hidden_at', 'bigint').execute()
  await schema
    .alterTable('reviews')
    .addColumn('hidden_by', 'text', (c) => c.references('users.id'))
    .execute()
  // Emails are searched by prefix, sorted by bytes, as all text is on SQLite.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`alter table reviews alter column email type text collate "C"`.execute(db)
  await schema
    .createTable('review_decisions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('review_id', 'text', (c) => c.notNull().references('reviews.id'))
    .addColumn('hidden', 'integer', (c) => c.notNull().check(sql`hidden in (0, 1)`))
    .addColumn('decided_by', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('decided_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('review_decisions_of_review').on('review_decisions').column('review_id').execute()
  const reviews = (name: string) => schema.createIndex(name).on('reviews')
  await reviews('reviews_by_age').columns(['created_at', 'id']).execute()
  await reviews('reviews_shown')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`hidden_at is null`)
    .execute()
  await reviews('reviews_hidden')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`hidden_at is not null`)
    .execute()
  await reviews('reviews_of_writer').columns(['email', 'created_at desc', 'id desc']).execute()
}
