import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { keptEmail } from '../../../contract/email.ts'

export const codeBefore = 'runs'

/** The number of rows to read at once: few enough for the memory of a small server. */
const portion = 1_000

/** The accounts of the shop and of its built-in sign-in provider. A person has the same email in both. */
const accountTables = ['users', 'auth_users'] as const

/**
 * Columns that repeat the email of an account, or of a person without one. Only restock requests have a unique index on
 * it.
 */
const otherColumns = [
  ['orders', 'customer_email'],
  ['reviews', 'email'],
  ['quote_requests', 'email'],
  ['restock_requests', 'email'],
  ['outbox', 'recipient'],
] as const

/**
 * Converts stored emails with non-ASCII letters to their present form (docs/decisions/0124), so that such a person can
 * still sign in and find earlier orders. If a unique column already has the converted email, the row stays unchanged,
 * as do the orders, reviews and requests of an unchanged account. An email whose domain would become plain ASCII also
 * stays: a sign-in by another service could give it to another person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of accountTables)
    await forEachEmail(db, table, 'email', ({ text }, kept) => convertAccount(db, text, kept))
  for (const [table, column] of otherColumns)
    await forEachEmail(db, table, column, async ({ id, text }, kept) => {
      if (await isTaken(db, text)) return
      const free =
        table === 'restock_requests'
          ? sql`and not exists (select 1 from restock_requests other
              where other.tool_id = restock_requests.tool_id and other.email = ${kept})`
          : sql``
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${kept} where id = ${id} ${free}`.execute(
        db,
      )
    })
}

async function convertAccount(db: Kysely<unknown>, email: string, kept: string): Promise<void> {
  if (await isTaken(db, kept)) return
  for (const table of accountTables)
    await sql`update ${sql.table(table)} set email = ${kept} where email = ${email}`.execute(db)
}

/** Returns whether an account has this email. */
async function isTaken(db: Kysely<unknown>, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from users where email = ${email}
    union all select 1 from auth_users where email = ${email}`.execute(db)
  return rows.length > 0
}

interface Stored {
  readonly id: string
  readonly text: string
}

/** Calls a function for each row whose email has a different present form. */
async function forEachEmail(
  db: Kysely<unknown>,
  table: string,
  column: string,
  convert: (row: Stored, kept: string) => Promise<void>,
): Promise<void> {
  const source = sql.ref(column)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const hasOtherLetters = isPostgres ? sql`${source} ~ '[^ -~]'` : sql`${source} glob '*[^ -~]*'`
  let last = ''
  for (;;) {
    const { rows } = await sql<Stored>`
      select id, ${source} as text from ${sql.table(table)} where id > ${last} and ${hasOtherLetters}
      order by id limit ${portion}`.execute(db)
    for (const row of rows) {
      const kept = keptEmail(row.text)
      if (kept !== row.text && !isDisguised(row.text, kept)) await convert(row, kept)
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}

/** Returns whether a domain with other letters, such as full-width ones, would become a plain ASCII domain. */
function isDisguised(email: string, kept: string): boolean {
  const [domain, keptDomain] = [email, kept].map((each) => each.slice(each.lastIndexOf('@') + 1))
  return !/^\p{ASCII}*$/u.test(domain ?? '') && !keptDomain?.includes('xn--')
}
