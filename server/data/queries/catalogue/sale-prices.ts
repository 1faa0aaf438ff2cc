import { sql } from 'kysely'
import type { Reduction } from '../../../../domain/catalogue/reduction.ts'
import type { RuledProduct } from '../../../../domain/prices/price-rule.ts'
import type { TagPrices } from '../../../../domain/prices/sale-price.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import type { DetailColumns, ProductKind } from '../../schema/catalogue-tables.ts'
import {
  columnsOfPrices,
  type OtherPrices,
  priceColumns,
  regularPricesOf,
  saleColumns,
  withPrices,
} from './price-columns.ts'
import { isGiftCardIn } from './product-details.ts'
import { instant, rowsOf } from './product-rows.ts'

/** A product with the facts that decide whether a sale lowers it. */
export interface SaleCandidate extends RuledProduct {
  readonly saleRuleId: string | null
}

/** The stored prices of a product: those of the tag, and the regular ones while a sale lowers it. */
export interface StoredPrices extends SaleCandidate {
  readonly kind: ProductKind
  readonly minimumOrder: number
  readonly tag: TagPrices & OtherPrices
  /** Equal to the tag's without a sale. */
  readonly regular: TagPrices & OtherPrices
}

/** New prices of a product; `sale` is null for the regular ones. */
export interface NewPrices {
  readonly id: string
  readonly tag: TagPrices
  readonly reduction: Reduction | null
  readonly sale: { readonly ruleId: string; readonly regular: TagPrices & OtherPrices } | null
}

/** The products of one statement. */
const rowsAtOnce = 250

/**
 * Returns all products, also hidden and deleted ones, in the order of their ids.
 *
 * @param only products that a sale lowers now, and those with these ids; without it all.
 */
export async function listSaleCandidates(
  read: Reader,
  only: { readonly ids: readonly string[] } | undefined,
): Promise<readonly SaleCandidate[]> {
  const select = () =>
    read
      .selectFrom('products')
      .select(['id as productId', 'category', 'brand', 'details', 'sale_rule_id as saleRuleId'])
      .orderBy('id')
  if (!only) return (await select().execute()).map(toCandidate)
  const onSale = await select().where('sale_rule_id', 'is not', null).execute()
  const named =
    only.ids.length === 0
      ? []
      : await select()
          .where('id', 'in', [...only.ids])
          .execute()
  const candidates = [...onSale, ...named].map(toCandidate)
  return [...new Map(candidates.map((candidate) => [candidate.productId, candidate])).values()].sort(
    (one, other) => (one.productId < other.productId ? -1 : 1),
  )
}

function toCandidate<Row extends Pick<DetailColumns, 'details'>>({ details, ...row }: Row) {
  return { ...row, isGiftCard: isGiftCardIn(details) }
}

/** Divides a list into portions of one statement each. */
export function inPortions<Value>(list: readonly Value[]): readonly (readonly Value[])[] {
  return Array.from({ length: Math.ceil(list.length / rowsAtOnce) }, (_, index) =>
    list.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}

/** Returns the stored prices of products, locked until the transaction ends. */
export async function lockPrices(
  { db }: Transaction,
  ids: readonly string[],
): Promise<readonly StoredPrices[]> {
  const query = db
    .selectFrom('products')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .select(['id as productId', 'category', 'brand', 'details', 'kind', 'minimum_order as minimumOrder'])
    .select(['unit_price_cents as unitPriceCents', ...priceColumns, ...saleColumns])
  const rows = await (isPostgres(db) ? query.forUpdate() : query).execute()
  return rows.map((row) => {
    const { unitPriceCents, priceBreaks, reduction } = withPrices(row)
    const tag = { unitPriceCents, priceBreaks, reduction }
    return {
      productId: row.productId,
      category: row.category,
      brand: row.brand,
      isGiftCard: isGiftCardIn(row.details),
      kind: row.kind,
      minimumOrder: row.minimumOrder,
      saleRuleId: row.sale_rule_id,
      tag,
      regular: regularPricesOf(row) ?? tag,
    }
  })
}

/** Writes the prices of locked products. Their version stays, because nobody changed their description. */
export async function writePrices(
  { db, tell }: Transaction,
  prices: readonly NewPrices[],
  now: number,
): Promise<void> {
  const rows = rowsOf(
    prices.map(({ id, tag, reduction, sale }) => ({
      id,
      unit_price_cents: tag.unitPriceCents,
      ...columnsOfPrices({ priceBreaks: tag.priceBreaks, reduction }),
      ...saleColumnsOf(sale),
    })),
  )
  const set = [...writtenColumns].map((name) => sql`${sql.ref(name)} = ${sql.ref(`priced.${name}`)}`)
  await sql`
    update products set ${sql.join(set)}, updated_at = ${instant(now)}
    from ${rows} as priced where products.id = priced.id`.execute(db)
  tell('product.changed', ...prices.map(({ id }) => id))
}

const writtenColumns = ['unit_price_cents', ...priceColumns, ...saleColumns] as const

function saleColumnsOf(sale: NewPrices['sale']) {
  const regular = columnsOfPrices(sale?.regular ?? {})
  return {
    sale_rule_id: sale?.ruleId ?? null,
    regular_unit_price_cents: sale?.regular.unitPriceCents ?? null,
    regular_price_breaks: regular.price_breaks,
    regular_compare_at_cents: regular.compare_at_cents,
    regular_compare_at_since: regular.compare_at_since,
    regular_lowest_30_days_cents: regular.lowest_30_days_cents,
  }
}
