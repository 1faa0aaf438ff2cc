import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/**
 * Stores the parcels of orders (docs/decisions/0140). Orders that were sent before have no row: their only parcel is
 * read from the order's own columns, so that nothing is copied here and the version before may go on sending.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const instant = 'bigint'
  await schema
    .createTable('parcels')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('carrier', 'text')
    .addColumn('tracking', 'text')
    .addColumn('sent_at', instant, (c) => c.notNull())
    .addColumn('sent_by', 'text')
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('corrections', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.createIndex('parcels_by_sending').on('parcels').column('sent_at').execute()
  await schema.createIndex('parcels_of_event').on('parcels').column('event').execute()
  await schema
    .createTable('parcel_orders')
    .addColumn('parcel_id', 'text', (c) => c.notNull().references('parcels.id'))
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addPrimaryKeyConstraint('parcel_orders_key', ['parcel_id', 'order_id'])
    .execute()
  await schema.createIndex('parcels_of_order').on('parcel_orders').column('order_id').execute()
}
