import type { Reader } from '../../database.ts'
import type { DetailColumns } from '../../schema/catalogue-tables.ts'
import { detailColumns } from './product-details.ts'

/** A product as a list of search results shows it. */
export interface FoundProduct {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly unitPriceCents: number
  readonly outline: string | null
}

export interface FoundTool extends FoundProduct {
  readonly shortDescription: string
  readonly minimumOrder: number
  readonly available: number
}

/** What a search, a filter or a sort order needs of a product. */
export interface SearchedProduct extends DetailColumns {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly position: number
  readonly createdAt: number
  readonly unitPriceCents: number
  /** Items have no stock: they are made or bought for each quote. */
  readonly stock: { readonly available: number; readonly minimumOrder: number } | undefined
}

/** Which products to read: some by their ids, or the next in the order of ids. */
export type Portion =
  | { readonly ids: readonly string[] }
  | { readonly after: string | undefined; readonly limit: number }

const ownColumns = ['id', 'name', 'position', 'created_at as createdAt', ...detailColumns] as const

/** Reads tools for sale. */
export async function readSearchedTools(read: Reader, portion: Portion): Promise<readonly SearchedProduct[]> {
  let query = read
    .selectFrom('tools')
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .select(ownColumns)
    .select(['short_description as description', 'unit_price_cents as unitPriceCents'])
    .select(['available', 'minimum_order as minimumOrder'])
  if ('ids' in portion) query = query.where('id', 'in', [...portion.ids])
  else {
    query = query.orderBy('id').limit(portion.limit)
    if (portion.after !== undefined) query = query.where('id', '>', portion.after)
  }
  const rows = await query.execute()
  return rows.map(({ available, minimumOrder, ...tool }) => ({ ...tool, stock: { available, minimumOrder } }))
}

/** Reads items for sale. */
export async function readSearchedItems(read: Reader, portion: Portion): Promise<readonly SearchedProduct[]> {
  let query = read
    .selectFrom('items')
    .where('deleted_at', 'is', null)
    .select(ownColumns)
    .select('price_cents as unitPriceCents')
  if ('ids' in portion) query = query.where('id', 'in', [...portion.ids])
  else {
    query = query.orderBy('id').limit(portion.limit)
    if (portion.after !== undefined) query = query.where('id', '>', portion.after)
  }
  return (await query.execute()).map((item) => ({ ...item, description: '', stock: undefined }))
}

/** Selects the tools for sale, with what a search result shows. */
export function selectFoundTools(read: Reader) {
  return read
    .selectFrom('tools')
    .leftJoin('images', 'images.url', 'tools.img')
    .where('tools.deleted_at', 'is', null)
    .where('tools.hidden_at', 'is', null)
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
}

/** Selects the items for sale, with what a search result shows. */
export function selectFoundItems(read: Reader) {
  return read
    .selectFrom('items')
    .leftJoin('images', 'images.url', 'items.img')
    .where('items.deleted_at', 'is', null)
    .select(['items.id', 'items.name', 'items.img', 'items.price_cents as unitPriceCents', 'images.outline'])
}

/** Returns those of the tools that are for sale now. */
export async function findToolsByIds(read: Reader, ids: readonly string[]): Promise<readonly FoundTool[]> {
  if (ids.length === 0) return []
  return selectFoundTools(read)
    .where('tools.id', 'in', [...ids])
    .execute()
}

/** Returns those of the items that are for sale now. */
export async function findItemsByIds(read: Reader, ids: readonly string[]): Promise<readonly FoundProduct[]> {
  if (ids.length === 0) return []
  return selectFoundItems(read)
    .where('items.id', 'in', [...ids])
    .execute()
}
