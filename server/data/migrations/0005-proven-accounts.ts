import { type Kysely, sql } from 'kysely'

/**
 * Adds verified emails, the sign-ins at the provider to which the shop's sessions belong, and the remains of deleted
 * accounts.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const instant = 'bigint'
  await schema
    .alterTable('user_identities')
    .addColumn('verified', 'integer', (c) => c.notNull().defaultTo(0).check(sql`verified in (0, 1)`))
    .execute()
  await schema.createIndex('user_identities_of_user').on('user_identities').column('user_id').execute()
  await schema
    .createTable('sign_ins')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('issuer', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('sign_in', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('first_seen_at', instant, (c) => c.notNull())
    .addColumn('last_seen_at', instant, (c) => c.notNull())
    .addColumn('ended_at', instant)
    .addUniqueConstraint('sign_ins_once', ['issuer', 'subject', 'sign_in'])
    .execute()
  await schema.createIndex('sign_ins_of_user').on('sign_ins').columns(['user_id', 'last_seen_at']).execute()
  await schema.createIndex('sign_ins_by_age').on('sign_ins').column('last_seen_at').execute()
  // No foreign key: sessions outlive their sign-in's row by minutes and are deleted separately.
  await schema.alterTable('sessions').addColumn('sign_in_id', 'text').execute()
  await schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()
  await schema.createIndex('sessions_of_sign_in').on('sessions').column('sign_in_id').execute()
  await schema.alterTable('users').addColumn('deleted_at', instant).execute()
  await schema.alterTable('orders').addColumn('delivery_address', 'text').execute()
  await schema.createIndex('reviews_of_user').on('reviews').column('user_id').execute()
}
