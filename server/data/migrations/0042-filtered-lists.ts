import { type Kysely, sql } from 'kysely'

/**
 * Adds indexes for the lists that staff filter: few accounts are blocked, and staff also see the hidden reviews of a
 * tool. Drops the index by the prefix of an author's email, because the search now looks for any part.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const blocked = sql<boolean>`blocked_at is not null`
  await schema
    .createIndex('users_blocked_by_email')
    .on('users')
    .columns(['email', 'id'])
    .where(blocked)
    .execute()
  await schema
    .createIndex('users_blocked_by_age')
    .on('users')
    .columns(['created_at', 'id'])
    .where(blocked)
    .execute()
  await schema.dropIndex('reviews_of_tool').execute()
  await schema
    .createIndex('reviews_of_tool')
    .on('reviews')
    .columns(['tool_id', 'created_at', 'id'])
    .where(sql<boolean>`tool_id is not null`)
    .execute()
  await schema.dropIndex('reviews_of_writer').execute()
}
