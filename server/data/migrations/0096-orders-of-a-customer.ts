import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds indexes for two queries that used to read all orders of a customer: whether an order was paid before an instant,
 * and which paid orders lack an address (docs/decisions/0129).
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('orders_paid_by_user')
    .on('orders')
    .columns(['user_id', 'paid_at'])
    .where(sql<boolean>`state = 'paid'`)
    .execute()
  await schema
    .createIndex('orders_without_address')
    .on('orders')
    .columns(['user_id', 'id'])
    .where(sql<boolean>`state = 'paid' and sent_at is null and delivery_address is null`)
    .execute()
}
