import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds the ledger of customers' credit, gift cards, and how much of each payment is credit (docs/decisions/0148). The
 * amounts of payments and of their parts still are what the orders cost.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const amount = 'bigint'
  const instant = 'bigint'
  await schema
    .createTable('credit_movements')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('amount_cents', amount, (c) => c.notNull().check(sql`amount_cents <> 0`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('intent_id', 'text')
    .addColumn('refund_id', 'text')
    .addColumn('gift_card_id', 'text')
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_by', 'text')
    .addColumn('created_at', instant, (c) => c.notNull())
    .execute()
  // Has all columns of the sum, so that a long history is read without its rows.
  await schema
    .createIndex('credit_of_user')
    .on('credit_movements')
    .columns(['user_id', 'currency', 'amount_cents'])
    .execute()
  await schema
    .createIndex('credit_history')
    .on('credit_movements')
    .columns(['user_id', 'created_at', 'id'])
    .execute()
  await schema
    .createIndex('credit_of_payment')
    .unique()
    .on('credit_movements')
    .columns(['intent_id', 'reason'])
    .where(sql<boolean>`reason in ('spent', 'returned')`)
    .execute()
  for (const source of ['refund_id', 'gift_card_id'])
    await schema
      .createIndex(`credit_by_${source}`)
      .unique()
      .on('credit_movements')
      .column(source)
      .where(sql<boolean>`${sql.ref(source)} is not null`)
      .execute()
  await schema
    .createTable('gift_cards')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code_hash', 'text', (c) => c.notNull().unique())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('piece', 'integer', (c) => c.notNull())
    .addColumn('amount_cents', amount, (c) => c.notNull().check(sql`amount_cents > 0`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('issued_at', instant, (c) => c.notNull())
    .addColumn('redeemed_by', 'text')
    .addColumn('redeemed_at', instant)
    .addColumn('void_at', instant)
    .addColumn('void_by_refund', 'text')
    .execute()
  await schema
    .createIndex('gift_cards_of_order')
    .unique()
    .on('gift_cards')
    .columns(['order_id', 'piece'])
    .execute()
  await schema
    .createIndex('gift_cards_of_refund')
    .on('gift_cards')
    .column('void_by_refund')
    .where(sql<boolean>`void_by_refund is not null`)
    .execute()
  for (const table of ['payments', 'payment_orders', 'orders'])
    await schema
      .alterTable(table)
      .addColumn('credit_cents', amount, (c) => c.notNull().defaultTo(0))
      .execute()
  await schema
    .alterTable('refunds')
    .addColumn('means', 'text', (c) => c.notNull().defaultTo('card'))
    .execute()
  await schema
    .createIndex('payments_with_credit')
    .on('payments')
    .column('intent_id')
    .where(sql<boolean>`credit_cents > 0`)
    .execute()
  await schema
    .createIndex('refunds_to_credit')
    .on('refunds')
    .column('id')
    .where(sql<boolean>`means = 'credit'`)
    .execute()
}
