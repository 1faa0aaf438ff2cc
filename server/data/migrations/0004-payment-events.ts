import { type Kysely, sql } from 'kysely'

/** Creates the table of the card provider's webhook events, one row per event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    // No foreign key: the provider's account may have intents of other shops.
    .addColumn('intent_id', 'text')
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('handled_at', 'bigint', (c) => c.check(sql`handled_at is null or handled_at >= received_at`))
    .execute()
  await db.schema.createIndex('payment_events_by_age').on('payment_events').column('received_at').execute()
}
