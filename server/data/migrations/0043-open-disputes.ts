import { type Kysely, sql } from 'kysely'

/** Adds an index of undecided disputes, so that the start page of the dashboard reads only those. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('disputes_open')
    .on('disputes')
    .columns(['opened_at', 'id'])
    .where(sql<boolean>`state = 'open'`)
    .execute()
}
