import { type Kysely, sql } from 'kysely'

/**
 * Adds the data that limits unpaid orders: how long an order is held once its payment has begun, and a keyed hash of
 * the booking's network address while it holds stock for an unverified account. The indexes count held orders.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const orders = () => schema.alterTable('orders')
  await orders().addColumn('hold_extends_to', 'bigint').execute()
  await orders().addColumn('hold_address', 'text').execute()
  for (const column of ['user_id', 'tool_id', 'hold_address']) {
    await schema
      .createIndex(`orders_held_by_${column}`)
      .on('orders')
      .column(column)
      .where(sql<boolean>`stock_held = 1 and state = 'unpaid'`)
      .execute()
  }
}
