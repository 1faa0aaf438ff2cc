import type { Kysely } from 'kysely'

/** Adds the instant since which no page of the shop has used an uploaded picture. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('images').addColumn('unused_since', 'bigint').execute()
}
