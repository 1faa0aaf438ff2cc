import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The searched text: all folded fields, separated by spaces, which no searched word contains. */
const searchText = `user_folded || ' ' || customer_email || ' ' || tool_name_folded || ' ' || cast(number as text)
  || ' ' || id || ' ' || coalesce(lower(transaction_id), '') || ' ' || coalesce(lower(tracking), '')`

/**
 * Lets a search find orders by any part of `search_text` (decision 0035). PostgreSQL gets a trigram index, if its
 * extension can be created. On SQLite, triggers note orders that are missing in the index, and a job indexes them,
 * because indexing during a booking would take as long as the booking.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('user_folded', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  // Only the search by the prefix of a tool's name used this index.
  await db.schema.dropIndex('orders_of_tool_name').execute()
  await foldUsers(db)
  if (db.getExecutor().adapter instanceof PostgresAdapter) await searchOnPostgres(db)
  else await searchOnSqlite(db)
}

/** Folds rows in one statement if `lower` folds their letters alike on both engines, and others one by one. */
async function foldUsers(db: Kysely<unknown>): Promise<void> {
  const digits = [' ', '-', '(', ')', '.', '/', '+'].reduce(
    (text, sign) => `replace(${text}, '${sign}', '')`,
    'user_phone',
  )
  await sql
    .raw(`update orders set user_folded = lower(user_name || ' ' || user_phone || ' ' || ${digits})`)
    .execute(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const hasOtherLetters = sql.raw(isPostgres ? "user_folded ~ '[^ -~]'" : "user_folded glob '*[^ -~]*'")
  const { rows } = await sql<{ id: string; user_folded: string }>`
    select id, user_folded from orders where ${hasOtherLetters}`.execute(db)
  for (const { id, user_folded } of rows)
    await sql`update orders set user_folded = ${user_folded.toLowerCase()} where id = ${id}`.execute(db)
}

async function searchOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table orders add column search_text text generated always as (${searchText}) stored`)
    .execute(db)
  // Managed servers may lack the extension or the right to create it; the shop then searches without the index.
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index orders_found on orders using gin (search_text gin_trgm_ops);
    exception when others then raise warning 'Orders are searched without an index: %', sqlerrm;
    end $$`.execute(db)
}

async function searchOnSqlite(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run(`alter table orders add column search_text text generated always as (${searchText}) virtual`)
  await run(`create virtual table order_index using
    fts5(text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`)
  await run('create table orders_unindexed (number integer primary key)')
  await run('insert into orders_unindexed select number from orders')
  await run(`create trigger orders_to_index after insert on orders when new.number is not null begin
    insert or ignore into orders_unindexed values (new.number); end`)
  await run(`create trigger orders_to_index_again after update of
    number, user_folded, customer_email, tool_name_folded, transaction_id, tracking on orders begin
    insert or ignore into orders_unindexed values (new.number); end`)
}
