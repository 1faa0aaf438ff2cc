import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Lets one payment settle many orders, and one refund return money of many: `payment_orders` and `refund_orders` have
 * the part of each order. Triggers add the part if a payment or refund names one order in its own row, so that earlier
 * code still works beside this version and all parts are in one place.
 *
 * `transaction_id` of an order stays unique: of the orders that one charge paid, the first has its id and the others
 * the id with a number ("pi_1", "pi_1/2"). `payment_id` is the id without the number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await createParts(db, 'payment_orders', 'intent_id', 'payments.intent_id')
  await createParts(db, 'refund_orders', 'refund_id', 'refunds.id')
  await sql`insert into payment_orders (intent_id, order_id, amount_cents)
    select intent_id, order_id, amount_cents from payments where order_id is not null`.execute(db)
  await sql`insert into refund_orders (refund_id, order_id, amount_cents)
    select id, order_id, amount_cents from refunds where order_id is not null`.execute(db)
  for (const parts of [
    { table: 'payments', into: 'payment_orders', columns: 'intent_id', id: 'intent_id' },
    { table: 'refunds', into: 'refund_orders', columns: 'refund_id', id: 'id' },
  ]) {
    await (isPostgres ? addByFunction : addByTriggers)(db, parts)
  }
  const whole = isPostgres
    ? `split_part(transaction_id, '/', 1)) stored`
    : `substr(transaction_id, 1, instr(transaction_id || '/', '/') - 1)) virtual`
  await sql.raw(`alter table orders add column payment_id text generated always as (${whole}`).execute(db)
}

async function createParts(
  { schema }: Kysely<unknown>,
  table: string,
  column: string,
  references: string,
): Promise<void> {
  await schema
    .createTable(table)
    .addColumn(column, 'text', (c) => c.notNull().references(references))
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('amount_cents', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint(`${table}_key`, [column, 'order_id'] as never)
    .execute()
  await schema.createIndex(`${table}_of_order`).on(table).column('order_id').execute()
}

interface Parts {
  readonly table: string
  readonly into: string
  readonly columns: string
  readonly id: string
}

async function addByTriggers(db: Kysely<unknown>, { table, into, columns, id }: Parts): Promise<void> {
  for (const [name, moment] of [
    ['inserted', 'insert'],
    ['bound', 'update of order_id'],
  ]) {
    await sql
      .raw(`create trigger ${into}_${name} after ${moment} on ${table} when new.order_id is not null begin
        insert or ignore into ${into} (${columns}, order_id, amount_cents)
        values (new.${id}, new.order_id, new.amount_cents); end`)
      .execute(db)
  }
}

async function addByFunction(db: Kysely<unknown>, { table, into, columns, id }: Parts): Promise<void> {
  await sql
    .raw(`create function add_to_${into}() returns trigger language plpgsql as $$ begin
      insert into ${into} (${columns}, order_id, amount_cents)
      values (new.${id}, new.order_id, new.amount_cents) on conflict do nothing;
      return null; end $$`)
    .execute(db)
  await sql
    .raw(`create trigger ${into}_added after insert or update of order_id on ${table}
      for each row when (new.order_id is not null) execute function add_to_${into}()`)
    .execute(db)
}
