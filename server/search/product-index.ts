import { type PlannedQuery, planQuery } from './plan-query.ts'
import { fieldWeights, type ProductText, productTerms } from './product-terms.ts'
import { SizeRanges } from './size-ranges.ts'
import { SkuIndex } from './sku-index.ts'
import { TermIndex } from './term-index.ts'
import { Vocabulary } from './vocabulary.ts'

/** What a search found. */
export interface Found {
  /** Products with their scores, the best first. */
  readonly ranked: readonly RankedProduct[]
  /** The query as it was probably meant, the most probable first. */
  readonly corrections: readonly string[]
}

interface RankedProduct {
  readonly key: string
  readonly score: number
}

interface Indexed {
  /** Number in the index of terms. */
  readonly document: number
  readonly sku: string
  readonly words: readonly string[]
}

const nameField = Object.keys(fieldWeights).indexOf('name')
/** A list and its facets ask for the same query. */
const mostRemembered = 20

/** An index of products in memory, which finds them by words, sizes, numbers and jobs. */
export class ProductIndex {
  readonly #indexed = new Map<string, Indexed>()
  /** Keys of products by their number in the index of terms. */
  readonly #keys: string[] = []
  readonly #vocabulary = new Vocabulary()
  readonly #ranges = new SizeRanges()
  readonly #skus = new SkuIndex()
  readonly #terms = new TermIndex(Object.values(fieldWeights))
  readonly #remembered = new Map<string, Found>()

  /** Adds a product, or indexes it again. */
  put(product: ProductText): void {
    this.remove(product.key)
    const { fields, words, terms } = productTerms(product)
    const document = this.#terms.add(fields)
    this.#keys[document] = product.key
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

  /** Finds products for a query, the best first. */
  find(query: string): Found {
    const before = this.#remembered.get(query)
    if (before) return before
    const found = this.#find(query)
    const [oldest] = this.#remembered.keys()
    if (this.#remembered.size >= mostRemembered && oldest !== undefined) this.#remembered.delete(oldest)
    this.#remembered.set(query, found)
    return found
  }

  #find(query: string): Found {
    const numbered = this.#skus.find(query)
    const corrections = numbered.length > 0 ? [] : this.#vocabulary.correctionsOf(query)
    const plan = planQuery(corrections[0] ?? query, this.#vocabulary, this.#ranges)
    const ranked = this.#ranked(plan, numbered)
    return { ranked, corrections: ranked.length > 0 ? corrections : [] }
  }

  #ranked({ concepts, needs }: PlannedQuery, numbered: readonly string[]): readonly RankedProduct[] {
    const { matched, score } = this.#scores(concepts)
    const best = matched.reduce((most, document) => Math.max(most, score[document] ?? 0), 1)
    const bonuses = new Map<number, number>()
    const add = (document: number | undefined, bonus: number) => {
      if (document !== undefined) bonuses.set(document, (bonuses.get(document) ?? 0) + bonus)
    }
    for (const [index, need] of needs.entries())
      add(this.#terms.bestWithAll(need, nameField), best * (1 - 0.1 * Math.min(index, 5)))
    // A number means this product, whatever else has the words.
    for (const key of numbered) add(this.#indexed.get(key)?.document, 10 * best)
    for (const [document, bonus] of bonuses) score[document] = (score[document] ?? 0) + bonus
    return [...new Set([...matched, ...bonuses.keys()])]
      .map((document) => ({ key: this.#keys[document] ?? '', score: score[document] ?? 0 }))
      .sort((a, b) => b.score - a.score)
  }

  /** Scores the products that have a term of the query: their relevance by how much of the query they have. */
  #scores(concepts: PlannedQuery['concepts']) {
    const weights = new Map<string, number>()
    for (const { terms } of concepts)
      for (const [term, weight] of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0))
    const { matched, score } = this.#terms.score(weights)
    const covered = this.#covered(concepts, score.length)
    const total = concepts.reduce((sum, { weight }) => sum + weight, 0)
    for (const document of matched)
      score[document] = (score[document] ?? 0) * ((covered[document] ?? 0) / total) ** 2
    return { matched, score }
  }

  /** Returns for each document the weight of the concepts of which it has a term; a detail counts less than a name. */
  #covered(concepts: PlannedQuery['concepts'], documents: number): Float64Array {
    const covered = new Float64Array(documents)
    for (const { terms, weight } of concepts) {
      if (weight === 0) continue
      const shares = new Map<number, number>()
      for (const term of terms.keys()) {
        this.#terms.visit(term, (document, fieldWeight) => {
          const share = Math.min(1, fieldWeight)
          if (share > (shares.get(document) ?? 0)) shares.set(document, share)
        })
      }
      for (const [document, share] of shares) covered[document] = (covered[document] ?? 0) + weight * share
    }
    return covered
  }
}
