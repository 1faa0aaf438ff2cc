import type { Kysely } from 'kysely'

/** How often a refund was asked for anew, each time under another key, because the provider only repeats a failure. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('refunds')
    .addColumn('attempt', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}
