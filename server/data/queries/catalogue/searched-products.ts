import type { Reader } from '../../database.ts'
import type { DetailColumns, ProductKind } from '../../schema/catalogue-tables.ts'
import { detailColumns } from './product-details.ts'

/** A product as a list of search results shows it. */
export interface FoundProduct {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly unitPriceCents: number
  readonly outline: string | null
  readonly shortDescription: string
  readonly minimumOrder: number
  readonly available: number
  /** 0 for a part without stock. */
  readonly stocked: 0 | 1
}

/** The data of a product for searching, filtering and sorting. */
export interface SearchedProduct extends DetailColumns {
  readonly kind: ProductKind
  readonly id: string
  readonly name: string
  readonly description: string
  readonly position: number
  readonly createdAt: number
  readonly unitPriceCents: number
  /** Undefined for a part without stock, which is made or bought per quote. */
  readonly stock: { readonly available: number; readonly minimumOrder: number } | undefined
}

/** The products to read: by their ids, or the next ones in the order of ids. */
export type Portion =
  | { readonly ids: readonly string[] }
  | { readonly kind: ProductKind; readonly after: string | undefined; readonly limit: number }

function selectForSale(read: Reader, kind?: ProductKind) {
  const forSale = read
    .selectFrom('products')
    .where('products.deleted_at', 'is', null)
    .where('products.hidden_at', 'is', null)
  return kind === undefined ? forSale : forSale.where('products.kind', '=', kind)
}

/** Reads products for sale: by their ids, or the next ones of a kind. */
export async function readSearchedProducts(
  read: Reader,
  portion: Portion,
): Promise<readonly SearchedProduct[]> {
  let query = selectForSale(read, 'ids' in portion ? undefined : portion.kind)
    .select(['id', 'name', 'kind', 'position', 'created_at as createdAt', ...detailColumns])
    .select(['short_description as description', 'unit_price_cents as unitPriceCents'])
    .select(['available', 'minimum_order as minimumOrder', 'stocked'])
  if ('ids' in portion) query = query.where('id', 'in', [...portion.ids])
  else {
    query = query.orderBy('id').limit(portion.limit)
    if (portion.after !== undefined) query = query.where('id', '>', portion.after)
  }
  const rows = await query.execute()
  return rows.map(({ available, minimumOrder, stocked, ...product }) => ({
    ...product,
    stock: stocked === 1 ? { available, minimumOrder } : undefined,
  }))
}

/** Selects the products of a kind for sale, with the columns of a search result. */
export function selectFound(read: Reader, kind: ProductKind) {
  return selectForSale(read, kind)
    .leftJoin('images', 'images.url', 'products.img')
    .select([
      'products.id',
      'products.name',
      'products.img',
      'products.short_description as shortDescription',
      'products.minimum_order as minimumOrder',
      'products.available',
      'products.stocked',
      'products.unit_price_cents as unitPriceCents',
      'images.outline',
    ])
}

/** Returns the products of a kind with these ids that are for sale. */
export async function findFoundByIds(
  read: Reader,
  kind: ProductKind,
  ids: readonly string[],
): Promise<readonly FoundProduct[]> {
  if (ids.length === 0) return []
  return selectFound(read, kind)
    .where('products.id', 'in', [...ids])
    .execute()
}
