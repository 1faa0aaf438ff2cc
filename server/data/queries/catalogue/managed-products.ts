import type { ProductState } from '../../../../contract/product-states.ts'
import { caseFolded, endOfPrefix } from '../../case-folded.ts'
import type { Reader } from '../../database.ts'
import { type KeysetPage, type PageRequest, readKeysetPage } from '../../paging/keyset-page.ts'
import { segmentByColumn } from '../../paging/keyset-segments.ts'
import { productStateOf } from './product-states.ts'
import { selectManagedTools, type ToolRow, type ToolsWanted, toolOrders, toolRows } from './tools.ts'

/** A tool with what its administration shows besides. */
export interface ManagedProduct extends ToolRow {
  readonly version: number
  /** The last change of its description, and the name of who made it. */
  readonly changedAt: number | null
  readonly changedBy: string | null
  readonly state: ProductState
}

function selectProducts(read: Reader) {
  return selectManagedTools(read)
    .leftJoin('users', 'users.id', 'tools.changed_by')
    .select(['tools.version', 'tools.changed_at as changedAt', 'users.name as changedBy'])
    .select(['tools.hidden_at as hiddenAt', 'tools.draft'])
}

type SelectedProduct = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number]

async function managedRows(
  read: Reader,
  rows: readonly SelectedProduct[],
): Promise<readonly ManagedProduct[]> {
  return (await toolRows(read, rows)).map(({ hiddenAt, draft, ...product }) => ({
    ...product,
    state: productStateOf({ hiddenAt, draft }),
  }))
}

/** Returns a product for its administration, also a hidden one. */
export async function findProduct(read: Reader, id: string): Promise<ManagedProduct | undefined> {
  const [product] = await managedRows(read, await selectProducts(read).where('tools.id', '=', id).execute())
  return product
}

interface ProductsWanted extends ToolsWanted {
  /** Only products in this state. */
  readonly state: ProductState | undefined
}

/** Returns a page of all products, also hidden ones; undefined when the cursor is not one of this list. */
export async function listProductsByPage(
  read: Reader,
  wanted: ProductsWanted,
  request: PageRequest,
): Promise<KeysetPage<ManagedProduct> | undefined> {
  const { search, by, descending, state } = wanted
  let query = selectProducts(read)
  if (search !== '') {
    const text = caseFolded(search)
    query = query.where('tools.name_folded', '>=', text).where('tools.name_folded', '<', endOfPrefix(text))
  }
  if (state !== undefined) query = query.where('tools.hidden_at', state === 'shown' ? 'is' : 'is not', null)
  if (state === 'hidden' || state === 'draft')
    query = query.where('tools.draft', '=', state === 'draft' ? 1 : 0)
  const { column, kind, sortedBy } = toolOrders[search === '' ? by : 'name']
  const segment = segmentByColumn(query, { columns: [column, 'tools.id'], kind, descending, sortedBy })
  const page = await readKeysetPage(['products', wanted], [segment], request)
  return page && { ...page, rows: await managedRows(read, page.rows) }
}
