import type { Kysely } from 'kysely'

/** Since when nothing in the shop shows a picture that somebody has uploaded. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('images').addColumn('unused_since', 'bigint').execute()
}
