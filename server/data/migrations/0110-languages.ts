import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/**
 * Stores the language in which orders, requests and accounts were made. Emails and papers about them are written in it,
 * also those that staff or a job causes. Null means the shop's standard language, also in rows from before this column.
 * Offers have the language of their request, and an invoice stores its own in its content, which never changes.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['orders', 'quote_requests', 'restock_requests', 'users'])
    await schema.alterTable(table).addColumn('language', 'text').execute()
}
