import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/**
 * Creates the table of codes that sign a person in by email. It has no email and no code, only keyed hashes of them:
 * anyone can ask for a code to any address (docs/decisions/0138).
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('auth_sign_in_codes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('tries_left', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('auth_sign_in_codes_of_request')
    .on('auth_sign_in_codes')
    .column('request')
    .execute()
  await schema
    .createIndex('auth_sign_in_codes_by_end')
    .on('auth_sign_in_codes')
    .column('expires_at')
    .execute()
}
