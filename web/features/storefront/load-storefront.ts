import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { type Item, listItems, listTools } from '../../api/rows/catalogue.ts'
import { listReviews, type Review } from '../../api/rows/reviews.ts'

/** How much of each list the home page shows; the rest is one link away. */
export const homeShows = { tools: 9, items: 8, reviews: 6 } as const

/** The first of each list; null for a list that cannot be had now. */
export interface HomeData {
  readonly tools: readonly Tool[] | null
  readonly items: readonly Item[] | null
  readonly reviews: readonly Review[] | null
}

interface Loading {
  readonly signal: AbortSignal
}

/**
 * What the home page shows: the first of every list, in the order of the API. The lists load independently of each
 * other; rejects only when none of them can be had.
 */
export async function loadHome(api: ShopApi, { signal }: Loading): Promise<HomeData> {
  const [tools, items, reviews] = await Promise.allSettled([
    api.call(listTools, {}, { signal }),
    api.call(listItems, {}, { signal }),
    api.call(listReviews, {}, { signal }),
  ])
  const home = {
    tools: firstOf(tools, homeShows.tools),
    items: firstOf(items, homeShows.items),
    reviews: firstOf(reviews, homeShows.reviews),
  }
  if (tools.status === 'rejected' && !home.items && !home.reviews) throw tools.reason
  return home
}

/** The first rows of a list, or null where the shop's API refused or did not answer. */
function firstOf<Row>(list: PromiseSettledResult<readonly Row[]>, count: number): readonly Row[] | null {
  if (list.status === 'fulfilled') return list.value.slice(0, count)
  if (list.reason instanceof ApiError) return null
  throw list.reason
}

/** Every tool, in the order of the board. */
export async function loadTools(api: ShopApi, { signal }: Loading): Promise<readonly Tool[]> {
  return api.call(listTools, {}, { signal })
}

/** Every item. */
export async function loadItems(api: ShopApi, { signal }: Loading): Promise<readonly Item[]> {
  return api.call(listItems, {}, { signal })
}
