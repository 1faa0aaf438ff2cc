import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/**
 * Keeps the tax at which an order was sold, and the amounts of invoices and credit notes by rate and country
 * (docs/decisions/0143). Earlier orders and papers keep the one tax of the settings: their columns stay empty.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const amount = 'bigint'
  for (const [column, type] of [
    ['tax_rate_hundredths', 'integer'],
    ['tax_name', 'text'],
    ['tax_country', 'text'],
    ['catalogue_unit_cents', amount],
  ] as const)
    await schema.alterTable('orders').addColumn(column, type).execute()
  await schema
    .createTable('invoice_taxes')
    .addColumn('invoice_id', 'text', (c) => c.notNull().references('invoices.id'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('rate_hundredths', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('country', 'text')
    .addColumn('net_cents', amount, (c) => c.notNull())
    .addColumn('tax_cents', amount, (c) => c.notNull())
    .addColumn('gross_cents', amount, (c) => c.notNull())
    .addPrimaryKeyConstraint('invoice_taxes_placed', ['invoice_id', 'place'])
    .execute()
  await schema.createIndex('invoice_taxes_by_day').on('invoice_taxes').columns(['issued_at']).execute()
}
