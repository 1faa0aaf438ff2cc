import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/** Adds the secrets with which a plain form downloads an export, once (docs/decisions/0085). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('export_links')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('session_id', 'text', (c) => c.notNull())
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
}
