import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds the amounts to the index of the orders with a discount, and an index of those by their payment, so that the sums
 * of a rule and of a period read no order. Few orders have a discount, so payments of the others write as many as before.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const hasDiscount = sql<boolean>`discount_use_id is not null`
  const amounts = ['goods_cents', 'discount_cents', 'given_back_cents']
  await schema.dropIndex('orders_of_discount_use').execute()
  await schema
    .createIndex('orders_of_discount_use')
    .on('orders')
    .columns(['discount_use_id', 'state', ...amounts])
    .where(hasDiscount)
    .execute()
  await schema
    .createIndex('orders_discounted_by_day')
    .on('orders')
    .columns(['state', 'paid_at', 'discount_use_id', ...amounts])
    .where(hasDiscount)
    .execute()
  await schema
    .createIndex('price_rule_uses_summed')
    .on('price_rule_uses')
    .columns(['rule_id', 'id'])
    .execute()
  await schema.createIndex('price_rules_listed').on('price_rules').columns(['created_at', 'id']).execute()
}
