import { type Kysely, PostgresAdapter, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Lets a search find orders by the name and phone of their own address (decision 0071). The searched text, its index on
 * PostgreSQL and the note for the job on SQLite derive from `user_folded`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const digits = [' ', '-', '(', ')', '.', '/', '+'].reduce(
    (text, sign) => `replace(${text}, '${sign}', '')`,
    "coalesce(delivery_phone, '')",
  )
  await sql
    .raw(
      `update orders set user_folded = user_folded || ' ' || lower(coalesce(delivery_name, '') || ' ' ||
        coalesce(delivery_phone, '') || ' ' || ${digits})
      where coalesce(delivery_name, '') <> '' or coalesce(delivery_phone, '') <> ''`,
    )
    .execute(db)
  // `lower` folds non-ASCII letters on one engine only.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const hasOtherLetters = sql.raw(isPostgres ? "delivery_name ~ '[^ -~]'" : "delivery_name glob '*[^ -~]*'")
  const { rows } = await sql<{ id: string; user_folded: string }>`
    select id, user_folded from orders where ${hasOtherLetters}`.execute(db)
  for (const { id, user_folded } of rows)
    await sql`update orders set user_folded = ${user_folded.toLowerCase()} where id = ${id}`.execute(db)
}
