import { searchProducts } from '../../../../contract/search.ts'
import type { ShopApi } from '../../../api/client.ts'
import type { Item } from '../../../api/rows/catalogue.ts'

/** What a search finds besides the tools of the list. */
export interface Found {
  readonly parts: readonly Item[]
  /** The words that were searched instead, when the given ones have errors. */
  readonly corrected?: string
}

/** As many as the operation gives at once. */
const limit = 50
/** More parts are a list of their own. */
const mostParts = 8

/** Searches parts, and corrects the words. */
export async function search(api: ShopApi, words: string, signal: AbortSignal): Promise<Found> {
  const { results, didYouMean } = await api.call(searchProducts, { query: { q: words, limit } }, { signal })
  const [corrected] = didYouMean ?? []
  return {
    parts: results.filter(({ kind }) => kind === 'item').slice(0, mostParts),
    ...(corrected !== undefined && { corrected }),
  }
}
