import type { Facets } from '../../../../contract/catalogue/catalogue-query.ts'
import { countItems } from '../../../../contract/catalogue/items.ts'
import { countTools } from '../../../../contract/catalogue/tools.ts'
import type { ShopSettings } from '../../../../contract/shop/shop-settings.ts'
import { ApiError } from '../../../api/api-error.ts'
import type { Continued, ShopApi } from '../../../api/client.ts'
import { hostOf } from '../../../api/host.ts'
import { type Item, listDescribedProducts, listItems } from '../../../api/rows/catalogue.ts'
import type { ListData } from './list-data.ts'
import { chosenIn, type ListQuery } from './list-query.ts'
import { search } from './search.ts'
import { type Columns, type ToolEntry, withColumns } from './table-columns.ts'

/** The number of rows on a page of tools or items. */
const pageSize = 48
/** The number of products shown if the filters together match none. */
const nearestCount = 6
/** Limits of the search word by word: the minimum length of a word, and the number of words. */
const shortestWord = 3
const mostWords = 4

export type ToolsData = ListData<ToolEntry> & Columns

interface Loading {
  readonly query: URLSearchParams
  readonly settings: ShopSettings
  readonly signal: AbortSignal
}

/** How to load a list: its pages, and its filters. */
interface Source<Row> {
  /** The operation whose extension parameters select a page. */
  readonly list: 'listTools' | 'listItems'
  readonly count: 'countTools' | 'countItems'
  readonly load: (query: ListQuery & { limit?: number }) => Promise<Continued<readonly Row[]>>
  readonly facets: (query: ListQuery) => Promise<Facets>
}

/** Loads the page of tools in the address, with its filters. */
export async function loadTools(api: ShopApi, loading: Loading): Promise<ToolsData> {
  const { signal } = loading
  const page = await loadPage(api, loading, {
    list: 'listTools',
    count: 'countTools',
    load: (query) => api.callForPage(listDescribedProducts, { query: groupedIn(query) }, { signal }),
    facets: (query) => api.call(countTools, { query: { ...query, grouped: 'true' } }, { signal }),
  })
  return withColumns(loading.settings.shop.money, page)
}

/** Asks for one row of each family. A backend without paging gets no parameters. */
function groupedIn<Query extends object>(query: Query): Query & { readonly grouped?: 'true' } {
  return Object.keys(query).length === 0 ? query : { ...query, grouped: 'true' }
}

/** Loads the page of items in the address, with its filters. */
export function loadItems(api: ShopApi, loading: Loading): Promise<ListData<Item>> {
  const { signal } = loading
  return loadPage(api, loading, {
    list: 'listItems',
    count: 'countItems',
    load: ({ sort, ...query }) => {
      const known = sort === 'availableQuantity' || sort === '-availableQuantity' ? undefined : sort
      return api.callForPage(listItems, { query: { ...query, ...(known && { sort: known }) } }, { signal })
    },
    facets: (query) => api.call(countItems, { query }, { signal }),
  })
}

/** Loads a page of a list with its filters; the whole list from a backend without paging. */
async function loadPage<Row>(api: ShopApi, loading: Loading, source: Source<Row>): Promise<ListData<Row>> {
  const { query: address, settings } = loading
  const { offers } = hostOf(settings)
  if (!offers({ id: source.list })) {
    const { answer } = await source.load({})
    return { rows: answer, isFirst: true }
  }
  const after = address.get('after') ?? undefined
  if (!offers({ id: source.count })) return firstOrAfter({}, after, source)
  const chosen = chosenIn(address)
  const { sort, ...choosing } = chosen.query
  const [page, facets, found] = await Promise.all([
    firstOrAfter(chosen.query, after, source),
    source.facets(choosing),
    chosen.query.q === undefined ? undefined : search(api, chosen.query.q, loading.signal),
  ])
  const shown = { ...page, chosen, facets, ...(found && { found }) }
  if (page.rows.length > 0) return shown
  const [nearest, { categories }] = await Promise.all([nearestTo(choosing, source), source.facets({})])
  return { ...shown, categories, ...(nearest.length > 0 && { nearest }) }
}

/** Returns the results of the words without the filters; if empty, those of the first single word with results. */
async function nearestTo<Row>({ q = '' }: ListQuery, { load }: Source<Row>): Promise<readonly Row[]> {
  const words = q.split(/\s+/).filter((word) => word.length >= shortestWord)
  for (const text of [q, ...words.slice(0, mostWords)]) {
    const { answer } = await load({ ...(text && { q: text }), limit: nearestCount })
    if (answer.length > 0) return answer
  }
  return []
}

/** Loads the page after a cursor; the first page for an unknown cursor. */
async function firstOrAfter<Row>(
  query: ListQuery,
  after: string | undefined,
  { load }: Source<Row>,
): Promise<ListData<Row>> {
  const loadAfter = async (cursor: string | undefined) => {
    const { answer, next } = await load({ ...query, limit: pageSize, ...(cursor && { after: cursor }) })
    return { rows: answer, isFirst: !cursor, ...(next && { next }) }
  }
  try {
    return await loadAfter(after)
  } catch (error) {
    if (after && error instanceof ApiError && error.status === 400) return loadAfter(undefined)
    throw error
  }
}
