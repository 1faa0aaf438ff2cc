import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { writeDate } from '../../../domain/writing/write-dates.ts'
import { ApiError } from '../../api/api-error.ts'
import type { ShopApi } from '../../api/client.ts'
import { hostOf, type OperationName } from '../../api/host.ts'
import { type Item, listItems, listTools, type Tool } from '../../api/rows/catalogue.ts'
import { listReviews, type Review } from '../../api/rows/reviews.ts'

/** The number of rows of each list on the home page, which links to the rest. */
export const homeShows = { tools: 9, items: 8, reviews: 6 } as const

/** The first rows of each list; null for a list that failed to load. */
export interface HomeData {
  readonly tools: readonly Tool[] | null
  readonly items: readonly Item[] | null
  readonly reviews: readonly ShownReview[] | null
}

/** A review whose reply has a formatted date. */
export interface ShownReview extends Omit<Review, 'reply'> {
  readonly reply?: (NonNullable<Review['reply']> & { readonly day: string }) | undefined
}

interface Loading {
  readonly settings: ShopSettings
  readonly signal: AbortSignal
}

/**
 * Loads the home page: the first rows of every list, in the API's order. The lists load independently; rejects only if
 * all fail.
 */
export async function loadHome(api: ShopApi, { settings, signal }: Loading): Promise<HomeData> {
  const { offers } = hostOf(settings)
  // Another backend without paging sends the whole list.
  const first = <Query>(operation: OperationName, query: Query) => (offers(operation) ? { query } : {})
  const [tools, items, reviews] = await Promise.allSettled([
    api.call(listTools, first(listTools, { limit: homeShows.tools, grouped: 'true' as const }), { signal }),
    api.call(listItems, first(listItems, { limit: homeShows.items }), { signal }),
    api.call(listReviews, first(listReviews, { limit: homeShows.reviews }), { signal }),
  ])
  const home = {
    tools: firstOf(tools, homeShows.tools),
    items: firstOf(items, homeShows.items),
    reviews: firstOf(reviews, homeShows.reviews)?.map((review) => withDay(review, settings)) ?? null,
  }
  if (tools.status === 'rejected' && !home.items && !home.reviews) throw tools.reason
  return home
}

function withDay({ reply, ...review }: Review, { shop }: ShopSettings): ShownReview {
  if (!reply) return review
  const { timeZone, writing } = shop.money
  return { ...review, reply: { ...reply, day: writeDate('day', reply.at, timeZone, writing.dates) } }
}

/** Returns a list's first rows; null if the API refused or did not respond. */
function firstOf<Row>(list: PromiseSettledResult<readonly Row[]>, count: number): readonly Row[] | null {
  if (list.status === 'fulfilled') return list.value.slice(0, count)
  if (list.reason instanceof ApiError) return null
  throw list.reason
}
