import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/** Stores which orders are ready to be picked up, and the code that their customer shows (docs/decisions/0144). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const instant = 'bigint'
  await schema.alterTable('orders').addColumn('ready_at', instant).execute()
  await schema.alterTable('orders').addColumn('ready_told_at', instant).execute()
  await schema.alterTable('orders').addColumn('pickup_code', 'text').execute()
  await schema.alterTable('order_prices').addColumn('delivery_way', 'text').execute()
  await schema
    .createIndex('orders_by_pickup_code')
    .on('orders')
    .column('pickup_code')
    .where(sql<boolean>`pickup_code is not null`)
    .execute()
  await schema
    .createIndex('orders_to_pick_up')
    .on('orders')
    .columns(['state', 'created_at', 'id'])
    .where(
      sql<boolean>`state = 'paid' and sent_at is null and given_back_cents < price_cents and delivery_way = 'pickup'`,
    )
    .execute()
}
