import type { Kysely } from 'kysely'

/**
 * Stores who cancelled an order. Earlier cancellations, and those by a process of the previous version, have no value.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('cancelled_by', 'text').execute()
}
