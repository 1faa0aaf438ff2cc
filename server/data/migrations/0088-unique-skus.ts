import { type Kysely, sql } from 'kysely'
import { foldSku } from '../../../domain/catalogue/fold-sku.ts'

export const codeBefore = 'runs'

interface Numbered {
  readonly id: string
  readonly sku: string
}

/**
 * Makes SKUs unique in any spelling, among products that are not deleted (docs/decisions/0125). The oldest of several
 * products with the same SKU keeps it in the index. The others keep showing it, outside of the index, until their SKU
 * is changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tools').addColumn('sku_folded', 'text').execute()
  await db.schema.alterTable('import_values').addColumn('sku_folded', 'text').execute()
  await foldStoredSkus(db)
  await db.schema
    .createIndex('tools_of_sku')
    .unique()
    .on('tools')
    .column('sku_folded')
    .where(sql<boolean>`sku_folded is not null and deleted_at is null`)
    .execute()
}

async function foldStoredSkus(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Numbered>`
    select id, sku from tools where sku is not null order by deleted_at is not null, created_at, id`.execute(
    db,
  )
  const taken = new Set<string>()
  for (const { id, sku } of rows) {
    const folded = foldSku(sku)
    if (folded === '' || taken.has(folded)) continue
    taken.add(folded)
    await sql`update tools set sku_folded = ${folded} where id = ${id}`.execute(db)
  }
}
