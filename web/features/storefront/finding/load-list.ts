import type { ShopSettings } from '../../../../contract/shop-settings.ts'
import { ApiError } from '../../../api/api-error.ts'
import type { Continued, ShopApi } from '../../../api/client.ts'
import { hostOf, type OperationName } from '../../../api/host.ts'
import { type Item, listItems, listTools, type Tool } from '../../../api/rows/catalogue.ts'
import { type Found, search } from './search.ts'

/** Number of rows of a page of tools or items. */
const pageSize = 48

/** One page of a list. */
export interface ListData<Row> {
  readonly rows: readonly Row[]
  /** Whether the list begins with this page. */
  readonly isFirst: boolean
  /** The cursor of the next page, if any. */
  readonly next?: string
}

/** A page of tools, or what a search found. */
export interface ToolsData extends ListData<Tool> {
  readonly found?: Found
}

interface Loading {
  readonly query: URLSearchParams
  readonly settings: ShopSettings
  readonly signal: AbortSignal
}

/** Loads the tools that the address searches for, or the page of all tools that it names, in the API's order. */
export async function loadTools(api: ShopApi, loading: Loading): Promise<ToolsData> {
  const { query, settings, signal } = loading
  const words = query.get('q')?.trim()
  if (words && hostOf(settings).offers({ id: 'searchProducts' })) {
    const found = await search(api, words, signal)
    return { rows: found.tools, isFirst: true, found }
  }
  return loadPage(listTools, loading, (request) => api.callForPage(listTools, request, { signal }))
}

/** Loads the page of items that the address names. */
export function loadItems(api: ShopApi, loading: Loading): Promise<ListData<Item>> {
  const { signal } = loading
  return loadPage(listItems, loading, (request) => api.callForPage(listItems, request, { signal }))
}

interface WantedPage {
  readonly query?: { readonly limit: number; readonly after?: string }
}

/** Loads a page of a list; the whole list from a backend without pages; the first page for an unknown cursor. */
async function loadPage<Row>(
  list: OperationName,
  { query, settings }: Loading,
  call: (request: WantedPage) => Promise<Continued<readonly Row[]>>,
): Promise<ListData<Row>> {
  const load = async (after: string | null) => {
    const page = { limit: pageSize, ...(after && { after }) }
    const { answer, next } = await call(hostOf(settings).offers(list) ? { query: page } : {})
    return { rows: answer, isFirst: !after, ...(next && { next }) }
  }
  const after = query.get('after')
  try {
    return await load(after)
  } catch (error) {
    if (after && error instanceof ApiError && error.status === 400) return load(null)
    throw error
  }
}
