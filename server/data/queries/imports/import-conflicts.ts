import { sql } from 'kysely'
import type { Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { listContradictory } from '../catalogue/product-families.ts'
import { freeGtins, freeSkus } from '../catalogue/skus.ts'
import { inPortion, valuesOf, type Writing } from './write-import.ts'

/**
 * Frees the SKUs and GTINs that an import changes or gives away, so that two of its products can swap theirs. Call it
 * for the whole import before anything is described or added.
 */
export async function freeChangedNumbers(transaction: Transaction, writing: Writing): Promise<void> {
  const described = sql`
    select r.product_id as id from import_rows r ${valuesOf(writing)} join products t on t.id = r.product_id
    where ${inPortion(writing)} and r.kind = 'changed' and r.described = 1`
  await freeSkus(transaction, sql`(${described} and coalesce(t.sku, '') <> coalesce(v.sku, ''))`)
  await freeGtins(transaction, sql`(${described} and coalesce(t.gtin14, '') <> coalesce(v.gtin14, ''))`)
}

/**
 * Returns at most 10 products of an import whose SKU now belongs to another product; call it after
 * `freeChangedNumbers`.
 */
export async function listTakenSkus(
  { db }: Transaction,
  writing: Writing,
): Promise<readonly { readonly name: string; readonly sku: string }[]> {
  const { rows } = await sql<{ name: string; sku: string }>`
    select v.name, v.sku from import_rows r ${valuesOf(writing)}
    join products taken on taken.sku_folded = v.sku_folded and taken.deleted_at is null and taken.id <> r.product_id
    left join products own on own.id = r.product_id
    where ${inPortion(writing)} and r.kind in ('new', 'changed') and r.described = 1
      and coalesce(own.sku, '') <> v.sku
    limit 10`.execute(db)
  return rows
}

/** Returns at most 10 products of an import whose GTIN now belongs to another product, as `listTakenSkus` does. */
export async function listTakenGtins(
  { db }: Transaction,
  writing: Writing,
): Promise<readonly { readonly name: string; readonly gtin: string }[]> {
  const { rows } = await sql<{ name: string; gtin: string }>`
    select v.name, v.gtin from import_rows r ${valuesOf(writing)}
    join products taken on taken.gtin14 = v.gtin14 and taken.deleted_at is null and taken.id <> r.product_id
    where ${inPortion(writing)} and r.kind in ('new', 'changed') and r.described = 1
    limit 10`.execute(db)
  return rows
}

/** Returns at most 10 families of an import's products whose members contradict each other after the writing. */
export function listContradictoryFamilies(transaction: Transaction, { importId, side }: Writing) {
  return listContradictory(
    transaction,
    sql`(select v.family_key from import_values v
      where v.import_id = ${importId} and v.side = ${side} and v.family_key is not null)`,
  )
}

/** Returns at most 10 products of an import whose maker was deleted since the comparison. */
export async function listWithoutTheirMaker(
  { db }: Transaction,
  writing: Writing,
): Promise<readonly string[]> {
  // The makers that are left stay until the transaction ends.
  if (isPostgres(db)) await sql`select id from makers order by id for share`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select v.name from import_rows r ${valuesOf(writing)}
    where ${inPortion(writing)} and r.kind in ('new', 'changed') and r.described = 1
      and v.maker_id is not null and v.maker_id not in (select id from makers)
    limit 10`.execute(db)
  return rows.map(({ name }) => name)
}
