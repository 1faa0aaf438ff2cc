import type { ProductDetails } from '../../../../contract/product-details.ts'
import type { Reader } from '../../database.ts'
import { detailColumns, detailsOf } from './product-details.ts'
import type { FoundProduct, FoundTool } from './searched-products.ts'

export type DescribedTool = FoundTool & { readonly details: ProductDetails }
export type DescribedItem = FoundProduct & { readonly details: ProductDetails }

function selectTools(read: Reader) {
  return read
    .selectFrom('tools')
    .leftJoin('images', 'images.url', 'tools.img')
    .where('tools.deleted_at', 'is', null)
    .select([
      'tools.id',
      'tools.name',
      'tools.img',
      'tools.short_description as shortDescription',
      'tools.minimum_order as minimumOrder',
      'tools.available',
      'tools.unit_price_cents as unitPriceCents',
      'images.outline',
    ])
    .select(detailColumns.map((column) => `tools.${column}` as const))
}

function selectItems(read: Reader) {
  return read
    .selectFrom('items')
    .leftJoin('images', 'images.url', 'items.img')
    .where('items.deleted_at', 'is', null)
    .select(['items.id', 'items.name', 'items.img', 'items.price_cents as unitPriceCents', 'images.outline'])
    .select(detailColumns.map((column) => `items.${column}` as const))
}

/** Returns those of the tools that are for sale, with their details. */
export async function describeTools(read: Reader, ids: readonly string[]): Promise<readonly DescribedTool[]> {
  if (ids.length === 0) return []
  return (
    await selectTools(read)
      .where('tools.id', 'in', [...ids])
      .execute()
  ).map(withOwnDetails)
}

/** Returns those of the items that are for sale, with their details. */
export async function describeItems(read: Reader, ids: readonly string[]): Promise<readonly DescribedItem[]> {
  if (ids.length === 0) return []
  return (
    await selectItems(read)
      .where('items.id', 'in', [...ids])
      .execute()
  ).map(withOwnDetails)
}

/** Returns tools for sale that fit a standard, in display order. */
export async function listToolsThatFit(
  read: Reader,
  standard: string,
  limit: number,
): Promise<readonly DescribedTool[]> {
  const rows = await selectTools(read)
    .where('tools.details', 'like', `%"${standard}"%`)
    .orderBy('tools.position')
    .orderBy('tools.id')
    .limit(limit)
    .execute()
  return rows.map(withOwnDetails).filter(({ details }) => details.fits?.includes(standard))
}

/** Returns items for sale that fit a standard, in display order. */
export async function listItemsThatFit(
  read: Reader,
  standard: string,
  limit: number,
): Promise<readonly DescribedItem[]> {
  const rows = await selectItems(read)
    .where('items.details', 'like', `%"${standard}"%`)
    .orderBy('items.position')
    .orderBy('items.id')
    .limit(limit)
    .execute()
  return rows.map(withOwnDetails).filter(({ details }) => details.fits?.includes(standard))
}

function withOwnDetails<Row extends Parameters<typeof detailsOf>[0]>(row: Row) {
  const { sku, brand, category, details, ...rest } = row
  return { ...rest, details: detailsOf({ sku, brand, category, details }) }
}
