import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The first number, as for orders. */
const first = 1_001

/**
 * Creates the purchases: orders that were booked together. On PostgreSQL a sequence numbers them, so that concurrent
 * bookings never wait for each other; on SQLite the inserting statement takes the next number. Each order repeats the
 * number of its purchase, so that lists need no join. Orders that were booked alone have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('purchases')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull().unique())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .alterTable('orders')
    .addColumn('purchase_id', 'text', (c) => c.references('purchases.id'))
    .execute()
  await schema.alterTable('orders').addColumn('purchase_number', 'integer').execute()
  await schema
    .createIndex('orders_of_purchase')
    .on('orders')
    .column('purchase_number')
    .where(sql<boolean>`purchase_number is not null`)
    .execute()
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`create sequence purchase_numbers as integer start with ${sql.lit(first)} owned by purchases.number`.execute(
    db,
  )
  await sql`alter table purchases alter column number set default nextval('purchase_numbers')`.execute(db)
}
