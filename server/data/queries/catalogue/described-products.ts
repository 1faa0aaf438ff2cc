import type { ProductDetails } from '../../../../contract/product-details.ts'
import type { Reader } from '../../database.ts'
import { detailColumns, detailsOf } from './product-details.ts'
import { type FoundProduct, type FoundTool, selectFoundItems, selectFoundTools } from './searched-products.ts'

export type DescribedTool = FoundTool & { readonly details: ProductDetails }
export type DescribedItem = FoundProduct & { readonly details: ProductDetails }

const selectTools = (read: Reader) =>
  selectFoundTools(read).select(detailColumns.map((column) => `tools.${column}` as const))

const selectItems = (read: Reader) =>
  selectFoundItems(read).select(detailColumns.map((column) => `items.${column}` as const))

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
