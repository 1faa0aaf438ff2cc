import type { Kysely } from 'kysely'

/**
 * Adds the number of attempts at a refund. Each has its own idempotency key, because the provider replays a failure
 * under the same key.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('refunds')
    .addColumn('attempt', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}
