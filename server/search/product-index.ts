import { englishReading, type SearchReading, searchReading } from '../../domain/search/search-reading.ts'
import { type WrittenPage, writtenPages } from '../../domain/search/written-pages.ts'
import { type PlannedQuery, planQuery, termsOfName } from './plan-query.ts'
import { fieldWeights, ProductReader, type ProductText } from './product-terms.ts'
import type { ProductWords } from './product-words.ts'
import { scoreConcepts } from './score-concepts.ts'
import { SizeRanges } from './size-ranges.ts'
import { SkuIndex } from './sku-index.ts'
import { TermIndex } from './term-index.ts'
import { Vocabulary } from './vocabulary.ts'
import { WrittenIndex } from './written-index.ts'

/** The result of a search. */
export interface Found<Product> {
  /** Products with their scores, best first. */
  readonly ranked: readonly RankedProduct<Product>[]
  /** Pages that are not products, best first. */
  readonly pages: readonly WrittenPage[]
  /** The probably intended queries, most probable first. */
  readonly corrections: readonly string[]
}

interface RankedProduct<Product> {
  readonly product: Product
  readonly score: number
}

interface Indexed {
  /** The product's number in the index of terms. */
  readonly document: number
  /** The numbers that name the product exactly. */
  readonly numbers: readonly string[]
  readonly words: readonly string[]
}

const nameField = Object.keys(fieldWeights).indexOf('name')
/** A tool for the probably intended job comes after the products with the query's words. */
const shareOfJobsTool = 0.2
/** A list and its facets request the same query. */
const mostRemembered = 20

/** The language of an index, and what its products say in it. */
interface IndexLanguage<Product> {
  readonly tag: string
  readonly wordsOf: (product: Product) => ProductWords | undefined
}

/** An index of products in memory, which finds products by words, sizes, numbers and jobs. */
export class ProductIndex<Product extends ProductText> {
  readonly #indexed = new Map<string, Indexed>()
  /** By their numbers in the index of terms. */
  readonly #products: Product[] = []
  readonly #reading: SearchReading
  readonly #reader: ProductReader
  readonly #vocabulary: Vocabulary
  readonly #wordsOf: IndexLanguage<Product>['wordsOf'] | undefined
  readonly #ranges = new SizeRanges()
  readonly #skus = new SkuIndex()
  readonly #terms = new TermIndex(Object.values(fieldWeights))
  #written: WrittenIndex
  readonly #remembered = new Map<string, Found<Product>>()

  /**
   * @param pages the pages that are not products.
   * @param language without it, products are indexed by their own words, which are read as English.
   */
  constructor(pages: readonly WrittenPage[] = writtenPages, language?: IndexLanguage<Product>) {
    this.#reading = language ? searchReading(language.tag) : englishReading
    this.#reader = new ProductReader(this.#reading, language?.tag)
    this.#wordsOf = language?.wordsOf
    this.#vocabulary = new Vocabulary(this.#reading)
    this.#written = new WrittenIndex([], this.#reading)
    this.putPages(pages)
  }

  /** Replaces the pages that are not products. */
  putPages(pages: readonly WrittenPage[]): void {
    this.#remembered.clear()
    this.#vocabulary.remove(this.#written.words)
    this.#written = new WrittenIndex(pages, this.#reading)
    this.#vocabulary.add(this.#written.words)
    for (const { title } of pages) this.#vocabulary.addSpellings(title)
  }

  /** Adds a product, or indexes it again. */
  put(product: Product): void {
    this.remove(product.key)
    const said = this.#wordsOf?.(product)
    const { fields, words, terms } = this.#reader.termsOf(product, said)
    const document = this.#terms.add(fields)
    this.#products[document] = product
    const numbers = numbersOf(product)
    this.#indexed.set(product.key, { document, numbers, words })
    this.#vocabulary.add(words)
    this.#vocabulary.addSpellings((said ?? product).name)
    this.#ranges.add(terms)
    for (const number of numbers) this.#skus.add(number, product.key)
  }

  remove(key: string): void {
    this.#remembered.clear()
    const indexed = this.#indexed.get(key)
    if (!indexed) return
    this.#indexed.delete(key)
    this.#terms.remove(indexed.document)
    this.#vocabulary.remove(indexed.words)
    for (const number of indexed.numbers) this.#skus.remove(number, key)
  }

  /** Finds products for a query, best first. */
  find(query: string): Found<Product> {
    const before = this.#remembered.get(query)
    if (before) return before
    const found = this.#find(query)
    const [oldest] = this.#remembered.keys()
    if (this.#remembered.size >= mostRemembered && oldest !== undefined) this.#remembered.delete(oldest)
    this.#remembered.set(query, found)
    return found
  }

  #find(query: string): Found<Product> {
    const numbered = this.#skus.find(query)
    const corrections = numbered.length > 0 ? [] : this.#vocabulary.correctionsOf(query)
    const plan = planQuery(corrections[0] ?? query, {
      vocabulary: this.#vocabulary,
      ranges: this.#ranges,
      reading: this.#reading,
    })
    const pages = this.#written.find(plan)
    const ranked = this.#ranked(plan, numbered, pages[0]?.needs ?? [])
    const isFound = ranked.length + pages.length > 0
    return { ranked, pages, corrections: isFound ? corrections : [] }
  }

  #ranked(
    { concepts, needs }: PlannedQuery,
    numbered: readonly string[],
    needsOfPage: readonly string[],
  ): readonly RankedProduct<Product>[] {
    const { matched, score } = scoreConcepts(this.#terms, concepts)
    const best = matched.reduce((most, document) => Math.max(most, score[document] ?? 0), 1)
    const bonuses = new Map<number, number>()
    const add = (document: number | undefined, bonus: number) => {
      if (document !== undefined) bonuses.set(document, (bonuses.get(document) ?? 0) + bonus)
    }
    for (const [index, need] of needs.entries())
      add(this.#terms.bestWithAll(need, nameField), best * (1 - 0.1 * Math.min(index, 5)))
    if (needs.length === 0)
      for (const need of needsOfPage)
        add(this.#terms.bestWithAll(termsOfName(need, this.#reading), nameField), best * shareOfJobsTool)
    // A SKU means this product, whatever other products have the words.
    for (const key of numbered) add(this.#indexed.get(key)?.document, 10 * best)
    for (const [document, bonus] of bonuses) score[document] = (score[document] ?? 0) + bonus
    return [...new Set([...matched, ...bonuses.keys()])]
      .flatMap((document) => {
        const product = this.#products[document]
        return product ? [{ product, score: score[document] ?? 0 }] : []
      })
      .sort((a, b) => b.score - a.score)
  }
}

/** Returns the numbers that name a product exactly. Scanners write a UPC with 12 digits, or with a zero before them. */
function numbersOf({ sku, gtin, mpn }: ProductText): readonly string[] {
  return [...new Set([sku, gtin, gtin.length === 12 ? `0${gtin}` : '', mpn])]
}
