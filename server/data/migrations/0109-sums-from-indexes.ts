import { type Kysely, PostgresAdapter, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds the delivery to the index of payments, and the amounts to the index of invoices, so that sums of a period read
 * no order and no invoice. The rows of invoices contain the whole paper. No index is added, so that a payment writes
 * as many as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  // PostgreSQL does not use the condition of a partial index in the search; SQLite needs the state first (0049).
  const state = db.getExecutor().adapter instanceof PostgresAdapter ? [] : ['state']
  await schema.dropIndex('orders_taken').execute()
  await schema
    .createIndex('orders_taken')
    .on('orders')
    .columns([...state, 'paid_at', 'product_id', 'quantity', 'price_cents', 'created_at', 'delivery_cents'])
    .where(sql<boolean>`state = 'paid'`)
    .execute()
  // Of two indexes that both fit, SQLite takes the newer one. For the orders that a person has paid it is this one.
  await schema.dropIndex('orders_paid_by_user').execute()
  await schema
    .createIndex('orders_paid_by_user')
    .on('orders')
    .columns(['user_id', 'paid_at'])
    .where(sql<boolean>`state = 'paid'`)
    .execute()
  await schema.dropIndex('invoices_by_day').execute()
  await schema
    .createIndex('invoices_by_day')
    .on('invoices')
    .columns([
      'issued_at',
      'kind',
      'number',
      'currency',
      'gross_cents',
      'tax_cents',
      'refund_id',
      'corrects_id',
    ])
    .execute()
}
