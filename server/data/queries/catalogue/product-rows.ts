import { type RawBuilder, sql } from 'kysely'
import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import type { ProductState } from '../../../../contract/catalogue/product-states.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import { columnsOfPrices, type OtherPrices } from './price-columns.ts'
import { columnsOf } from './product-details.ts'
import { familyColumnsOf } from './product-families.ts'
import { foldedGtin, foldedSku } from './skus.ts'

/** The fields of a product that an admin edits, except its stock. */
export interface ProductDescription extends OtherPrices {
  readonly name: string
  readonly img: string
  readonly shortDescription: string
  readonly minimumOrder: number
  readonly unitPriceCents: number
  readonly details: ProductDetails
  /** Whether the product has stock and can be booked; a part may lack stock. */
  readonly stocked: boolean
}

/** The columns of a product's description. PostgreSQL needs the types of values in a VALUES list. */
const describedColumns = {
  name: 'text',
  name_folded: 'text',
  img: 'text',
  short_description: 'text',
  minimum_order: 'bigint',
  unit_price_cents: 'bigint',
  price_breaks: 'text',
  compare_at_cents: 'bigint',
  compare_at_since: 'bigint',
  lowest_30_days_cents: 'bigint',
  sku: 'text',
  sku_folded: 'text',
  gtin14: 'text',
  brand: 'text',
  category: 'text',
  gtin: 'text',
  mpn: 'text',
  maker_id: 'text',
  details: 'text',
  family_key: 'text',
  family_axes: 'text',
  family_values: 'text',
  stocked: 'bigint',
} as const

export const describedNames = Object.keys(describedColumns) as readonly (keyof typeof describedColumns)[]

const typeOfColumn = {
  ...describedColumns,
  id: 'text',
  state: 'text',
  kind: 'text',
  position: 'bigint',
  sale_rule_id: 'text',
  regular_unit_price_cents: 'bigint',
  regular_price_breaks: 'text',
  regular_compare_at_cents: 'bigint',
  regular_compare_at_since: 'bigint',
  regular_lowest_30_days_cents: 'bigint',
} as const

type ColumnName = keyof typeof typeOfColumn

/** Returns the columns that store a product's description. */
export function describedColumnsOf(product: ProductDescription) {
  return {
    name: product.name,
    name_folded: foldLetters(product.name),
    sku_folded: foldedSku(product.details.sku),
    gtin14: foldedGtin(product.details.gtin),
    img: product.img,
    short_description: product.shortDescription,
    minimum_order: product.minimumOrder,
    unit_price_cents: product.unitPriceCents,
    stocked: product.stocked ? (1 as const) : (0 as const),
    ...columnsOfPrices(product),
    ...columnsOf(product.details),
    ...familyColumnsOf(product.details),
  }
}

type DescribedColumns = ReturnType<typeof describedColumnsOf>

/** A row with a new description of a product. */
export type DescribedRow = DescribedColumns & { readonly id: string }

/** A row that adds a product. */
export type NewRow = DescribedRow & {
  readonly kind: ProductKind
  readonly position: number
  readonly state: ProductState
}

/**
 * Rows to write, in parentheses: given values, or a query. A form passes one row and an import many to the same
 * statements, so that both write products alike.
 */
export type Rows<Row> = RawBuilder<Row>

/** Returns an instant for a statement in which the engine cannot infer its type. */
export function instant(at: number): RawBuilder<number> {
  return sql`cast(${at} as bigint)`
}

/** Converts rows, at least one, for a statement that writes products. */
export function rowsOf<Row extends { readonly [Name in ColumnName]?: unknown }>(
  rows: readonly Row[],
): Rows<Row> {
  // All rows have the same type, so their field names are equal.
  const names = Object.keys(rows[0] ?? {}) as readonly (ColumnName & keyof Row)[]
  const values = rows.map((row) => {
    const casts = names.map((name) => sql`cast(${row[name]} as ${sql.raw(typeOfColumn[name])})`)
    return sql`(${sql.join(casts)})`
  })
  const columns = sql.join(names.map((name) => sql.ref(String(name))))
  return sql`(with given(${columns}) as (values ${sql.join(values)}) select * from given)`
}
