import { type Kysely, PostgresAdapter, sql } from 'kysely'

interface Named {
  tools: { name: string; name_folded: string }
  orders: { tool_name: string; tool_name_folded: string }
}

/**
 * Adds the data for admins: when an order was sent, and indexes for paged lists. Each sort order of a list has an
 * index, so that a page reads only its own rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addColumns(db)
  await foldNames(db)
  await indexOrders(db)
  await indexTools(db)
  await indexUsersAndQuotes(db)
}

/** Adds columns. Text that is searched by prefix sorts by bytes, as all text does on SQLite. */
async function addColumns(db: Kysely<unknown>): Promise<void> {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const byBytes = postgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .alterTable('orders')
    .addColumn('sent_at', 'bigint', (c) => c.check(sql`sent_at is null or state = 'paid'`))
    .execute()
  await db.schema
    .alterTable('orders')
    .addColumn('tool_name_folded', byBytes, (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('tools')
    .addColumn('name_folded', byBytes, (c) => c.notNull().defaultTo(''))
    .execute()
  if (!postgres) return
  await sql`alter table orders alter column customer_email type text collate "C"`.execute(db)
  await sql`alter table users alter column email type text collate "C"`.execute(db)
  await sql`alter table quote_requests alter column email type text collate "C"`.execute(db)
}

/**
 * Folds names. The database folds ASCII in one statement; names that `toLowerCase` folds differently are corrected
 * one by one.
 */
async function foldNames(db: Kysely<unknown>): Promise<void> {
  // The tables at the time of this migration, independent of later schemas.
  const named = db as Kysely<Named>
  await sql`update tools set name_folded = lower(name)`.execute(db)
  await sql`update orders set tool_name_folded = lower(tool_name)`.execute(db)
  const tools = await named.selectFrom('tools').select(['name', 'name_folded']).distinct().execute()
  for (const { name, name_folded } of tools) {
    const folded = name.toLowerCase()
    if (folded === name_folded) continue
    await named.updateTable('tools').set({ name_folded: folded }).where('name', '=', name).execute()
  }
  const orders = await named
    .selectFrom('orders')
    .select(['tool_name', 'tool_name_folded'])
    .distinct()
    .execute()
  for (const { tool_name, tool_name_folded } of orders) {
    const folded = tool_name.toLowerCase()
    if (folded === tool_name_folded) continue
    await named
      .updateTable('orders')
      .set({ tool_name_folded: folded })
      .where('tool_name', '=', tool_name)
      .execute()
  }
}

async function indexOrders({ schema }: Kysely<unknown>): Promise<void> {
  const listed = sql<boolean>`state <> 'cancelled'`
  const orders = (name: string) => schema.createIndex(name).on('orders')
  await schema.dropIndex('orders_by_age').execute()
  await orders('orders_listed').columns(['created_at', 'id']).where(listed).execute()
  await orders('orders_by_state').columns(['state', 'created_at', 'id']).execute()
  // A narrower index than the one above, whose first column it shares, so that SQLite prefers it.
  await orders('orders_hold_expired')
    .columns(['state', 'stock_held', 'created_at', 'id'])
    .where(sql<boolean>`state = 'unpaid' and stock_held = 0`)
    .execute()
  await orders('orders_to_send')
    .columns(['state', 'sent_at', 'created_at', 'id'])
    .where(sql<boolean>`state = 'paid' and sent_at is null`)
    .execute()
  await orders('orders_sent').columns(['created_at', 'id']).where(sql<boolean>`sent_at is not null`).execute()
  await orders('orders_of_customer')
    .columns(['customer_email', 'created_at desc', 'id desc'])
    .where(listed)
    .execute()
  await orders('orders_of_tool_name')
    .columns(['tool_name_folded', 'created_at desc', 'id desc'])
    .where(listed)
    .execute()
}

async function indexTools({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['position', 'name_folded', 'unit_price_cents', 'available']) {
    await schema
      .createIndex(`tools_by_${column}`)
      .on('tools')
      .columns([column, 'id'])
      .where(sql<boolean>`deleted_at is null`)
      .execute()
  }
}

async function indexUsersAndQuotes({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createIndex('users_by_age').on('users').columns(['created_at', 'id']).execute()
  await schema.createIndex('users_by_role').on('users').column('role').execute()
  const quotes = (name: string) => schema.createIndex(name).on('quote_requests')
  await quotes('quotes_by_age').columns(['created_at', 'id']).execute()
  await quotes('quotes_open').columns(['created_at', 'id']).where(sql<boolean>`handled_at is null`).execute()
  await quotes('quotes_handled')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`handled_at is not null`)
    .execute()
  await quotes('quotes_of_sender').columns(['email', 'created_at desc', 'id desc']).execute()
}
