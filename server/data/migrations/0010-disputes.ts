import { type Kysely, sql } from 'kysely'

/**
 * Creates the table of disputed charges, as the card provider reports them. An order stores the most urgent state of
 * its disputes.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('disputes')
    // The provider's id of the dispute.
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Null when the payment was never bound to an order.
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
