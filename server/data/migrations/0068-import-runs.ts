import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/** Stores the progress of an import, for the other processes of a shop (docs/decisions/0086). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('import_runs')
    .addColumn('import_id', 'text', (c) => c.primaryKey())
    .addColumn('run', 'text', (c) => c.notNull())
    .addColumn('rows_done', 'integer', (c) => c.notNull())
    .addColumn('rows_total', 'integer', (c) => c.notNull())
    .addColumn('stop_asked', 'integer', (c) => c.notNull())
    .addColumn('alive_until', 'bigint', (c) => c.notNull())
    .execute()
}
