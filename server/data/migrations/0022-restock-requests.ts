import { type Kysely, sql } from 'kysely'

/** Adds the emails that wait until a tool can be booked again. A request is deleted once its email is written. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('restock_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('requested_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addUniqueConstraint('restock_requests_once', ['tool_id', 'email'])
    .execute()
  await schema
    .createIndex('restock_requests_waiting')
    .on('restock_requests')
    .columns(['tool_id', 'confirmed_at', 'id'])
    .where(sql<boolean>`confirmed_at is not null`)
    .execute()
  await schema.createIndex('restock_requests_of_email').on('restock_requests').column('email').execute()
  await schema
    .createIndex('restock_requests_unconfirmed')
    .on('restock_requests')
    .column('requested_at')
    .where(sql<boolean>`confirmed_at is null`)
    .execute()
}
