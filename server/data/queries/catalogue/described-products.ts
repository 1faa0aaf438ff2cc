import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import type { Reader } from '../../database.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import { detailColumns, detailsOf } from './product-details.ts'
import { type FoundProduct, selectFound } from './searched-products.ts'

export type DescribedProduct = FoundProduct & { readonly details: ProductDetails }

const selectDescribed = (read: Reader, kind: ProductKind) =>
  selectFound(read, kind).select(detailColumns.map((column) => `products.${column}` as const))

/** Returns the products of a kind with these ids that are for sale, with their details, in the order of the ids. */
export async function describeProducts(
  read: Reader,
  kind: ProductKind,
  ids: readonly string[],
): Promise<readonly DescribedProduct[]> {
  if (ids.length === 0) return []
  const rows = await selectDescribed(read, kind)
    .where('products.id', 'in', [...ids])
    .execute()
  const described = new Map(rows.map((row) => [row.id, withOwnDetails(row)]))
  return ids.flatMap((id) => described.get(id) ?? [])
}

function withOwnDetails<Row extends Parameters<typeof detailsOf>[0]>(row: Row) {
  const { sku, brand, category, details, ...rest } = row
  return { ...rest, details: detailsOf({ sku, brand, category, details }) }
}
