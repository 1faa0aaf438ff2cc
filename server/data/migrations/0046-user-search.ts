import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Lets a search find users by any part of name and email (decision 0051). PostgreSQL gets a trigram index, if its
 * extension can be created. On SQLite triggers update the index directly, because accounts rarely change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await onPostgres(db)
  else await onSqlite(db)
}

async function onPostgres(db: Kysely<unknown>): Promise<void> {
  // Managed servers may lack the extension or the right to create it; the shop then searches without the index.
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index users_found on users using gin (lower(email || ' ' || name) gin_trgm_ops);
    exception when others then raise warning 'Users are searched without an index: %', sqlerrm;
    end $$`.execute(db)
}

async function onSqlite(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  // The table has its own numbers, because a backup changes the row ids of a table with a text key.
  await run('create table user_numbers (number integer primary key, user_id text not null unique)')
  await run(`create virtual table user_index using
    fts5(text, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram')`)
  await run('insert into user_numbers (user_id) select id from users')
  await run(`insert into user_index (rowid, text) select number, email || ' ' || name
    from users join user_numbers on user_id = id`)
  const write = `insert or replace into user_index (rowid, text)
    select number, new.email || ' ' || new.name from user_numbers where user_id = new.id;`
  await run(`create trigger users_to_index after insert on users begin
    insert into user_numbers (user_id) values (new.id); ${write} end`)
  await run(`create trigger users_to_index_again after update of email, name on users
    when new.email <> old.email or new.name <> old.name begin ${write} end`)
}
