import type { Database } from '../data/database.ts'
import {
  type FoundProduct,
  type FoundTool,
  findItemsByIds,
  findToolsByIds,
  listItemTexts,
  listToolTexts,
} from '../data/queries/catalogue/searched-products.ts'
import { type Clock, minuteMs } from '../platform/clock.ts'
import type { ProductIndex } from './product-index.ts'

/** Changes make the index stale. This is its maximum age should a change ever be missed. */
const maxAgeMs = 10 * minuteMs

export type SearchResult =
  | ({ readonly kind: 'tool' } & FoundTool)
  | ({ readonly kind: 'item' } & FoundProduct)

export interface SearchAnswer {
  readonly results: readonly SearchResult[]
  /** The query as it was probably meant. */
  readonly corrections: readonly string[]
}

/**
 * Searches the catalogue in an index of this process. The first search builds it; a search after a change of any
 * process first indexes what differs. What results show besides is read for each search, so that stock and prices
 * are current.
 */
export class CatalogueSearch {
  readonly #database: Database
  readonly #clock: Clock
  #index: ProductIndex | undefined
  #changes = 0
  /** How many changes the index has, or will have once `#updating` resolves. */
  #indexedChanges = -1
  #indexedAt = 0
  #updating: Promise<ProductIndex> | undefined

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
    database.onChange((topics) => {
      if (topics === 'everything' || topics.includes('tools') || topics.includes('items')) this.#changes += 1
    })
  }

  /** Finds the products for a query, the best first. */
  async search(query: string, limit: number): Promise<SearchAnswer> {
    const index = await this.#current()
    const { keys, corrections } = index.find(query, limit)
    const idsOf = (kind: string) =>
      keys.filter((key) => key.startsWith(`${kind} `)).map((key) => key.slice(kind.length + 1))
    const [tools, items] = await Promise.all([
      findToolsByIds(this.#database.read, idsOf('tool')),
      findItemsByIds(this.#database.read, idsOf('item')),
    ])
    const found = new Map<string, SearchResult>([
      ...tools.map((tool) => [`tool ${tool.id}`, { kind: 'tool', ...tool }] as const),
      ...items.map((item) => [`item ${item.id}`, { kind: 'item', ...item }] as const),
    ])
    return { results: keys.flatMap((key) => found.get(key) ?? []), corrections }
  }

  /** Returns the index with every change that was known when it was called. */
  async #current(): Promise<ProductIndex> {
    const isOld = this.#clock() - this.#indexedAt > maxAgeMs
    if (this.#updating && this.#indexedChanges === this.#changes && !isOld) return this.#updating
    this.#indexedChanges = this.#changes
    this.#indexedAt = this.#clock()
    // One after another, so that an earlier reading never replaces a later one.
    const updating = this.#update(this.#updating)
    this.#updating = updating
    try {
      return await updating
    } catch (error) {
      // The next search tries again.
      if (this.#updating === updating) this.#indexedChanges = -1
      throw error
    }
  }

  async #update(before: Promise<ProductIndex> | undefined): Promise<ProductIndex> {
    await before?.catch(() => undefined)
    const [tools, items] = await Promise.all([
      listToolTexts(this.#database.read),
      listItemTexts(this.#database.read),
    ])
    this.#index ??= await emptyIndex()
    this.#index.update([
      ...tools.map(({ id, name, description }) => ({ key: `tool ${id}`, name, description })),
      ...items.map(({ id, name }) => ({ key: `item ${id}`, name, description: '' })),
    ])
    return this.#index
  }
}

/** Loads the search library with the first search, so that a start does not wait for it. */
async function emptyIndex(): Promise<ProductIndex> {
  const { ProductIndex } = await import('./product-index.ts')
  return new ProductIndex()
}
