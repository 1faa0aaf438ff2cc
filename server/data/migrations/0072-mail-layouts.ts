import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/**
 * Stores of a mail what its text's parts are, instead of its HTML (docs/decisions/0093). The version before sends such a
 * mail as plain text.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('outbox').addColumn('layout', 'text').execute()
}
