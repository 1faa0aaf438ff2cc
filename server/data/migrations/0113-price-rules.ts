import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Adds the rules that lower prices, their uses, the groups of customers that a rule may be for, and what a rule took
 * off an order (docs/decisions/0149). The goods of an order are what the customer pays for them, so the discount is
 * kept beside them.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('customer_groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_folded', 'text', (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('customer_group_members')
    .addColumn('group_id', 'text', (column) =>
      column.notNull().references('customer_groups.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_group_members_key', ['group_id', 'email'])
    .execute()
  await schema
    .createIndex('customer_group_members_of_email')
    .on('customer_group_members')
    .column('email')
    .execute()
  await schema
    .createTable('price_rules')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('way', 'text', (column) => column.notNull().check(sql`way in ('sale', 'code', 'basket')`))
    .addColumn('off_kind', 'text', (column) => column.notNull().check(sql`off_kind in ('percent', 'amount')`))
    .addColumn('off_value', 'integer', (column) => column.notNull().check(sql`off_value > 0`))
    .addColumn('targets', 'text', (column) => column.notNull())
    .addColumn('minimum_cents', 'integer')
    .addColumn('once_per_account', 'integer', (column) => column.notNull())
    .addColumn('most_uses', 'integer')
    .addColumn('uses', 'integer', (column) => column.notNull().defaultTo(0).check(sql`uses >= 0`))
    .addColumn('code', 'text')
    .addColumn('code_folded', 'text', (column) => column.unique())
    .addColumn('group_id', 'text', (column) => column.references('customer_groups.id'))
    .addColumn('starts_at', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addColumn('stopped_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('price_rule_uses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('rule_id', 'text', (column) => column.notNull().references('price_rules.id'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addColumn('released_at', 'bigint')
    .execute()
  await schema
    .createIndex('price_rule_uses_of_user')
    .on('price_rule_uses')
    .columns(['user_id', 'rule_id'])
    .where(sql<boolean>`released_at is null`)
    .execute()
  await schema
    .createIndex('price_rule_uses_of_rule')
    .on('price_rule_uses')
    .columns(['rule_id', 'used_at'])
    .execute()
  const orders = () => schema.alterTable('orders')
  await orders()
    .addColumn('discount_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await orders()
    .addColumn('catalogue_discount_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await orders().addColumn('discount_use_id', 'text').execute()
  await orders().addColumn('discount_name', 'text').execute()
  await orders().addColumn('discount_code', 'text').execute()
  await schema
    .createIndex('orders_of_discount_use')
    .on('orders')
    .column('discount_use_id')
    .where(sql<boolean>`discount_use_id is not null`)
    .execute()
}
