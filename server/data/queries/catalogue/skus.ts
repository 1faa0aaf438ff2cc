import { type RawBuilder, sql } from 'kysely'
import { foldSku } from '../../../../domain/catalogue/fold-sku.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

/** Returns a product's SKU in the folded, unique form; null without a SKU. */
export function foldedSku(sku: string | null | undefined): string | null {
  return foldSku(sku ?? '') || null
}

/**
 * Locks SKUs until the transaction ends, so that a concurrent duplicate is refused instead of violating the unique
 * index. Call it before locking any row. SQLite runs one writer at a time.
 */
export async function lockSkus({ db }: Transaction): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtextextended('skus', 0))`.execute(db)
}

/** Frees the SKUs of products that are about to get others, so that two products can swap SKUs. */
export async function freeSkus(
  { db }: Transaction,
  rows: RawBuilder<{ readonly id: string }>,
): Promise<void> {
  await sql`update products set sku_folded = null where id in ${rows}`.execute(db)
}

/** Returns the name of another product, even a hidden one, with the same SKU in any spelling. */
export async function findHolderOfSku(
  { db }: Transaction,
  sku: string,
  ownId: string,
): Promise<string | undefined> {
  const holder = await db
    .selectFrom('products')
    .where('sku_folded', '=', foldedSku(sku))
    .where('deleted_at', 'is', null)
    .where('id', '<>', ownId)
    .select('name')
    .executeTakeFirst()
  return holder?.name
}

/**
 * Returns the SKU that a deleted product gets back when it is restored; undefined if it shared the SKU with another
 * product.
 */
export async function findDeletedSku(read: Reader, id: string): Promise<string | undefined> {
  const deleted = await read
    .selectFrom('products')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('sku_folded', 'is not', null)
    .select('sku')
    .executeTakeFirst()
  return deleted?.sku ?? undefined
}
