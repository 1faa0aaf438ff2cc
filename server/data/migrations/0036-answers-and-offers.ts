import { type Kysely, sql } from 'kysely'

/** Adds the answers of staff to requests, and offers with their lines; an order refers to the accepted offer. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('request_answers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('request_id', 'text', (c) => c.notNull().references('quote_requests.id'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('answers_of_request')
    .on('request_answers')
    .columns(['request_id', 'created_at', 'id'])
    .execute()
  await addOffers(schema)
  await schema
    .alterTable('orders')
    .addColumn('offer_id', 'text', (c) => c.references('offers.id'))
    .execute()
  await schema
    .createIndex('orders_of_offer')
    .on('orders')
    .column('offer_id')
    .where(sql<boolean>`offer_id is not null`)
    .execute()
}

async function addOffers(schema: Kysely<unknown>['schema']): Promise<void> {
  await schema
    .createTable('offers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('request_id', 'text', (c) => c.notNull().references('quote_requests.id'))
    // Only the email contains the secret of the link.
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('note', 'text', (c) => c.notNull())
    // The chosen last day, and the instant of its end in the shop's time zone.
    .addColumn('valid_until', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    // The number of written emails with a link; each has a new link.
    .addColumn('letters', 'integer', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('withdrawal_reason', 'text')
    .addColumn('accepted_at', 'bigint')
    .addCheckConstraint('offers_end_once', sql`withdrawn_at is null or accepted_at is null`)
    .execute()
  const offers = (name: string) => schema.createIndex(name).on('offers').columns(['created_at', 'id'])
  await offers('offers_by_age').execute()
  await offers('offers_open').where(sql<boolean>`withdrawn_at is null and accepted_at is null`).execute()
  await offers('offers_withdrawn').where(sql<boolean>`withdrawn_at is not null`).execute()
  await offers('offers_accepted').where(sql<boolean>`accepted_at is not null`).execute()
  await schema
    .createIndex('offers_of_request')
    .on('offers')
    .columns(['request_id', 'created_at', 'id'])
    .execute()
  await schema
    .createTable('offer_lines')
    .addColumn('offer_id', 'text', (c) => c.notNull().references('offers.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('tool_id', 'text', (c) => c.notNull())
    .addColumn('tool_name', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn('unit_price_cents', 'integer', (c) => c.notNull().check(sql`unit_price_cents >= 0`))
    .addPrimaryKeyConstraint('offer_lines_in_order', ['offer_id', 'position'])
    .execute()
}
