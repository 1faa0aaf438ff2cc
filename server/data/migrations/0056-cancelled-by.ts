import type { Kysely } from 'kysely'

/**
 * Stores who cancelled an order. Earlier cancellations, and cancellations by a process of the previous version,
 * have no name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('cancelled_by', 'text').execute()
}
