import type { Kysely } from 'kysely'

export const codeBefore = 'runs'

/**
 * Stores the name of a product as the customer was shown it, in orders and in the lines of offers. Null where it is the
 * name in the shop's standard language, also in rows from before this column.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['orders', 'offer_lines'])
    await schema.alterTable(table).addColumn('shown_product_name', 'text').execute()
}
