import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Stores how a withdrawal ended (docs/decisions/0074): closed, or undone so that the order stays. The index of tasks
 * contains only open withdrawals.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const instant = 'bigint'
  await schema.alterTable('orders').addColumn('withdrawal_closed_at', instant).execute()
  await schema.dropIndex('orders_withdrawn').execute()
  await schema
    .createIndex('orders_withdrawn')
    .on('orders')
    .columns(['state', 'created_at', 'id'])
    .where(
      sql<boolean>`withdrawn_at is not null and withdrawal_closed_at is null and state = 'paid' and given_back_cents < price_cents`,
    )
    .execute()
  await schema
    .createTable('ended_withdrawals')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('withdrawn_at', instant, (c) => c.notNull())
    .addColumn('ending', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('ended_at', instant, (c) => c.notNull())
    .addColumn('ended_by', 'text', (c) => c.notNull().references('users.id'))
    .execute()
  await schema
    .createIndex('ended_withdrawals_of_order')
    .on('ended_withdrawals')
    .columns(['order_id', 'ended_at'])
    .execute()
}
