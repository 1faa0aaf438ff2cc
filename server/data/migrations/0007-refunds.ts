import { type Kysely, sql } from 'kysely'

/**
 * Creates a table with one row per refund: requested by an admin, made by the shop, or found at the card provider. An
 * order's sums (`refunded_cents`, `given_back_cents`) are computed from these rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRefunds(db)
  await addToOrders(db)
  await importRefunds(db)
  await indexOrderHistory(db)
}

async function createRefunds({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('refunds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Null when the payment was never bound to an order.
    .addColumn('order_id', 'text', (c) => c.references('orders.id'))
    .addColumn('intent_id', 'text', (c) => c.notNull().references('payments.intent_id'))
    .addColumn('provider_id', 'text', (c) => c.unique())
    .addColumn('origin', 'text', (c) => c.notNull().check(sql`origin in ('admin', 'shop', 'provider')`))
    .addColumn('amount_cents', 'bigint', (c) => c.notNull().check(sql`amount_cents > 0`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('restock', 'integer', (c) => c.notNull().defaultTo(0).check(sql`restock >= 0`))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('due', 'succeeded', 'failed')`))
    .addColumn('failure', 'text')
    .addColumn('created_by', 'text', (c) => c.references('users.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('refunds_of_order').on('refunds').column('order_id').execute()
  await schema.createIndex('refunds_of_intent').on('refunds').column('intent_id').execute()
  await schema
    .createIndex('refunds_due')
    .on('refunds')
    .column('updated_at')
    .where(sql<boolean>`state = 'due'`)
    .execute()
}

/** Adds the amount refunded of an order's payment, and the displayable data of the card that paid. */
async function addToOrders({ schema }: Kysely<unknown>): Promise<void> {
  const orders = () => schema.alterTable('orders')
  await orders()
    .addColumn('given_back_cents', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await orders().addColumn('card_brand', 'text').execute()
  await orders().addColumn('card_last4', 'text').execute()
  // A fully refunded order is not sent.
  await schema.dropIndex('orders_to_send').execute()
  await schema
    .createIndex('orders_to_send')
    .on('orders')
    .columns(['state', 'sent_at', 'created_at', 'id'])
    .where(sql<boolean>`state = 'paid' and sent_at is null and given_back_cents < price_cents`)
    .execute()
}

/** Converts the shop's earlier refunds to rows. */
async function importRefunds(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into refunds
      (id, order_id, intent_id, origin, amount_cents, currency, state, created_at, updated_at)
    select 'refund-' || intent_id, order_id, intent_id, 'shop', amount_cents, 'usd',
      case state when 'refunded' then 'succeeded' else 'due' end, updated_at, updated_at
    from payments where state in ('refund-due', 'refunded') and amount_cents > 0
  `.execute(db)
}

/** Adds indexes for reading an order's history by its id. */
async function indexOrderHistory({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createIndex('stock_movements_of_order')
    .on('stock_movements')
    .column('order_id')
    .where(sql<boolean>`order_id is not null`)
    .execute()
  await schema
    .createIndex('payment_events_of_intent')
    .on('payment_events')
    .column('intent_id')
    .where(sql<boolean>`intent_id is not null`)
    .execute()
}
