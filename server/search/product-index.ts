import { type WrittenPage, writtenPages } from '../../domain/search/written-pages.ts'
import { type PlannedQuery, planQuery, termsOfName } from './plan-query.ts'
import { fieldWeights, type ProductText, productTerms } from './product-terms.ts'
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
  readonly sku: string
  readonly words: readonly string[]
}

const nameField = Object.keys(fieldWeights).indexOf('name')
/** A tool for the probably intended job comes after the products with the query's words. */
const shareOfJobsTool = 0.2
/** A list and its facets request the same query. */
const mostRemembered = 20

/** An index of products in memory, which finds products by words, sizes, numbers and jobs. */
export class ProductIndex<Product extends ProductText> {
  readonly #indexed = new Map<string, Indexed>()
  /** By their numbers in the index of terms. */
  readonly #products: Product[] = []
  readonly #vocabulary = new Vocabulary()
  readonly #ranges = new SizeRanges()
  readonly #skus = new SkuIndex()
  readonly #terms = new TermIndex(Object.values(fieldWeights))
  #written: WrittenIndex
  readonly #remembered = new Map<string, Found<Product>>()

  /** @param pages the pages that are not products. */
  constructor(pages: readonly WrittenPage[] = writtenPages) {
    this.#written = new WrittenIndex(pages)
    this.#vocabulary.add(this.#written.words)
  }

  /** Replaces the pages that are not products. */
  putPages(pages: readonly WrittenPage[]): void {
    this.#remembered.clear()
    this.#vocabulary.remove(this.#written.words)
    this.#written = new WrittenIndex(pages)
    this.#vocabulary.add(this.#written.words)
  }

  /** Adds a product, or indexes it again. */
  put(product: Product): void {
    this.remove(product.key)
    const { fields, words, terms } = productTerms(product)
    const document = this.#terms.add(fields)
    this.#products[document] = product
    this.#indexed.set(product.key, { document, sku: product.sku, words })
    this.#vocabulary.add(words)
    this.#ranges.add(terms)
    this.#skus.add(product.sku, product.key)
  }

  remove(key: string): void {
    this.#remembered.clear()
    const indexed = this.#indexed.get(key)
    if (!indexed) return
    this.#indexed.delete(key)
    this.#terms.remove(indexed.document)
    this.#vocabulary.remove(indexed.words)
    this.#skus.remove(indexed.sku, key)
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
    const plan = planQuery(corrections[0] ?? query, this.#vocabulary, this.#ranges)
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
        add(this.#terms.bestWithAll(termsOfName(need), nameField), best * shareOfJobsTool)
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
