import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds what a bookkeeper notes about open invoices (docs/decisions/0162): disputes with their reasons, and what the shop
 * gave back of a transfer. The indexes find the next reminders, the invoices that were paid, and unused money.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('receivable_disputes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('invoice_id', 'text', (column) => column.notNull().references('receivables.invoice_id'))
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('opened_by', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('closing_note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('closed_by', 'text')
    .addColumn('closed_at', 'bigint')
    .execute()
  await schema
    .createIndex('disputes_of_receivable')
    .on('receivable_disputes')
    .columns(['invoice_id', 'opened_at', 'id'])
    .execute()
  // SQLite adds one column at a time.
  await schema
    .alterTable('transfers')
    .addColumn('returned_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createIndex('transfers_with_rest')
    .on('transfers')
    .columns(['company_id', 'recorded_at', 'id', 'rest_cents'])
    .where(sql<boolean>`rest_cents > 0`)
    .execute()
  await schema
    .createIndex('receivables_to_remind')
    .on('receivables')
    .columns(['reminded_step', 'due_at', 'invoice_id'])
    .where(sql<boolean>`closed_at is null and disputed_at is null`)
    .execute()
  await schema.createIndex('companies_named').on('companies').columns(['name_folded', 'id']).execute()
  // With the id, so that the list of a company is in its order.
  await schema.dropIndex('open_receivables_of_company').execute()
  await schema
    .createIndex('open_receivables_of_company')
    .on('receivables')
    .columns(['company_id', 'due_at', 'invoice_id', 'open_cents'])
    .where(sql<boolean>`closed_at is null`)
    .execute()
  await schema
    .createIndex('receivables_paid')
    .on('receivables')
    .columns(['closed_at', 'invoice_id'])
    .where(sql<boolean>`closed_at is not null`)
    .execute()
}
