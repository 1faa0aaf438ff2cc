import { type Kysely, sql } from 'kysely'

/**
 * Creates the tables of passkeys, of the second factor that staff choose for their sign-in, and of recovery codes. They
 * belong to accounts of the built-in sign-in provider and are deleted with them. Instants are ISO text, as in its other
 * tables.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('auth_passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text')
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('auth_users.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (c) => c.notNull().unique())
    // The counter is an unsigned 32-bit integer.
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('device_type', 'text', (c) => c.notNull())
    .addColumn('backed_up', 'integer', (c) => c.notNull().check(sql`backed_up in (0, 1)`))
    .addColumn('transports', 'text')
    .addColumn('aaguid', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await schema.createIndex('auth_passkeys_of_user').on('auth_passkeys').column('user_id').execute()
  await schema
    .createTable('auth_second_factors')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('auth_users.id').onDelete('cascade'))
    .addColumn('switched_on_at', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createTable('auth_recovery_codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('auth_users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await schema
    .createIndex('auth_recovery_codes_of_user')
    .on('auth_recovery_codes')
    .column('user_id')
    .execute()
  await schema.alterTable('auth_sessions').addColumn('second_factor_at', 'text').execute()
}
