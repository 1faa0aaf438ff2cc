import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/** Adds the API keys of programs, and the key of each change by one (docs/decisions/0152). */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('begins', 'text', (column) => column.notNull())
    .addColumn('operations', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute()
  await schema.createIndex('api_keys_of_user').on('api_keys').column('user_id').execute()
  await schema.createIndex('api_keys_listed').on('api_keys').columns(['created_at', 'id']).execute()
  await schema.alterTable('changes').addColumn('by_key_id', 'text').execute()
}
