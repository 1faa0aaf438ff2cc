import { readTerms, type SearchTerm, sizeTerm } from '../../domain/search/search-terms.ts'
import { meaningsOf } from '../../domain/search/synonym-meanings.ts'
import { tradeJobs } from '../../domain/search/trade-jobs.ts'
import { emptyWords, weakWords } from '../../domain/search/trade-words.ts'
import { SizeRanges } from './size-ranges.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A part of a query: the index terms of which a product should have one, each with its weight. */
interface Concept {
  readonly terms: ReadonlyMap<string, number>
  /** How much a product misses that has none of the terms. */
  readonly weight: number
}

export interface PlannedQuery {
  readonly concepts: readonly Concept[]
  /** The names of products that the query's job needs, as index terms, the most useful first. */
  readonly needs: readonly (readonly string[])[]
}

const weightOfWeakWord = 0.2
const weightOfCompletion = 0.3
const weightOfRange = 0.6
const weightOfOtherUnit = 0.5

const jobs = tradeJobs.map(({ said, needs }) => ({
  said: said.map((text) => meaningsIn(readTerms(text))),
  needs: needs.map(termsOfName),
}))

/** Plans how the index answers a query. */
export function planQuery(query: string, vocabulary: Vocabulary, ranges: SizeRanges): PlannedQuery {
  const terms = readTerms(query)
  const telling = terms.filter((term) => term.kind !== 'word' || !isAll(term.words, emptyWords))
  const read = telling.length > 0 ? telling : terms
  return {
    concepts: [
      ...read.map((term, index) => conceptOf(term, index === read.length - 1, vocabulary, ranges)),
      ...joinedConcepts(read),
    ],
    needs: needsOf(new Set(terms.flatMap((term) => [...meaningsIn([term]), ...wordMeanings(term)]))),
  }
}

/** Tells whether a part of a query says what is meant, unlike words that nearly everything has. */
export function isTelling({ weight }: Concept): boolean {
  return weight > weightOfWeakWord
}

function conceptOf(term: SearchTerm, isLast: boolean, vocabulary: Vocabulary, ranges: SizeRanges): Concept {
  switch (term.kind) {
    case 'word': {
      const [word = '', ...more] = term.words
      const completed = isLast && more.length === 0 ? vocabulary.completionsOf(word) : []
      // A finished word should not find what merely begins with it.
      const weight = vocabulary.has(word) ? weightOfCompletion : 1
      return {
        terms: new Map([
          ...completed.flatMap(meaningsOf).map((meaning) => [meaning, weight] as const),
          // Two words written as one: "chainbreaker".
          [term.words.join(''), 1],
          ...term.meanings.map((meaning) => [meaning, 1] as const),
        ]),
        weight: isAll(term.words, weakWords) ? weightOfWeakWord : 1,
      }
    }
    case 'size': {
      const around = ranges.termsAround(term)
      const share = term.unit === undefined ? weightOfOtherUnit * weightOfRange : weightOfRange
      return {
        terms: new Map([...around.map((each) => [each, share] as const), [sizeTerm(term), 1]]),
        weight: 1,
      }
    }
    case 'range':
      return { terms: new Map([[SizeRanges.termOf(term), 1]]), weight: weightOfWeakWord }
    case 'product':
      return { terms: new Map([[term.term, 1]]), weight: weightOfWeakWord }
  }
}

/** Returns neighbouring words as one, so that "seat post" finds "seatpost". */
function joinedConcepts(terms: readonly SearchTerm[]): readonly Concept[] {
  return terms.flatMap((term, index) => {
    const next = terms[index + 1]
    if (term.kind !== 'word' || next?.kind !== 'word') return []
    const joined = `${term.words.at(-1)}${next.words[0]}`
    return [{ terms: new Map([joined, ...meaningsOf(joined)].map((each) => [each, 1])), weight: 0 }]
  })
}

function needsOf(meanings: ReadonlySet<string>): readonly (readonly string[])[] {
  const fitting = jobs
    .map(({ said, needs }) => ({
      words: Math.max(
        0,
        ...said.filter((words) => words.every((word) => meanings.has(word))).map((words) => words.length),
      ),
      needs,
    }))
    .filter(({ words }) => words > 0)
    .sort((a, b) => b.words - a.words)
  return fitting.flatMap(({ needs }) => needs)
}

/** Returns the index terms of a product's name. */
export function termsOfName(name: string): readonly string[] {
  return meaningsIn(readTerms(name))
}

function meaningsIn(terms: readonly SearchTerm[]): readonly string[] {
  return terms.flatMap((term) => (term.kind === 'word' ? term.meanings : []))
}

function wordMeanings(term: SearchTerm): readonly string[] {
  return term.kind === 'word' ? term.words.flatMap(meaningsOf) : []
}

function isAll(words: readonly string[], kind: ReadonlySet<string>): boolean {
  return words.every((word) => kind.has(word))
}
