import { englishReading, type SearchReading } from '../../domain/search/search-reading.ts'
import { readTerms } from '../../domain/search/search-terms.ts'
import type { WrittenPage } from '../../domain/search/written-pages.ts'
import { indexTerms, joinedWords, partsOfCompounds, wordsOf } from './index-terms.ts'
import { isTelling, type PlannedQuery } from './plan-query.ts'
import { scoreConcepts } from './score-concepts.ts'
import { TermIndex } from './term-index.ts'

const weights = { title: 4, said: 3, text: 0.6, about: 0.6, joined: 0.6 }
const kinds = ['job', 'fit', 'blog', 'page'] as const
const mostFound = 3
/** The limit per kind, so that jobs leave room for the deciding standard. */
const mostOfKind = 2
/** A page with less of the specific words is about another subject. */
const leastCovered = 0.55
/** Pages with less than this share of the best score are omitted. */
const leastShareOfBest = 0.15

/** Finds pages that are not products: jobs, questions of the blog, delivery, returns. */
export class WrittenIndex {
  readonly #terms = new TermIndex(Object.values(weights))
  readonly #pages: WrittenPage[] = []
  /** The words of titles, subjects and related terms. */
  readonly words: readonly string[]

  constructor(pages: readonly WrittenPage[], reading: SearchReading = englishReading) {
    const read = (text: string) => readTerms(text, reading)
    const words = new Set<string>()
    for (const page of pages) {
      const [title, text] = [read(page.title), read(`${page.text} ${page.body ?? ''}`)]
      const [said, about] = [page.said.flatMap(read), page.about.flatMap(read)]
      for (const word of wordsOf([...title, ...said, ...about])) words.add(word)
      const fields = [title, said, text, about].map((terms) =>
        terms.flatMap((term) => indexTerms(term, reading)),
      )
      const joined = [page.title, ...page.said, ...page.about].flatMap((name) => joinedWords(read(name)))
      const parts = partsOfCompounds([...title, ...said, ...about], reading)
      this.#pages[this.#terms.add([...fields, [...joined, ...parts]])] = page
    }
    this.words = [...words]
  }

  /** Returns the pages with the specific words of a query: jobs first, the best of each kind first. */
  find({ concepts }: PlannedQuery): readonly WrittenPage[] {
    const telling = concepts.map((concept) => (isTelling(concept) ? concept : { ...concept, weight: 0 }))
    const { matched, score, covered } = scoreConcepts(this.#terms, telling)
    const meant = matched.filter((page) => (covered[page] ?? 0) >= leastCovered)
    const best = meant.reduce((most, page) => Math.max(most, score[page] ?? 0), 0)
    const found = meant
      .filter((page) => (score[page] ?? 0) >= best * leastShareOfBest)
      .sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0))
      .flatMap((page) => this.#pages[page] ?? [])
    return kinds
      .flatMap((kind) => found.filter((page) => page.kind === kind).slice(0, mostOfKind))
      .slice(0, mostFound)
  }
}
