import type { Kysely } from 'kysely'

/** Stores who cancelled an order. Earlier cancellations, and those of a process of the version before, name nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('cancelled_by', 'text').execute()
}
