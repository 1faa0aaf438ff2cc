import { type RawBuilder, sql } from 'kysely'
import type { ProductFilter, ProductState } from '../../../../contract/catalogue/product-states.ts'
import { lowPortions } from '../../../../domain/catalogue/stock-state.ts'
import type { Reader } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import type { ProductKind } from '../../schema/catalogue-tables.ts'
import { hasTypedWords } from '../typed-words.ts'
import { namesMissing } from './names-in-languages.ts'
import { productStateOf } from './product-states.ts'
import { type ProductRow, productOrders, productRows, selectManaged, type ToolsWanted } from './products.ts'
import { lacksWeight } from './weights.ts'

/** A product with the additional fields for its management. */
export interface ManagedProduct extends ProductRow {
  readonly version: number
  /** The last change of the description, and its author's name. */
  readonly changedAt: number | null
  readonly changedBy: string | null
  readonly state: ProductState
  /** The name of its maker. */
  readonly makerName: string | null
}

function selectProducts(read: Reader) {
  return selectManaged(read)
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'products.changed_by').on('users.deleted_at', 'is', null),
    )
    .leftJoin('makers', 'makers.id', 'products.maker_id')
    .select(['products.version', 'products.changed_at as changedAt', 'users.name as changedBy'])
    .select(['products.hidden_at as hiddenAt', 'products.draft', 'makers.name as makerName'])
}

type SelectedProduct = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number]

async function managedRows(
  read: Reader,
  rows: readonly SelectedProduct[],
): Promise<readonly ManagedProduct[]> {
  return (await productRows(read, rows)).map(({ hiddenAt, draft, ...product }) => ({
    ...product,
    state: productStateOf({ hiddenAt, draft }),
  }))
}

/** Returns a product for its management, even if it is hidden. */
export async function findProduct(read: Reader, id: string): Promise<ManagedProduct | undefined> {
  const [product] = await managedRows(
    read,
    await selectProducts(read).where('products.id', '=', id).execute(),
  )
  return product
}

/** Returns products for their management by their ids, even if they are hidden. */
export async function findProducts(read: Reader, ids: readonly string[]): Promise<readonly ManagedProduct[]> {
  return managedRows(read, await selectProducts(read).where('products.id', 'in', ids).execute())
}

interface ProductsWanted extends ToolsWanted {
  /** `all`: tools first, then parts. */
  readonly kind: ProductKind | 'all'
  /** Any parts of name, SKU, brand and category. */
  readonly search: string
  readonly state: ProductFilter | undefined
  /** The name of a category. */
  readonly category?: string | undefined
}

const searched = [
  'products.name',
  'products.name_folded',
  'products.sku',
  'products.brand',
  'products.category',
  'products.gtin',
  'products.mpn',
]

/**
 * The conditions of the filters, which are tested row by row: the shop has few products, and more indexes would slow
 * each booking.
 */
const filters: Readonly<Record<ProductFilter, RawBuilder<boolean>>> = {
  shown: sql`products.hidden_at is null`,
  hidden: sql`products.hidden_at is not null and products.draft = 0`,
  draft: sql`products.hidden_at is not null and products.draft = 1`,
  low: sql`products.available > 0 and products.available < ${lowPortions} * products.minimum_order`,
  'sold-out': sql`products.available = 0`,
  reduced: sql`products.compare_at_cents is not null`,
  'no-maker': sql`products.maker_id is null and products.hidden_at is null`,
  'no-weight': lacksWeight,
  ...namesMissing,
}

/**
 * Returns a page of all products of a kind or of both, including hidden ones; undefined if the cursor belongs to
 * another list.
 */
export async function listProductsByPage(
  read: Reader,
  wanted: ProductsWanted,
  request: PageRequest,
): Promise<KeysetPage<ManagedProduct> | undefined> {
  const { search, by, descending, state, category, kind: productKind } = wanted
  const { column, kind, sortedBy } = productOrders[by]
  const kinds = productKind === 'all' ? (['tool', 'part'] as const) : [productKind]
  const segments = kinds.map((each) =>
    segmentByColumn(selectProducts(read).where('products.kind', '=', each), {
      columns: [column, 'products.id'],
      kind,
      descending,
      sortedBy,
      tested: [
        ...(state === undefined ? [] : [filters[state]]),
        ...(category === undefined ? [] : [sql<boolean>`products.category = ${category}`]),
        ...hasTypedWords(searched, search),
      ],
    }),
  )
  const page = await readKeysetPage(['products', wanted], segments, request)
  return page && { ...page, rows: await managedRows(read, page.rows) }
}

/** Returns the first hidden products by name that contain the words of a search. */
export async function findHiddenProducts(
  read: Reader,
  search: string,
  limit: number,
): Promise<readonly ManagedProduct[]> {
  const { column, kind, sortedBy } = productOrders.name
  const segment = segmentByColumn(selectProducts(read).where(sql<boolean>`products.hidden_at is not null`), {
    columns: [column, 'products.id'],
    kind,
    descending: false,
    sortedBy,
    tested: hasTypedWords(searched, search),
  })
  const page = await readKeysetPage(['hidden products', search], [segment], { limit, after: undefined })
  return managedRows(read, page?.rows ?? [])
}
