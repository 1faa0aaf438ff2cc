import { englishReading, type SearchReading } from '../../domain/search/search-reading.ts'
import { readTerms, type SearchTerm, sizeTerm, wantedOfRun } from '../../domain/search/search-terms.ts'
import { hasRuns, segmentedQuery } from './segments.ts'
import { SizeRanges } from './size-ranges.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A part of a query: weighted index terms, of which a product should have one. */
interface Concept {
  readonly terms: ReadonlyMap<string, number>
  /** Compounds that contain a word. They are worth less than any of the terms, however rare they are. */
  readonly compounds?: readonly string[]
  /** The penalty for a product without any of the terms. */
  readonly weight: number
}

export interface PlannedQuery {
  readonly concepts: readonly Concept[]
  /** The names of products that the query's job needs, as index terms, most useful first. */
  readonly needs: readonly (readonly string[])[]
}

const weightOfWeakWord = 0.2
const weightOfCompletion = 0.3
const weightOfRange = 0.6
const weightOfOtherUnit = 0.5
/**
 * The weight of all parts of a compound, relative to the compound itself. A product with n parts scores n times the sum
 * of n terms, so each part gets this weight divided by n².
 */
const weightOfParts = 0.6
/** The words of a query that are searched in compounds: people write fewer. */
const mostPlaces = 8

/** A job in index terms. */
interface PlannedJob {
  readonly said: readonly (readonly string[])[]
  readonly needs: readonly (readonly string[])[]
}

const jobsByReading = new WeakMap<SearchReading, readonly PlannedJob[]>()

/** Returns the jobs of a language in index terms; reads them once. */
function jobsOf(reading: SearchReading): readonly PlannedJob[] {
  const before = jobsByReading.get(reading)
  if (before) return before
  const jobs = reading.jobs.map(({ said, needs }) => ({
    said: said.map((text) => meaningsIn(readTerms(text, reading))),
    needs: needs.map((need) => termsOfName(need, reading)),
  }))
  jobsByReading.set(reading, jobs)
  return jobs
}

jobsOf(englishReading)

/** What a plan depends on. */
export interface Planning {
  readonly vocabulary: Vocabulary
  readonly ranges: SizeRanges
  readonly reading: SearchReading
}

/** Plans how the index answers a query. */
export function planQuery(query: string, planning: Planning): PlannedQuery {
  const { reading } = planning
  const terms = readTerms(segmentedQuery(query), reading)
  const telling = terms.filter((term) => term.kind !== 'word' || !isAll(term.words, reading.emptyWords))
  const read = telling.length > 0 ? telling : terms
  const meanings = terms.flatMap((term) => [...meaningsIn([term]), ...wordMeanings(term, reading)])
  return {
    concepts: [
      ...read.flatMap((_, index) => conceptsOf(read, index, planning)),
      ...wholeRuns(query, reading),
    ],
    needs: needsOf(new Set(meanings), jobsOf(reading)),
  }
}

/** Returns a concept per whole text without spaces, which only ranks: the words in it are concepts of their own. */
function wholeRuns(query: string, reading: SearchReading): readonly Concept[] {
  if (!hasRuns(query)) return []
  return readTerms(query, reading).flatMap((term) =>
    term.kind === 'run'
      ? [...wantedOfRun(term.text), term.text].map((part) => ({ terms: new Map([[part, 1]]), weight: 0 }))
      : [],
  )
}

/** Returns whether a part of a query is specific, unlike words that nearly every product has. */
export function isTelling({ weight }: Concept): boolean {
  return weight > weightOfWeakWord
}

function conceptsOf(read: readonly SearchTerm[], index: number, planning: Planning): readonly Concept[] {
  const term = read[index]
  if (!term) return []
  if (term.kind === 'word') return conceptsOfWord(read, index, term, planning)
  if (term.kind === 'run') return conceptsOfRun(term.text)
  return [conceptOf(term, planning.ranges)]
}

