import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The first number, so that all numbers have at least four digits. */
const first = 1_001

/**
 * Numbers the orders by age. On PostgreSQL a sequence numbers new ones, so that concurrent bookings never wait for each
 * other. SQLite has one writer at a time, which takes the next number from the index. A trigger numbers rows inserted
 * without a number. Also adds carrier, tracking number and `sent_by`, the admin who sent the order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('orders').addColumn('number', 'integer').execute()
  await schema.alterTable('orders').addColumn('carrier', 'text').execute()
  await schema.alterTable('orders').addColumn('tracking', 'text').execute()
  await schema.alterTable('orders').addColumn('sent_by', 'text').execute()
  await sql`update orders set number = numbered.place from
    (select id, ${sql.lit(first - 1)} + row_number() over (order by created_at, id) as place from orders) as numbered
    where orders.id = numbered.id`.execute(db)
  await schema.createIndex('orders_by_number').unique().on('orders').column('number').execute()
  if (db.getExecutor().adapter instanceof PostgresAdapter) await numberBySequence(db)
  else await numberByTrigger(db)
}

async function numberBySequence(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence order_numbers as integer owned by orders.number`.execute(db)
  await sql`select setval('order_numbers', coalesce((select max(number) from orders) + 1, ${sql.lit(first)}), false)`.execute(
    db,
  )
  await sql`alter table orders alter column number set default nextval('order_numbers')`.execute(db)
  await sql`alter table orders alter column number set not null`.execute(db)
}

async function numberByTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger orders_numbered after insert on orders when new.number is null begin
    update orders set number = (select coalesce(max(number) + 1, ${sql.lit(first)}) from orders) where id = new.id;
    end`.execute(db)
}
