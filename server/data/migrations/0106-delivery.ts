import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/**
 * Splits the price of an order into goods and delivery (docs/decisions/0142). Earlier orders keep their price, which
 * included delivery: `goods_cents` stays empty.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const amount = 'bigint'
  const instant = 'bigint'
  await schema.alterTable('orders').addColumn('goods_cents', amount).execute()
  await schema
    .alterTable('orders')
    .addColumn('delivery_cents', amount, (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('orders')
    .addColumn('delivery_way', 'text', (c) => c.notNull().defaultTo('parcel'))
    .execute()
  await schema.alterTable('orders').addColumn('delivery_to', 'text').execute()
  await schema.alterTable('orders').addColumn('weight_grams', 'bigint').execute()
  await schema
    .alterTable('refunds')
    .addColumn('delivery_cents', amount, (c) => c.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('order_prices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('former_price_cents', amount, (c) => c.notNull())
    .addColumn('price_cents', amount, (c) => c.notNull())
    .addColumn('delivery_cents', amount, (c) => c.notNull())
    .addColumn('delivery_to', 'text')
    .addColumn('priced_at', instant, (c) => c.notNull())
    .execute()
  await schema
    .createIndex('order_prices_of_order')
    .on('order_prices')
    .columns(['order_id', 'priced_at'])
    .execute()
}
