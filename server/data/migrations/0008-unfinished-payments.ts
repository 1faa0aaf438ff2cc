import { type Kysely, sql } from 'kysely'

/**
 * Creates one index per state of an unfinished payment. SQLite never used a combined one, because it uses a partial
 * index only for a query that contains exactly its condition.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('payments_unfinished').execute()
  for (const [name, state] of [
    ['payments_open', 'open'],
    ['payments_to_give_back', 'refund-due'],
  ] as const) {
    await schema
      .createIndex(name)
      .on('payments')
      .column('updated_at')
      .where(sql<boolean>`state = ${sql.lit(state)}`)
      .execute()
  }
}
