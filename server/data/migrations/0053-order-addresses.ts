import { type Kysely, sql } from 'kysely'

/**
 * Gives orders their own address. Paid orders without an address get the one in their customer's profile, which pages
 * showed before, with an entry in their history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const instant = 'bigint'
  await db.schema.alterTable('orders').addColumn('delivery_name', 'text').execute()
  await db.schema.alterTable('orders').addColumn('delivery_phone', 'text').execute()
  await db.schema
    .createTable('order_addresses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('given_at', instant, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('order_addresses_of_order')
    .on('order_addresses')
    .columns(['order_id', 'given_at'])
    .execute()
  await db.schema
    .createTable('addresses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('used_at', instant, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('addresses_of_user')
    .on('addresses')
    .columns(['user_id', 'used_at', 'id'])
    .execute()
  const now = Date.now()
  await sql`insert into addresses (id, user_id, name, address, phone, used_at)
    select 'profile-' || user_id, user_id, name, address, phone, updated_at from profiles
    where trim(address) <> ''`.execute(db)
  const hasNone = sql`orders.state = 'paid' and orders.delivery_address is null`
  await sql`insert into order_addresses (id, order_id, source, address, given_at)
    select 'earlier-' || orders.id, orders.id, 'earlier-profile', profiles.address, ${now}
    from orders join profiles on profiles.user_id = orders.user_id
    where ${hasNone} and trim(profiles.address) <> ''`.execute(db)
  await sql`update orders
    set delivery_address = profiles.address, delivery_name = profiles.name, delivery_phone = profiles.phone
    from profiles where profiles.user_id = orders.user_id and ${hasNone} and trim(profiles.address) <> ''`.execute(
    db,
  )
}
