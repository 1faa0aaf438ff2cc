import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds the companies that buy at the shop and their people (docs/decisions/0159), and what an order keeps of its company.
 * The columns of orders are empty for orders of consumers.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('companies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_folded', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('postcode', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('invoice_email', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('vat_number', 'text')
    .addColumn('vat_state', 'text', (column) => column.notNull().defaultTo('none'))
    .addColumn('vat_checked_at', 'bigint')
    .addColumn('vat_confirmed_at', 'bigint')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked_by', 'text', (column) => column.references('users.id'))
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'bigint')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('terms_days', 'integer')
    .addColumn('limit_cents', 'bigint')
    .addColumn('shows_net', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('price_list_id', 'text')
    .addColumn('buyer_reference', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('electronic_address', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('invoice_format', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('companies_listed').on('companies').columns(['state', 'asked_at', 'id']).execute()
  await schema
    .createTable('company_members')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('members_of_company').on('company_members').column('company_id').execute()
  await schema
    .createTable('company_invitations')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('invited_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('company_invitations_key', ['company_id', 'email'])
    .execute()
  await schema.createIndex('invitations_by_email').on('company_invitations').column('email').execute()
  const orders = () => schema.alterTable('orders')
  await orders().addColumn('company_id', 'text').execute()
  await orders().addColumn('company_name', 'text').execute()
  await orders().addColumn('buyer_vat_number', 'text').execute()
  await orders().addColumn('tax_exemption', 'text').execute()
  await orders().addColumn('public_unit_cents', 'integer').execute()
  await orders().addColumn('customer_reference', 'text').execute()
  await orders().addColumn('on_account_at', 'bigint').execute()
  await orders().addColumn('due_at', 'bigint').execute()
  await orders().addColumn('settled_at', 'bigint').execute()
}
