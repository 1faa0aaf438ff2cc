import { type Kysely, sql } from 'kysely'

/**
 * Creates invoices and credit notes, with the last number of each series. Earlier payments get none, because an invoice
 * would be dated after its payment (docs/decisions/0060). Emails can have one attached.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  const amount = 'bigint'
  await schema
    .createTable('invoice_numbers')
    .addColumn('kind', 'text', (c) => c.primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
    .execute()
  await schema
    .createTable('invoices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('intent_id', 'text', (c) => c.notNull().references('payments.intent_id'))
    .addColumn('refund_id', 'text', (c) => c.references('refunds.id'))
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('gross_cents', amount, (c) => c.notNull())
    .addColumn('tax_cents', amount, (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addUniqueConstraint('invoices_numbered', ['kind', 'number'])
    // Allows one credit note per refund, and one invoice that cancels it if the bank returns the money.
    .addUniqueConstraint('invoices_of_refund', ['refund_id', 'kind'])
    .execute()
  await schema.createIndex('invoices_of_payment').on('invoices').column('intent_id').execute()
  // Allows one invoice per payment, even for concurrent calls.
  await schema
    .createIndex('invoice_of_payment')
    .unique()
    .on('invoices')
    .column('intent_id')
    .where(sql<boolean>`kind = 'invoice' and refund_id is null`)
    .execute()
  await schema.createIndex('invoices_by_day').on('invoices').columns(['issued_at', 'id']).execute()
  await schema.alterTable('outbox').addColumn('invoice_id', 'text').execute()
}
