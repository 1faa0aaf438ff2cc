import { type Kysely, sql } from 'kysely'

/**
 * Adds the network address to the counts of declined cards (docs/decisions/0066): an open payment stores the hashed
 * address that last got its secret, and a decline stores the address of its payment and whether its account was a
 * stranger at the time.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('payments').addColumn('opened_from', 'text').execute()
  await schema
    .createIndex('payments_opened_from')
    .on('payments')
    .column('opened_from')
    .where(sql<boolean>`opened_from is not null`)
    .execute()
  await schema.alterTable('card_declines').addColumn('address', 'text').execute()
  await schema
    .alterTable('card_declines')
    .addColumn('stranger', 'integer', (c) => c.notNull().defaultTo(0).check(sql`stranger in (0, 1)`))
    .execute()
  await schema.createIndex('card_declines_by_time').on('card_declines').column('declined_at').execute()
  await schema
    .createIndex('card_declines_at_address')
    .on('card_declines')
    .columns(['address', 'declined_at'])
    .execute()
  await schema.createIndex('card_declines_of_payment').on('card_declines').column('intent_id').execute()
}
