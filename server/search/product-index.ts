import MiniSearch from 'minisearch'
import { readTerms, type SearchTerm, sizeTerm } from '../../domain/search/search-terms.ts'
import { meaningsOf } from '../../domain/search/synonym-meanings.ts'
import { type PlannedQuery, planQuery } from './plan-query.ts'
import { SizeRanges } from './size-ranges.ts'
import { Vocabulary } from './vocabulary.ts'

/** A product's texts by their weight in a search. */
export interface ProductText {
  /** Unique among tools and items. */
  readonly key: string
  readonly name: string
  readonly description: string
}

/** Index terms, one a line: a term can have spaces. */
interface IndexedText {
  readonly key: string
  readonly name: string
  /** Neighbouring words of the name without their space: "chainbreaker". */
  readonly joined: string
  readonly description: string
}

const fields = ['name', 'joined', 'description'] as const
const fieldWeights = { name: 4, joined: 2, description: 1 }

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

/** An index of products in memory, which finds them by words, sizes and jobs. */
export class ProductIndex {
  readonly #texts = new Map<string, ProductText>()
  readonly #vocabulary = new Vocabulary()
  readonly #ranges = new SizeRanges()
  readonly #search = new MiniSearch<IndexedText>({
    idField: 'key',
    fields: [...fields],
    tokenize: (lines) => lines.split('\n'),
    processTerm: (term) => term,
    autoVacuum: { minDirtCount: 50, minDirtFactor: 0.05, batchSize: 500, batchWait: 5 },
  })

  /** Adds a product, or indexes it again if its texts differ. */
  put(product: ProductText): void {
    const before = this.#texts.get(product.key)
    if (before && isSame(before, product)) return
    this.remove(product.key)
    this.#add(product)
  }

  remove(key: string): void {
    const product = this.#texts.get(key)
    if (!product) return
    this.#texts.delete(key)
    this.#vocabulary.remove(new Set(wordsOf([...readTerms(product.name), ...readTerms(product.description)])))
    this.#search.discard(key)
  }

  /** Finds products for a query, the best first. */
  find(query: string): Found {
    const corrections = this.#vocabulary.correctionsOf(query)
    const ranked = this.#ranked(planQuery(corrections[0] ?? query, this.#vocabulary, this.#ranges))
    return { ranked, corrections: ranked.length > 0 ? corrections : [] }
  }

  #ranked({ concepts, needs }: PlannedQuery): readonly RankedProduct[] {
    const scores = this.#scores(concepts)
    const best = [...scores.values()].reduce((most, score) => Math.max(most, score), 1)
    for (const [index, need] of needs.entries()) {
      const bonus = best * (1 - 0.1 * Math.min(index, 5))
      const [found] = this.#search.search(lines(need), { combineWith: 'AND', fields: ['name'] })
      if (found) scores.set(found.id, (scores.get(found.id) ?? 0) + bonus)
    }
    return [...scores].map(([key, score]) => ({ key, score })).sort((a, b) => b.score - a.score)
  }

  /** Returns the score of each product that has a term of the query: its relevance by how much of the query it has. */
  #scores(concepts: PlannedQuery['concepts']): Map<string, number> {
    const weights = new Map<string, number>()
    const conceptsOf = new Map<string, number[]>()
    for (const [index, { terms }] of concepts.entries()) {
      for (const [term, weight] of terms) {
        weights.set(term, Math.max(weight, weights.get(term) ?? 0))
        conceptsOf.set(term, [...(conceptsOf.get(term) ?? []), index])
      }
    }
    const total = concepts.reduce((sum, { weight }) => sum + weight, 0)
    const results = this.#search.search(lines([...weights.keys()]), {
      boost: fieldWeights,
      boostTerm: (term) => weights.get(term) ?? 1,
    })
    return new Map(
      results.map(({ id, score, terms }) => {
        const matched = new Set(terms.flatMap((term) => conceptsOf.get(term) ?? []))
        const covered = [...matched].reduce((sum, index) => sum + (concepts[index]?.weight ?? 0), 0)
        return [id as string, score * (covered / total) ** 2]
      }),
    )
  }

  #add(product: ProductText): void {
    const name = readTerms(product.name)
    const description = readTerms(product.description)
    this.#texts.set(product.key, product)
    this.#vocabulary.add(new Set(wordsOf([...name, ...description])))
    this.#ranges.add([...name, ...description])
    this.#search.add({
      key: product.key,
      name: lines(name.flatMap(indexTerms)),
      joined: lines(joinedWords(name)),
      description: lines(description.flatMap(indexTerms)),
    })
  }
}

function lines(terms: readonly string[]): string {
  return terms.join('\n')
}

function isSame(before: ProductText, now: ProductText): boolean {
  return before.name === now.name && before.description === now.description
}

/** Returns the terms under which a product is indexed: a size also without its unit. */
function indexTerms(term: SearchTerm): readonly string[] {
  switch (term.kind) {
    case 'word':
      return [...new Set([...term.meanings, ...term.words.flatMap(meaningsOf)])]
    case 'size':
      return [...new Set([sizeTerm(term), sizeTerm({ ...term, unit: undefined })])]
    case 'range':
      return [SizeRanges.termOf(term)]
    case 'product':
      return [term.term]
  }
}

function wordsOf(terms: readonly SearchTerm[]): readonly string[] {
  return terms.flatMap((term) => (term.kind === 'word' ? term.words : []))
}

function joinedWords(terms: readonly SearchTerm[]): readonly string[] {
  const words = wordsOf(terms)
  return words.slice(1).map((word, index) => `${words[index]}${word}`)
}
