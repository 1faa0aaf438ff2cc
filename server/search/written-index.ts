import { readTerms } from '../../domain/search/search-terms.ts'
import { type WrittenPage, writtenPages } from '../../domain/search/written-pages.ts'
import { indexTerms, wordsOf } from './index-terms.ts'
import type { PlannedQuery } from './plan-query.ts'
import { scoreConcepts } from './score-concepts.ts'
import { TermIndex } from './term-index.ts'

const weights = { title: 4, said: 3, text: 0.6 }
const mostFound = 3
/** A page that has less of the query is about something else. */
const leastCovered = 0.6

/** Finds pages without products: jobs, questions of the blog, delivery, returns. */
export class WrittenIndex {
  readonly #terms = new TermIndex(Object.values(weights))
  readonly #pages: WrittenPage[] = []
  /** The words of titles and subjects. */
  readonly words: readonly string[]

  constructor() {
    const words = new Set<string>()
    for (const page of writtenPages) {
      const [title, said, text] = [readTerms(page.title), page.said.flatMap(readTerms), readTerms(page.text)]
      for (const word of wordsOf([...title, ...said])) words.add(word)
      const fields = [title, said, text].map((terms) => terms.flatMap(indexTerms))
      this.#pages[this.#terms.add(fields)] = page
    }
    this.words = [...words]
  }

  /** Returns the pages for a query, the best first. */
  find({ concepts }: PlannedQuery): readonly WrittenPage[] {
    const { matched, score, covered } = scoreConcepts(this.#terms, concepts)
    return matched
      .filter((page) => (covered[page] ?? 0) >= leastCovered)
      .sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0))
      .slice(0, mostFound)
      .flatMap((page) => this.#pages[page] ?? [])
  }
}
