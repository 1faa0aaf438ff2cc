import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { foldLetters } from '../../../domain/search/fold-text.ts'

export const codeBefore = 'runs'

/** The number of rows to read at once: few enough for the memory of a small server. */
const portion = 1_000

/**
 * Folds names for searches and sorting like the shop's search (docs/decisions/0125): "lodz" finds "Łódź". ASCII names
 * are already folded. Users get a new column, because their searches fold with `lower`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('name_folded', 'text').execute()
  if (isPostgres(db)) await indexOnPostgres(db)
  else await indexOnSqlite(db)
  await foldStoredNames(db)
}

async function foldStoredNames(db: Kysely<unknown>): Promise<void> {
  await foldAgain(db, 'users', 'name', 'name_folded')
  await foldAgain(db, 'tools', 'name', 'name_folded')
  await foldAgain(db, 'orders', 'tool_name', 'tool_name_folded')
  await foldAgain(db, 'orders', 'user_folded', 'user_folded')
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  // Managed servers may lack the extension, as in 0046.
  await sql`do $$ begin
    drop index if exists users_found;
    create index users_found on users
      using gin (lower(email || ' ' || name || ' ' || coalesce(name_folded, '')) gin_trgm_ops);
    exception when others then raise warning 'Users are searched without an index: %', sqlerrm;
    end $$`.execute(db)
}

async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  const write = `insert or replace into user_index (rowid, text)
    select number, new.email || ' ' || new.name || ' ' || coalesce(new.name_folded, '')
    from user_numbers where user_id = new.id;`
  await run('drop trigger users_to_index')
  await run('drop trigger users_to_index_again')
  await run(`create trigger users_to_index after insert on users begin
    insert into user_numbers (user_id) values (new.id); ${write} end`)
  await run(`create trigger users_to_index_again after update of email, name, name_folded on users
    when new.email <> old.email or new.name <> old.name or new.name_folded is not old.name_folded
    begin ${write} end`)
}

/** Folds one column into another, for rows with non-ASCII letters. */
export async function foldAgain(db: Kysely<unknown>, table: string, from: string, to: string): Promise<void> {
  const [name, source, target] = [sql.table(table), sql.ref(from), sql.ref(to)]
  const hasOtherLetters = isPostgres(db) ? sql`${source} ~ '[^ -~]'` : sql`${source} glob '*[^ -~]*'`
  let last = ''
  for (;;) {
    const { rows } = await sql<{ id: string; text: string }>`
      select id, ${source} as text from ${name} where id > ${last} and ${hasOtherLetters}
      order by id limit ${portion}`.execute(db)
    for (const { id, text } of rows)
      await sql`update ${name} set ${target} = ${foldLetters(text)} where id = ${id}`.execute(db)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}
