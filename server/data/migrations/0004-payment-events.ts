import { type Kysely, sql } from 'kysely'

/** What the card provider has told the shop by its webhook, each event once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    // No reference: the account at the provider may have intents that are not this shop's.
    .addColumn('intent_id', 'text')
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('handled_at', 'bigint', (c) => c.check(sql`handled_at is null or handled_at >= received_at`))
    .execute()
  await db.schema.createIndex('payment_events_by_age').on('payment_events').column('received_at').execute()
}
