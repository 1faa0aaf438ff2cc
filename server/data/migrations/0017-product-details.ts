import type { Kysely } from 'kysely'

/**
 * Adds the details of products. Lists and measures share one JSON text: they are read and written together
 * with the product.
 */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const table of ['tools', 'items']) {
    for (const column of ['sku', 'brand', 'category', 'details'])
      await schema.alterTable(table).addColumn(column, 'text').execute()
  }
}
