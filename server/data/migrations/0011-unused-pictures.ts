import type { Kysely } from 'kysely'

/** Adds the instant since when no page of the shop uses an uploaded picture. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('images').addColumn('unused_since', 'bigint').execute()
}
