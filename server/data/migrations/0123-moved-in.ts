import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../is-postgres.ts'

export const codeBefore = 'runs'

type Schema = Kysely<unknown>['schema']

/**
 * Adds what moves in from a former shop (docs/decisions/0156): its customers until they sign in, its orders as an
 * archive, and its addresses as redirects. Imports name what their file contains; those before contained products.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  // Lists and beginnings of words are in the order of bytes on both engines.
  const byBytes = isPostgres(db) ? sql`text collate "C"` : sql`text`
  await schema.alterTable('imports').addColumn('contents', 'text').execute()
  await schema
    .createTable('import_records')
    .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id'))
    .addColumn('line', 'integer', (c) => c.notNull())
    .addColumn('key', byBytes, (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_records_key', ['import_id', 'line'])
    .execute()
  await schema.createIndex('import_records_of_key').on('import_records').column('key').execute()
  await addCustomers(schema, byBytes)
  await addOrders(schema, byBytes)
  await addRedirects(schema, byBytes)
}

async function addCustomers(schema: Schema, byBytes: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('moved_customers')
    .addColumn('email', byBytes, (c) => c.primaryKey())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('import_id', byBytes, (c) => c.notNull())
    .addColumn('moved_at', 'bigint', (c) => c.notNull())
    .addColumn('claimed_at', 'bigint')
    .addColumn('claimed_by', 'text')
    .execute()
  await schema
    .createIndex('moved_customers_waiting')
    .on('moved_customers')
    .columns(['email', 'import_id'])
    .where(sql<boolean>`claimed_at is null`)
    .execute()
  await schema
    .createIndex('moved_customers_of_user')
    .on('moved_customers')
    .column('claimed_by')
    .where(sql<boolean>`claimed_by is not null`)
    .execute()
}

async function addOrders(schema: Schema, byBytes: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('archived_orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', byBytes, (c) => c.notNull().unique())
    .addColumn('placed_at', 'bigint', (c) => c.notNull())
    .addColumn('email', byBytes, (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('total_cents', 'bigint', (c) => c.notNull())
    .addColumn('counts', 'integer', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('import_id', 'text')
    .execute()
  await schema
    .createIndex('archived_orders_by_time')
    .on('archived_orders')
    .columns(['placed_at', 'id'])
    .execute()
  await schema
    .createIndex('archived_orders_of_email')
    .on('archived_orders')
    .columns(['email', 'placed_at', 'id'])
    .execute()
  await schema
    .createIndex('archived_orders_summed')
    .on('archived_orders')
    .columns(['currency', 'counts', 'placed_at', 'total_cents'])
    .execute()
  await schema
    .createTable('archived_order_words')
    .addColumn('order_id', 'text', (c) => c.notNull().references('archived_orders.id').onDelete('cascade'))
    .addColumn('word', byBytes, (c) => c.notNull())
    .addPrimaryKeyConstraint('archived_order_words_key', ['order_id', 'word'])
    .execute()
  await schema
    .createIndex('archived_order_words_found')
    .on('archived_order_words')
    .columns(['word', 'order_id'])
    .execute()
}

async function addRedirects(schema: Schema, byBytes: RawBuilder<unknown>): Promise<void> {
  await schema
    .createTable('redirects')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('source', byBytes, (c) => c.notNull().unique())
    .addColumn('product_id', 'text')
    .addColumn('target', 'text')
    .addColumn('uses', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('used_on', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('import_id', 'text')
    .execute()
}
