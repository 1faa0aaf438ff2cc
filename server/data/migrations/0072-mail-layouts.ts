import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/**
 * Stores the layout of an email's text instead of its HTML (docs/decisions/0093). The previous version sends such an
 * email as plain text.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('outbox').addColumn('layout', 'text').execute()
}
