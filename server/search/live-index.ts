import { builtInPages, type WrittenPage } from '../../domain/search/written-pages.ts'
import type { Database, Reader } from '../data/database.ts'
import { type Clock, minuteMs } from '../platform/clock.ts'
import { onDemand } from '../platform/on-demand.ts'
import { CatalogueIndex } from './catalogue-index.ts'
import type { ProductFacts } from './product-facts.ts'
import type { ProductIndex } from './product-index.ts'
import { refreshIndex } from './refresh-index.ts'
import { StaleProducts } from './stale-products.ts'
import { Turn } from './turn.ts'

/** The maximum age of products, in case a change is missed. */
const maxAgeMs = 10 * minuteMs

/** Reads the pages of the owner's texts. */
export type ReadTextPages = () => Promise<readonly WrittenPage[]>

/**
 * The catalogue's index in this process. The first call reads all products; later calls first read the products that
 * any process has changed since.
 */
export class LiveIndex {
  readonly #database: Database
  readonly #clock: Clock
  readonly #stale = new StaleProducts()
  readonly #index = new CatalogueIndex()
  /** The search library loads with the first search, so that the start does not wait for it. */
  readonly #texts = onDemand(async () => {
    const { ProductIndex } = await import('./product-index.ts')
    // Without the sample's pages if the owner's pages follow, because indexing them would cost the start 25 ms.
    return new ProductIndex<ProductFacts>(this.#readTextPages && [])
  })
  #readAt: number
  #reading: Promise<void> = Promise.resolve()
  #indexing: Promise<unknown> = Promise.resolve()
  readonly #readTextPages: ReadTextPages | undefined
  #textsAreStale = true

  /** @param readTextPages reads the owner's texts; without it a search finds the sample's. */
  constructor(database: Database, clock: Clock, readTextPages?: ReadTextPages) {
    this.#database = database
    this.#clock = clock
    this.#readTextPages = readTextPages
    this.#readAt = clock()
    database.onChange((topics) => {
      this.#stale.add(topics)
      if (topics === 'everything' || topics.includes('shop')) this.#textsAreStale = true
    })
  }

  /** Returns the facts of all products, with every change that was known at the time of the call. */
  async facts(): Promise<CatalogueIndex> {
    if (this.#clock() - this.#readAt > maxAgeMs) {
      this.#stale.add('everything')
      this.#textsAreStale = true
    }
    // Reads run one after another, so that an earlier read never replaces a later one.
    if (!this.#stale.isEmpty) this.#reading = this.#refresh(this.#reading)
    await this.#reading
    return this.#index
  }

  /** Returns the index of all texts, as current as the facts. */
  async texts(): Promise<{ readonly facts: CatalogueIndex; readonly texts: ProductIndex<ProductFacts> }> {
    const facts = await this.facts()
    const texts = await this.#texts()
    this.#indexing = this.#indexChanged(this.#indexing, texts)
    await this.#indexing
    return { facts, texts }
  }

  async #refresh(before: Promise<void>): Promise<void> {
    const stale = this.#stale.take()
    const startedAt = this.#clock()
    await before.catch(() => undefined)
    try {
      const refresh = (read: Reader) => refreshIndex(this.#index, read, stale)
      const hasMany = stale.allTools || stale.allItems
      await (hasMany ? this.#database.readMany(refresh) : refresh(this.#database.read))
      if (stale.allTools && stale.allItems) this.#readAt = startedAt
    } catch (error) {
      // The next call retries.
      this.#stale.giveBack(stale)
      throw error
    }
  }

  async #indexChanged(before: Promise<unknown>, texts: ProductIndex<ProductFacts>): Promise<void> {
    await before.catch(() => undefined)
    await this.#indexTexts(texts)
    const turn = new Turn()
    for (const key of this.#index.takeChangedTexts()) {
      const facts = this.#index.get(key)
      if (facts) texts.put(facts)
      else texts.remove(key)
      if (turn.isOver) await turn.next()
    }
  }

  async #indexTexts(texts: ProductIndex<ProductFacts>): Promise<void> {
    if (!this.#readTextPages || !this.#textsAreStale) return
    // Reset before the read, so that a change during the read causes another.
    this.#textsAreStale = false
    try {
      texts.putPages([...builtInPages, ...(await this.#readTextPages())])
    } catch (error) {
      // The next call retries.
      this.#textsAreStale = true
      throw error
    }
  }
}
