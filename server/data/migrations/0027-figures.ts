import { type Kysely, sql } from 'kysely'

/**
 * Adds the indexes of the shop's figures (decision 0033). They contain all summed columns, so that no order is read,
 * and only paid orders and successful refunds, so that a booking writes none of them. The state comes first, so that
 * SQLite prefers them to `orders_by_state`.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const paid = sql<boolean>`state = 'paid'`
  await schema
    .createIndex('orders_taken')
    .on('orders')
    .columns(['state', 'paid_at', 'price_cents'])
    .where(paid)
    .execute()
  await schema
    .createIndex('orders_sold')
    .on('orders')
    .columns(['state', 'tool_id', 'paid_at', 'quantity', 'price_cents'])
    .where(paid)
    .execute()
  await schema
    .createIndex('refunds_made')
    .on('refunds')
    .columns(['updated_at', 'intent_id', 'amount_cents'])
    .where(sql<boolean>`state = 'succeeded'`)
    .execute()
  // Replaces an index on the tool alone, so that a booking writes no more than before.
  await schema.dropIndex('orders_held_by_tool_id').execute()
  await schema
    .createIndex('orders_held_by_tool_id')
    .on('orders')
    .columns(['state', 'stock_held', 'tool_id', 'price_cents'])
    .where(sql<boolean>`stock_held = 1 and state = 'unpaid'`)
    .execute()
}
