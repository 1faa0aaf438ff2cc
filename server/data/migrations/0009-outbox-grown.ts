import { type Kysely, sql } from 'kysely'

/** Adds indexes for the queries that run before each email is sent, so that they stay fast on a large outbox. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('outbox_sent_to')
    .on('outbox')
    .columns(['recipient', 'sent_at'])
    .where(sql<boolean>`sent_at is not null`)
    .execute()
  await schema
    .createIndex('outbox_to_give_up')
    .on('outbox')
    .column('give_up_at')
    .where(sql<boolean>`sent_at is null and failed_at is null`)
    .execute()
}
