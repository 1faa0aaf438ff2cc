import { searchProducts } from '../../../../contract/catalogue/search.ts'
import type { ShopApi } from '../../../api/client.ts'
import type { Item } from '../../../api/rows/catalogue.ts'

/** A written page, a job or a standard. */
export interface FoundPage {
  readonly title: string
  /** The language of the title if it is not the page's. */
  readonly lang?: string | undefined
  /** A path of the shop. */
  readonly address: string
  readonly text?: string
}

/** A job of the workshop; a backend may omit its number of steps and tools. */
export interface FoundJob extends FoundPage {
  readonly steps: number | undefined
  readonly products: number | undefined
}

/** Results of a search other than the tools in the list. */
export interface Found {
  readonly parts: readonly Item[]
  /** The best matching job. */
  readonly job?: FoundJob
  /** The other pages. */
  readonly pages: readonly FoundPage[]
  /** The corrected search words, if the given ones have errors. */
  readonly corrected?: string
}

/** The most results that the operation returns. */
const limit = 50
/** The most parts shown; more of them have their own list. */
const mostParts = 8

/** Searches parts, a job and other pages, and corrects the words. */
export async function search(api: ShopApi, words: string, signal: AbortSignal): Promise<Found> {
  const {
    results,
    didYouMean,
    pages = [],
  } = await api.call(searchProducts, { query: { q: words, limit, grouped: 'true' } }, { signal })
  const [corrected] = didYouMean ?? []
  const job = pages.find(({ kind }) => kind === 'job')
  return {
    parts: results.filter(({ kind }) => kind === 'item').slice(0, mostParts),
    ...(job && { job: { title: job.title, address: job.address, steps: job.steps, products: job.tools } }),
    pages: pages
      .filter((page) => page !== job)
      .map(({ title, lang, address, text }) => ({
        title,
        ...(lang && { lang }),
        address,
        ...(text && { text }),
      })),
    ...(corrected !== undefined && { corrected }),
  }
}
