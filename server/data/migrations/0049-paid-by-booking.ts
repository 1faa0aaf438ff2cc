import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Adds the booking's instant to the index of payments, so that counting a day's payments by booking reads no order
 * (decision 0050), and an index of failed refunds, which every call counts. SQLite prefers these indexes to
 * `orders_by_state` only if the state is their first column. PostgreSQL does not use the condition of a partial index
 * in the search, so with the state first it read the whole index for each day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const state = db.getExecutor().adapter instanceof PostgresAdapter ? [] : ['state']
  const onPaid = (name: string, columns: readonly string[]) =>
    schema
      .createIndex(name)
      .on('orders')
      .columns([...state, ...columns])
      .where(sql<boolean>`state = 'paid'`)
      .execute()
  await schema.dropIndex('orders_taken').execute()
  await onPaid('orders_taken', ['paid_at', 'tool_id', 'quantity', 'price_cents', 'created_at'])
  await schema.dropIndex('orders_sold').execute()
  await onPaid('orders_sold', ['tool_id', 'paid_at'])
  await schema
    .createIndex('refunds_failed')
    .on('refunds')
    .column('updated_at')
    .where(sql<boolean>`state = 'failed'`)
    .execute()
}
