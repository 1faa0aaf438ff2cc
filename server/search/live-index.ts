import type { Database } from '../data/database.ts'
import { type Clock, minuteMs } from '../platform/clock.ts'
import { CatalogueIndex } from './catalogue-index.ts'
import type { ProductFacts } from './product-facts.ts'
import type { ProductIndex } from './product-index.ts'
import { refreshIndex } from './refresh-index.ts'
import { StaleProducts } from './stale-products.ts'
import { Turn } from './turn.ts'

/** Changes make products stale. This is their maximum age should a change ever be missed. */
const maxAgeMs = 10 * minuteMs

/**
 * The index of the catalogue in this process. The first call reads all products; later calls first read those that
 * any process has changed since.
 */
export class LiveIndex {
  readonly #database: Database
  readonly #clock: Clock
  readonly #stale = new StaleProducts()
  readonly #index = new CatalogueIndex()
  #texts: Promise<ProductIndex<ProductFacts>> | undefined
  #readAt: number
  #reading: Promise<void> = Promise.resolve()
  #indexing: Promise<unknown> = Promise.resolve()

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
    this.#readAt = clock()
    database.onChange((topics) => this.#stale.add(topics))
  }

  /** Returns the facts of all products with every change that was known when it was called. */
  async facts(): Promise<CatalogueIndex> {
    if (this.#clock() - this.#readAt > maxAgeMs) this.#stale.add('everything')
    // One after another, so that an earlier reading never replaces a later one.
    if (!this.#stale.isEmpty) this.#reading = this.#refresh(this.#reading)
    await this.#reading
    return this.#index
  }

  /** Returns the index of all texts, as current as the facts. */
  async texts(): Promise<{ readonly facts: CatalogueIndex; readonly texts: ProductIndex<ProductFacts> }> {
    const facts = await this.facts()
    // Loads the search library with the first search, so that a start does not wait for it.
    this.#texts ??= import('./product-index.ts').then(({ ProductIndex }) => new ProductIndex<ProductFacts>())
    const texts = await this.#texts
    this.#indexing = this.#indexChanged(this.#indexing, texts)
    await this.#indexing
    return { facts, texts }
  }

  async #refresh(before: Promise<void>): Promise<void> {
    const stale = this.#stale.take()
    const startedAt = this.#clock()
    await before.catch(() => undefined)
    try {
      await refreshIndex(this.#index, this.#database.read, stale)
      if (stale.allTools && stale.allItems) this.#readAt = startedAt
    } catch (error) {
      // The next call tries again.
      this.#stale.giveBack(stale)
      throw error
    }
  }

  async #indexChanged(before: Promise<unknown>, texts: ProductIndex<ProductFacts>): Promise<void> {
    await before
    const turn = new Turn()
    for (const key of this.#index.takeChangedTexts()) {
      const facts = this.#index.get(key)
      if (facts) texts.put(facts)
      else texts.remove(key)
      if (turn.isOver) await turn.next()
    }
  }
}
