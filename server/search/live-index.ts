import { builtInPagesIn, sampleTextPagesIn, type WrittenPage } from '../../domain/search/written-pages.ts'
import type { Database, Reader } from '../data/database.ts'
import { type Clock, minuteMs } from '../platform/clock.ts'
import { onDemand } from '../platform/on-demand.ts'
import { CatalogueIndex } from './catalogue-index.ts'
import type { ProductFacts } from './product-facts.ts'
import type { ProductIndex } from './product-index.ts'
import { wordsInLanguage } from './product-words.ts'
import { refreshIndex } from './refresh-index.ts'
import { StaleProducts } from './stale-products.ts'
import { Turn } from './turn.ts'

/** The maximum age of products, in case a change is missed. */
const maxAgeMs = 10 * minuteMs

/** Reads the pages of the owner's texts in a language. */
export type ReadTextPages = (language: string) => Promise<readonly WrittenPage[]>

/** The texts of the catalogue in a language. */
interface LiveTexts {
  readonly index: () => Promise<ProductIndex<ProductFacts>>
  indexing: Promise<unknown>
  pagesAreStale: boolean
}

/**
 * The catalogue's index in this process. The first call reads all products; later calls first read the products that
 * any process has changed since.
 */
export class LiveIndex {
  readonly #database: Database
  readonly #clock: Clock
  readonly #stale = new StaleProducts()
  readonly #index = new CatalogueIndex()
  /** By language; each is made by the first search in it. */
  readonly #texts = new Map<string, LiveTexts>()
  #readAt: number
  #reading: Promise<void> = Promise.resolve()
  readonly #readTextPages: ReadTextPages | undefined

  /** @param readTextPages reads the owner's texts; without it a search finds the sample's. */
  constructor(database: Database, clock: Clock, readTextPages?: ReadTextPages) {
    this.#database = database
    this.#clock = clock
    this.#readTextPages = readTextPages
    this.#readAt = clock()
    database.onChange((topics) => {
      this.#stale.add(topics)
      if (topics === 'everything' || topics.includes('shop')) this.#staleAllPages()
    })
  }

  /** Makes the next call read all products again. */
  readAgain(): void {
    this.#stale.add('everything')
  }

  /** Returns the facts of all products, with every change that was known at the time of the call. */
  async facts(): Promise<CatalogueIndex> {
    if (this.#clock() - this.#readAt > maxAgeMs) {
      this.#stale.add('everything')
      this.#staleAllPages()
    }
    // Reads run one after another, so that an earlier read never replaces a later one.
    if (!this.#stale.isEmpty) this.#reading = this.#refresh(this.#reading)
    await this.#reading
    return this.#index
  }

  /** Returns the index of all texts in a language, as current as the facts. */
  async texts(
    language: string,
  ): Promise<{ readonly facts: CatalogueIndex; readonly texts: ProductIndex<ProductFacts> }> {
    const facts = await this.facts()
    const live = this.#textsIn(language)
    const texts = await live.index()
    live.indexing = this.#indexChanged(live, texts, language)
    await live.indexing
    return { facts, texts }
  }

  #textsIn(language: string): LiveTexts {
    const before = this.#texts.get(language)
    if (before) return before
    // The search library loads with the first search, so that the start does not wait for it.
    const index = onDemand(async () => {
      const { ProductIndex } = await import('./product-index.ts')
      // Without the sample's pages if the owner's pages follow, because indexing them would cost the start 25 ms.
      const pages = this.#readTextPages ? [] : [...builtInPagesIn(language), ...sampleTextPagesIn(language)]
      const wordsOf = (product: ProductFacts) => wordsInLanguage(product, language)
      return new ProductIndex<ProductFacts>(pages, { tag: language, wordsOf })
    })
    const live = { index, indexing: Promise.resolve(), pagesAreStale: true }
    this.#texts.set(language, live)
    return live
  }

  #staleAllPages(): void {
    for (const live of this.#texts.values()) live.pagesAreStale = true
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

  async #indexChanged(live: LiveTexts, texts: ProductIndex<ProductFacts>, language: string): Promise<void> {
    await live.indexing.catch(() => undefined)
    await this.#indexPages(live, texts, language)
    const turn = new Turn()
    for (const key of this.#index.takeChangedTexts(language)) {
      const facts = this.#index.get(key)
      if (facts) texts.put(facts)
      else texts.remove(key)
      if (turn.isOver) await turn.next()
    }
  }

  async #indexPages(live: LiveTexts, texts: ProductIndex<ProductFacts>, language: string): Promise<void> {
    if (!this.#readTextPages || !live.pagesAreStale) return
    // Reset before the read, so that a change during the read causes another.
    live.pagesAreStale = false
    try {
      texts.putPages([...builtInPagesIn(language), ...(await this.#readTextPages(language))])
    } catch (error) {
      // The next call retries.
      live.pagesAreStale = true
      throw error
    }
  }
}
