import type { ShopSettings } from '../../../contract/shop-settings.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Continued, ShopApi } from '../../api/client.ts'
import { hostOf, type OperationName } from '../../api/host.ts'
import { type Item, listItems, listTools, type Tool } from '../../api/rows/catalogue.ts'
import { listReviews, type Review } from '../../api/rows/reviews.ts'

/** Number of rows of each list on the home page; a link leads to the rest. */
export const homeShows = { tools: 9, items: 8, reviews: 6 } as const

/** Number of rows of a page of tools or items. */
const pageSize = 48

/** The first rows of each list; null for a list that failed to load. */
export interface HomeData {
  readonly tools: readonly Tool[] | null
  readonly items: readonly Item[] | null
  readonly reviews: readonly Review[] | null
}

/** One page of a list. */
export interface ListData<Row> {
  readonly rows: readonly Row[]
  /** Whether the list begins with this page. */
  readonly isFirst: boolean
  /** The cursor of the next page, if any. */
  readonly next?: string
}

interface Loading {
  readonly query: URLSearchParams
  readonly settings: ShopSettings
  readonly signal: AbortSignal
}

/**
 * Loads the home page: the first rows of every list, in the API's order. The lists load independently;
 * rejects only when all fail.
 */
export async function loadHome(
  api: ShopApi,
  { settings, signal }: Omit<Loading, 'query'>,
): Promise<HomeData> {
  const { offers } = hostOf(settings)
  // Another backend without pages sends the whole list.
  const first = (operation: OperationName, limit: number) => (offers(operation) ? { query: { limit } } : {})
  const [tools, items, reviews] = await Promise.allSettled([
    api.call(listTools, first(listTools, homeShows.tools), { signal }),
    api.call(listItems, first(listItems, homeShows.items), { signal }),
    api.call(listReviews, first(listReviews, homeShows.reviews), { signal }),
  ])
  const home = {
    tools: firstOf(tools, homeShows.tools),
    items: firstOf(items, homeShows.items),
    reviews: firstOf(reviews, homeShows.reviews),
  }
  if (tools.status === 'rejected' && !home.items && !home.reviews) throw tools.reason
  return home
}

/** Returns a list's first rows, or null when the API refused or did not respond. */
function firstOf<Row>(list: PromiseSettledResult<readonly Row[]>, count: number): readonly Row[] | null {
  if (list.status === 'fulfilled') return list.value.slice(0, count)
  if (list.reason instanceof ApiError) return null
  throw list.reason
}

/** Loads the page of tools that the address names, in the API's order. */
export function loadTools(api: ShopApi, loading: Loading): Promise<ListData<Tool>> {
  const { signal } = loading
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
