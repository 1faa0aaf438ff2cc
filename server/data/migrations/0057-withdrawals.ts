import { type Kysely, sql } from 'kysely'

/** Stores when a customer withdrew from an order, and indexes the withdrawals that wait for their refund. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('withdrawn_at', 'bigint').execute()
  await db.schema
    .createIndex('orders_withdrawn')
    .on('orders')
    .columns(['state', 'created_at', 'id'])
    .where(sql<boolean>`withdrawn_at is not null and state = 'paid' and given_back_cents < price_cents`)
    .execute()
}