function conceptsOfWord(
  read: readonly SearchTerm[],
  index: number,
  term: Extract<SearchTerm, { kind: 'word' }>,
  { vocabulary, reading }: Planning,
): readonly Concept[] {
  const meaningsOf = (each: string) => reading.meaningsOf(each)
  const [word = '', ...more] = term.words
  const isSingle = more.length === 0
  const isLast = index === read.length - 1
  const completed = isLast && isSingle ? vocabulary.completionsOf(word) : []
  // A complete word must not find words that merely begin with it.
  const weight = vocabulary.has(word) ? weightOfCompletion : 1
  const terms = new Map([
    ...completed.flatMap(meaningsOf).map((meaning) => [meaning, weight] as const),
    ...joinedWithNeighbours(read, index, vocabulary, reading).map((each) => [each, 1] as const),
    // Two words written as one: "chainbreaker".
    [term.words.join(''), 1],
    ...term.meanings.map((meaning) => [meaning, 1] as const),
  ])
  const isSearched = isSingle && index < mostPlaces
  const compounds = isSearched ? vocabulary.compoundsWith(word) : []
  const parts = isSearched ? vocabulary.partsOf(word) : []
  const own = isAll(term.words, reading.weakWords) ? weightOfWeakWord : 1
  if (parts.length === 0) return [{ terms, compounds, weight: own }]
  // A product has the compound, or all of its parts.
  const weightOfPart = weightOfParts / parts.length ** 2
  return parts.map((part) => ({
    terms: new Map([...meaningsOf(part).map((meaning) => [meaning, weightOfPart] as const), ...terms]),
    compounds,
    weight: own / parts.length,
  }))
}

/** Returns a concept per pair of neighbouring letters of a text without spaces; the whole text ranks first. */
function conceptsOfRun(text: string): readonly Concept[] {
  const wanted = wantedOfRun(text)
  return [
    ...wanted.map((part) => ({ terms: new Map([[part, 1]]), weight: 1 / wanted.length })),
    { terms: new Map([[text, 1]]), weight: 0 },
  ]
}

/** Returns a word joined with the previous and the next word, so that "seat post" finds "seatpost". */
function joinedWithNeighbours(
  read: readonly SearchTerm[],
  index: number,
  vocabulary: Vocabulary,
  reading: SearchReading,
): readonly string[] {
  const joined = (first: SearchTerm | undefined, second: SearchTerm | undefined) =>
    first?.kind === 'word' && second?.kind === 'word'
      ? vocabulary.joined(first.words.at(-1) ?? '', second.words[0] ?? '')
      : []
  const spellings = [...joined(read[index - 1], read[index]), ...joined(read[index], read[index + 1])]
  return spellings.flatMap((each) => [each, ...reading.meaningsOf(each)])
}

function conceptOf(term: Exclude<SearchTerm, { kind: 'word' | 'run' }>, ranges: SizeRanges): Concept {
  switch (term.kind) {
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

function needsOf(meanings: ReadonlySet<string>, jobs: readonly PlannedJob[]): readonly (readonly string[])[] {
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
export function termsOfName(name: string, reading: SearchReading): readonly string[] {
  const terms = readTerms(name, reading)
  if (reading === englishReading) return meaningsIn(terms)
  // Names of needs are English. Their first meaning is the language's own, and products have it in either language.
  return terms.flatMap((term) => (term.kind === 'word' ? term.meanings.slice(0, 1) : []))
}

function meaningsIn(terms: readonly SearchTerm[]): readonly string[] {
  return terms.flatMap((term) => (term.kind === 'word' ? term.meanings : []))
}

function wordMeanings(term: SearchTerm, reading: SearchReading): readonly string[] {
  return term.kind === 'word' ? term.words.flatMap((word) => reading.meaningsOf(word)) : []
}

function isAll(words: readonly string[], kind: ReadonlySet<string>): boolean {
  return words.every((word) => kind.has(word))
}
