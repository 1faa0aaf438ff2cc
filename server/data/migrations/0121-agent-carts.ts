import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/** Adds the carts that programs fill for people (docs/decisions/0154). A cart holds no stock and lives a day. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('agent_carts')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('country', 'text')
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('agent_carts_of_address')
    .on('agent_carts')
    .columns(['address_hash', 'expires_at'])
    .execute()
  await schema.createIndex('agent_carts_by_end').on('agent_carts').column('expires_at').execute()
}
