import { type Item, listItems } from '../../../contract/catalogue/list-items.ts'
import { listTools } from '../../../contract/catalogue/list-tools.ts'
import type { Tool } from '../../../contract/catalogue/tool.ts'
import { listReviews, type Review } from '../../../contract/reviews/list-reviews.ts'
import type { ShopApi } from '../../api/client.ts'

/** How much of each list the home page shows; the rest is one link away. */
export const homeShows = { tools: 9, items: 8, reviews: 6 } as const

export interface HomeData {
  readonly tools: readonly Tool[]
  readonly items: readonly Item[]
  readonly reviews: readonly Review[]
}

interface Loading {
  readonly signal: AbortSignal
}

/** What the home page shows: the first of every list, in the order of the API. */
export async function loadHome(api: ShopApi, { signal }: Loading): Promise<HomeData> {
  const [tools, items, reviews] = await Promise.all([
    api.call(listTools, {}, { signal }),
    api.call(listItems, {}, { signal }),
    api.call(listReviews, {}, { signal }),
  ])
  return {
    tools: tools.slice(0, homeShows.tools),
    items: items.slice(0, homeShows.items),
    reviews: reviews.slice(0, homeShows.reviews),
  }
}

/** Every tool, in the order of the board. */
export async function loadTools(api: ShopApi, { signal }: Loading): Promise<readonly Tool[]> {
  return api.call(listTools, {}, { signal })
}

/** Every item. */
export async function loadItems(api: ShopApi, { signal }: Loading): Promise<readonly Item[]> {
  return api.call(listItems, {}, { signal })
}
