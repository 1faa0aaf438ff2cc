import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import type { Reader } from '../../database.ts'
import { endOfPrefix } from '../../end-of-prefix.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import type { DetailColumns, PriceColumns, ProductKind } from '../../schema/catalogue-tables.ts'
import {
  type JoinedSaleColumns,
  type OtherPrices,
  priceColumns,
  type ShownSale,
  saleColumns,
  withPricesAndSale,
} from './price-columns.ts'
import { detailColumns, inOrderOf, withDetails } from './product-details.ts'

/** The distance between neighbours in display order: moving a product between two others writes only one row. */
export const positionGap = 1024

export interface ProductRow extends OtherPrices {
  readonly id: string
  readonly name: string
  readonly img: string
  readonly shortDescription: string
  readonly minimumOrder: number
  readonly available: number
  readonly unitPriceCents: number
  readonly outline: string | null
  /** The display position, ascending. */
  readonly position: number
  /** `needsAlso` contains only products for sale. */
  readonly details: ProductDetails
  readonly kind: ProductKind
  readonly stocked: 0 | 1
  /** The sale that lowers its prices now; null without one. */
  readonly sale: ShownSale | null
}

/** Selects tools for sale, neither deleted nor hidden. */
function selectTools(read: Reader) {
  return selectManaged(read).where('products.kind', '=', 'tool').where('products.hidden_at', 'is', null)
}

/** Selects products that can be booked: tools, and parts with stock. */
function selectBookable(read: Reader) {
  return selectManaged(read).where('products.stocked', '=', 1).where('products.hidden_at', 'is', null)
}

/** Selects products with their pictures' outlines, including hidden ones: for management only. */
export function selectManaged(read: Reader) {
  return read
    .selectFrom('products')
    .leftJoin('images', 'images.url', 'products.img')
    .leftJoin('price_rules as sale', 'sale.id', 'products.sale_rule_id')
    .where('products.deleted_at', 'is', null)
    .select([
      'products.id',
      'products.name',
      'products.img',
      'products.short_description as shortDescription',
      'products.minimum_order as minimumOrder',
      'products.available',
      'products.unit_price_cents as unitPriceCents',
      ...priceColumns,
      ...saleColumns,
      'sale.name as saleName',
      ({ fn }) => fn.coalesce('sale.starts_at', 'sale.created_at').as('saleStartsAt'),
      'sale.ends_at as saleEndsAt',
      'images.outline',
      'products.position',
      ...detailColumns.map((column) => `products.${column}` as const),
      'products.kind',
      'products.stocked',
    ])
}

type SelectedProduct = Omit<ProductRow, keyof OtherPrices | 'details' | 'sale'> &
  DetailColumns &
  PriceColumns &
  JoinedSaleColumns

/** Parses selected tools. */
export async function productRows<Row extends SelectedProduct>(read: Reader, selected: readonly Row[]) {
  return (await withDetails(read, selected)).map(withPricesAndSale)
}

/** Returns a tool, or a part with stock, for sale. */
export async function findProduct(read: Reader, id: string): Promise<ProductRow | undefined> {
  const [product] = await productRows(
    read,
    await selectBookable(read).where('products.id', '=', id).execute(),
  )
  return product
}

/** Returns the tools with these ids that are for sale, in the order of the ids. */
export function findTools(read: Reader, ids: readonly string[]): Promise<readonly ProductRow[]> {
  return inGivenOrder(read, selectTools(read), ids)
}

/** Returns the bookable products with these ids that are for sale, in the order of the ids. */
export function findBookable(read: Reader, ids: readonly string[]): Promise<readonly ProductRow[]> {
  return inGivenOrder(read, selectBookable(read), ids)
}

async function inGivenOrder(
  read: Reader,
  selected: ReturnType<typeof selectManaged>,
  ids: readonly string[],
): Promise<readonly ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await selected.where('products.id', 'in', [...ids]).execute()
  return inOrderOf(ids, await productRows(read, rows))
}

export async function countTools(read: Reader): Promise<number> {
  const { count } = await read
    .selectFrom('products')
    .where('kind', '=', 'tool')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the display position before the first product of a kind. */
export async function positionBeforeFirst(read: Reader, kind: ProductKind): Promise<number> {
  const first = await read
    .selectFrom('products')
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .limit(1)
    .select('position')
    .executeTakeFirst()
  return (first?.position ?? 0) - positionGap
}

export interface ToolsWanted {
  /** The prefix of a name. */
  readonly search: string
  readonly by: 'position' | 'name' | 'price' | 'availableQuantity'
  readonly descending: boolean
}

type SortedTool = Pick<ProductRow, 'position' | 'name' | 'unitPriceCents' | 'available'>

/** The sort orders of a list of tools, each with its index. */
export const productOrders = {
  position: {
    column: 'products.position',
    kind: 'integer',
    sortedBy: (product: SortedTool) => product.position,
  },
  name: {
    column: 'products.name_folded',
    kind: 'text',
    sortedBy: (product: SortedTool) => foldLetters(product.name),
  },
  price: {
    column: 'products.unit_price_cents',
    kind: 'integer',
    sortedBy: (product: SortedTool) => product.unitPriceCents,
  },
  availableQuantity: {
    column: 'products.available',
    kind: 'integer',
    sortedBy: (product: SortedTool) => product.available,
  },
} as const

/** Returns a page of the tools for sale; undefined if the cursor belongs to another list. */
export async function listToolsByPage(
  read: Reader,
  wanted: ToolsWanted,
  request: PageRequest,
): Promise<KeysetPage<ProductRow> | undefined> {
  const { search, by, descending } = wanted
  let query = selectTools(read)
  if (search !== '') {
    const text = foldLetters(search)
    query = query
      .where('products.name_folded', '>=', text)
      .where('products.name_folded', '<', endOfPrefix(text))
  }
  const { column, kind, sortedBy } = productOrders[search === '' ? by : 'name']
  const segment = segmentByColumn(query, { columns: [column, 'products.id'], kind, descending, sortedBy })
  const page = await readKeysetPage(['tools', wanted], [segment], request)
  return page && { ...page, rows: await productRows(read, page.rows) }
}
