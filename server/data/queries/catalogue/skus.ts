import { type RawBuilder, sql } from 'kysely'
import { gtin14 } from '../../../../contract/catalogue/gtin.ts'
import { foldSku } from '../../../../domain/catalogue/fold-sku.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'

/** Returns a product's SKU in the folded, unique form; null without a SKU. */
export function foldedSku(sku: string | null | undefined): string | null {
  return foldSku(sku ?? '') || null
}

/** Returns a product's GTIN in the form that only one product may have; null without one. */
export function foldedGtin(gtin: string | null | undefined): string | null {
  return gtin ? gtin14(gtin) : null
}

/**
 * Allows one change of SKUs and GTINs at a time until the transaction ends, so that a concurrent duplicate is refused
 * instead of violating the unique index. Lock it before any row. SQLite runs one writer anyway.
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

/** Frees the GTINs of products that are about to get others. */
export async function freeGtins(
  { db }: Transaction,
  rows: RawBuilder<{ readonly id: string }>,
): Promise<void> {
  await sql`update products set gtin14 = null where id in ${rows}`.execute(db)
}

/** Returns the ids of products with these SKUs, in any spelling, by the given SKU. */
export async function findIdsOfSkus(
  read: Reader,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const folded = new Map(skus.flatMap((sku) => [[foldedSku(sku), sku] as const]))
  const wanted = [...folded.keys()].filter((sku) => sku !== null)
  if (wanted.length === 0) return new Map()
  const rows = await read
    .selectFrom('products')
    .where('sku_folded', 'in', wanted)
    .where('deleted_at', 'is', null)
    .select(['id', 'sku_folded as folded'])
    .execute()
  return new Map(rows.map(({ id, folded: sku }) => [folded.get(sku) ?? '', id]))
}

/** Returns the ids of products with these GTINs, in any length, by the given GTIN. */
export async function findIdsOfGtins(
  read: Reader,
  gtins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const padded = new Map(gtins.filter((gtin) => gtinPattern.test(gtin)).map((gtin) => [gtin14(gtin), gtin]))
  if (padded.size === 0) return new Map()
  const rows = await read
    .selectFrom('products')
    .where('gtin14', 'in', [...padded.keys()])
    .where('deleted_at', 'is', null)
    .select(['id', 'gtin14'])
    .execute()
  return new Map(rows.map(({ id, gtin14: gtin }) => [padded.get(gtin ?? '') ?? '', id]))
}

/** The lengths of a GTIN. */
const gtinPattern = /^(?:\d{8}|\d{12,14})$/

/** Returns the name of another product, even a hidden one, with the same SKU in any spelling. */
export async function findHolderOfSku(
  transaction: Transaction,
  sku: string,
  ownId: string,
): Promise<string | undefined> {
  return findHolder(transaction, 'sku_folded', foldedSku(sku), ownId)
}

/** Returns the name of another product, even a hidden one, with the same GTIN in any length. */
export async function findHolderOfGtin(
  transaction: Transaction,
  gtin: string,
  ownId: string,
): Promise<string | undefined> {
  return findHolder(transaction, 'gtin14', foldedGtin(gtin), ownId)
}

async function findHolder(
  { db }: Transaction,
  column: 'sku_folded' | 'gtin14',
  value: string | null,
  ownId: string,
): Promise<string | undefined> {
  const holder = await db
    .selectFrom('products')
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .where('id', '<>', ownId)
    .select('name')
    .executeTakeFirst()
  return holder?.name
}

/**
 * Returns the SKU and the GTIN that a deleted product gets again when it is restored, without a SKU that it shared with
 * another product.
 */
export async function findDeletedNumbers(
  read: Reader,
  id: string,
): Promise<{ readonly sku?: string | undefined; readonly gtin?: string | undefined }> {
  const deleted = await read
    .selectFrom('products')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .select(['sku', 'sku_folded', 'gtin'])
    .executeTakeFirst()
  if (!deleted) return {}
  return {
    sku: deleted.sku_folded === null ? undefined : (deleted.sku ?? undefined),
    gtin: deleted.gtin ?? undefined,
  }
}
