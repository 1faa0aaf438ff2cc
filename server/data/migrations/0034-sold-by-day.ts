import { type Kysely, sql } from 'kysely'

/**
 * Moves the sold pieces from the index by tool to the index by day, so that the daily sums by tool read no order
 * (decision 0033). A payment writes as many index entries as before.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const paid = sql<boolean>`state = 'paid'`
  await schema.dropIndex('orders_taken').execute()
  await schema
    .createIndex('orders_taken')
    .on('orders')
    .columns(['state', 'paid_at', 'tool_id', 'quantity', 'price_cents'])
    .where(paid)
    .execute()
  await schema.dropIndex('orders_sold').execute()
  await schema
    .createIndex('orders_sold')
    .on('orders')
    .columns(['state', 'tool_id', 'paid_at'])
    .where(paid)
    .execute()
}
