import { searchProducts } from '../../../../contract/search.ts'
import type { ShopApi } from '../../../api/client.ts'
import type { Item, Tool } from '../../../api/rows/catalogue.ts'

/** What a search found. */
export interface Found {
  readonly words: string
  readonly tools: readonly Tool[]
  readonly parts: readonly Item[]
  /** The words that were searched instead, when the given ones have errors. */
  readonly corrected?: string
}

/** As many as the operation gives at once. */
const limit = 50
/** The longest query that the operation accepts. */
const longestWords = 100

/** Searches tools and parts, the best first. */
export async function search(api: ShopApi, words: string, signal: AbortSignal): Promise<Found> {
  const query = { q: words.slice(0, longestWords), limit }
  const { results, didYouMean } = await api.call(searchProducts, { query }, { signal })
  const [corrected] = didYouMean ?? []
  return {
    words,
    tools: results.flatMap(({ kind, shortDescription = '', ...tool }) =>
      kind === 'tool' ? [{ ...tool, shortDescription }] : [],
    ),
    parts: results.filter(({ kind }) => kind === 'item'),
    ...(corrected !== undefined && { corrected }),
  }
}
