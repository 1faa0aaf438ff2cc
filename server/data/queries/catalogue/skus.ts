import { type RawBuilder, sql } from 'kysely'
import { foldSku } from '../../../../domain/catalogue/fold-sku.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

/** Returns a product's number in the form that only one product may have; null without a number. */
export function foldedSku(sku: string | null | undefined): string | null {
  return foldSku(sku ?? '') || null
}

/**
 * Allows one change of SKUs at a time until the transaction ends, so that a concurrent duplicate is refused instead
 * of violating the unique index. Lock it before any row. SQLite runs one writer
 * anyway.
 */
export async function lockSkus({ db }: Transaction): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(hashtextextended('skus', 0))`.execute(db)
}

/** Frees the SKUs of products that are about to get others, so that two of them can swap theirs. */
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
 * Returns the SKU that a deleted product takes back when it returns; undefined when it shared it with another one.
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
