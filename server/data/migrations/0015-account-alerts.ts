import { type Kysely, sql } from 'kysely'

/**
 * Creates tables of declined cards, with one row per charge at the provider, and of accounts that an admin should
 * review.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('card_declines')
    .addColumn('charge_id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('intent_id', 'text', (c) => c.notNull())
    .addColumn('declined_at', 'bigint', (c) => c.notNull())
    .addColumn('forgiven', 'integer', (c) => c.notNull().defaultTo(0).check(sql`forgiven in (0, 1)`))
    .execute()
  await schema
    .createIndex('card_declines_of_user')
    .on('card_declines')
    .columns(['user_id', 'declined_at'])
    .execute()
  await schema
    .createTable('account_alerts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('unpaid-orders', 'declined-cards')`))
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('raised_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addUniqueConstraint('account_alerts_once', ['user_id', 'kind'])
    .execute()
}
