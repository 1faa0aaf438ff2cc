import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds what companies owe on invoices, as a ledger of movements, and the transfers that a bookkeeper records
 * (docs/decisions/0161). An order on account keeps the payment that its invoice is of, because a card may pay it later.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const amount = 'bigint'
  const instant = 'bigint'
  await schema
    .createTable('receivables')
    .addColumn('invoice_id', 'text', (c) => c.primaryKey().references('invoices.id'))
    .addColumn('intent_id', 'text', (c) => c.notNull().unique())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.id'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('issued_at', instant, (c) => c.notNull())
    .addColumn('due_at', instant, (c) => c.notNull())
    .addColumn('open_cents', amount, (c) => c.notNull().check(sql`open_cents >= 0`))
    .addColumn('closed_at', instant)
    .addColumn('disputed_at', instant)
    .addColumn('dispute_note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('reminded_step', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('reminded_at', instant)
    .execute()
  await schema
    .createIndex('open_receivables_by_day')
    .on('receivables')
    .columns(['due_at', 'invoice_id'])
    .where(sql<boolean>`closed_at is null`)
    .execute()
  await schema
    .createIndex('open_receivables_of_company')
    .on('receivables')
    .columns(['company_id', 'due_at', 'open_cents'])
    .where(sql<boolean>`closed_at is null`)
    .execute()
  await schema
    .createTable('transfers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.id'))
    .addColumn('amount_cents', amount, (c) => c.notNull().check(sql`amount_cents > 0`))
    .addColumn('rest_cents', amount, (c) => c.notNull().check(sql`rest_cents >= 0`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('received_on', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('recorded_by', 'text', (c) => c.notNull())
    .addColumn('recorded_at', instant, (c) => c.notNull())
    .addColumn('reversed_by', 'text')
    .addColumn('reversed_at', instant)
    .execute()
  await schema.createIndex('transfers_listed').on('transfers').columns(['recorded_at', 'id']).execute()
  await schema
    .createIndex('transfers_of_company')
    .on('transfers')
    .columns(['company_id', 'recorded_at', 'id'])
    .execute()
  await schema
    .createTable('receivable_movements')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('invoice_id', 'text', (c) => c.notNull().references('receivables.invoice_id'))
    .addColumn('amount_cents', amount, (c) => c.notNull().check(sql`amount_cents <> 0`))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('transfer_id', 'text', (c) => c.references('transfers.id'))
    .addColumn('intent_id', 'text')
    .addColumn('refund_id', 'text')
    .addColumn('created_by', 'text')
    .addColumn('created_at', instant, (c) => c.notNull())
    .execute()
  await schema
    .createIndex('movements_of_receivable')
    .on('receivable_movements')
    .columns(['invoice_id', 'created_at', 'id'])
    .execute()
  await schema
    .createIndex('movements_of_transfer')
    .on('receivable_movements')
    .column('transfer_id')
    .where(sql<boolean>`transfer_id is not null`)
    .execute()
  await schema
    .createIndex('receivable_movements_by_refund')
    .unique()
    .on('receivable_movements')
    .column('refund_id')
    .where(sql<boolean>`refund_id is not null`)
    .execute()
  await schema
    .createIndex('receivable_movements_by_charge')
    .on('receivable_movements')
    .column('intent_id')
    .where(sql<boolean>`intent_id is not null`)
    .execute()
  await schema.alterTable('orders').addColumn('account_payment_id', 'text').execute()
  await schema
    .createIndex('orders_of_account_payment')
    .on('orders')
    .column('account_payment_id')
    .where(sql<boolean>`account_payment_id is not null`)
    .execute()
  await schema
    .createIndex('orders_owed')
    .on('orders')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`on_account_at is not null and settled_at is null`)
    .execute()
}
