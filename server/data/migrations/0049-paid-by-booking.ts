import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Adds the instant of the booking to the index of what was paid, so that counting a day's payments by it reads no order
 * (decision 0050); and an index of refunds that failed, which are looked for at each call. SQLite prefers these indexes
 * to `orders_by_state` only with the state as their first column. PostgreSQL leaves the condition of a partial index out
 * of the search in it, so that with the state first it read the whole index for each day.
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
