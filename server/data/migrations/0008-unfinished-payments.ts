import { type Kysely, sql } from 'kysely'

/**
 * An index for each thing that is still to be done with a payment: one for both was never used by SQLite, which takes an
 * index of a part of a table only for a query that names that very part.
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
