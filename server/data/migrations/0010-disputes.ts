import { type Kysely, sql } from 'kysely'

/** Charges that a customer's bank disputes, as the card provider tells of them; the worst of an order's stands on it. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('disputes')
    // The provider's own number of it.
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Without one the payment was never bound to an order.
    .addColumn('order_id', 'text', (c) => c.references('orders.id'))
    .addColumn('intent_id', 'text', (c) => c.notNull().references('payments.intent_id'))
    .addColumn('amount_cents', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('open', 'won', 'lost')`))
    .addColumn('opened_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .execute()
  await schema.createIndex('disputes_of_order').on('disputes').column('order_id').execute()
  await schema.createIndex('disputes_of_intent').on('disputes').column('intent_id').execute()
  await schema
    .alterTable('orders')
    .addColumn('dispute', 'text', (c) => c.check(sql`dispute in ('open', 'won', 'lost')`))
    .execute()
}
