import { type Kysely, sql } from 'kysely'

/**
 * Adds the reviewed tool, whether the author bought it here, and each tool's rating, which every change of a review
 * updates, so that no page counts reviews.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('reviews')
    .addColumn('tool_id', 'text', (c) => c.references('tools.id'))
    .execute()
  await schema
    .alterTable('reviews')
    .addColumn('bought_here', 'integer', (c) => c.notNull().defaultTo(0).check(sql`bought_here in (0, 1)`))
    .execute()
  await schema
    .createIndex('reviews_of_tool')
    .on('reviews')
    .columns(['tool_id', 'created_at', 'id'])
    .where(sql<boolean>`hidden_at is null and tool_id is not null`)
    .execute()
  // Reviews of deleted accounts have no user: null never equals null, so the index allows several.
  await schema
    .createIndex('reviews_once_per_tool')
    .unique()
    .on('reviews')
    .columns(['user_id', 'tool_id'])
    .where(sql<boolean>`tool_id is not null`)
    .execute()
  await schema
    .createTable('tool_ratings')
    .addColumn('tool_id', 'text', (c) => c.primaryKey().references('tools.id'))
    .addColumn('reviews', 'integer', (c) => c.notNull())
    .addColumn('stars', 'integer', (c) => c.notNull())
    .addColumn('bought_reviews', 'integer', (c) => c.notNull())
    .addColumn('bought_stars', 'integer', (c) => c.notNull())
    .execute()
}
