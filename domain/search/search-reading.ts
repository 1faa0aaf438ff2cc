import { inLanguage } from '../../contract/languages/said.ts'
import { jobsInWords } from '../fit/jobs-in-words.ts'
import { perLanguage } from '../per-language.ts'
import { foldText } from './fold-text.ts'
import type { SizeWords } from './read-sizes.ts'
import { type Joint, type SearchWords, searchWords } from './search-words.ts'
import { type Meanings, SynonymMeanings } from './synonym-meanings.ts'
import type { TradeJob } from './trade-jobs.ts'

/** A shorter word is no part of a compound. */
const shortestPart = 3
/** Letters that join the parts of a compound; a basic form lacks the others. */
const joints = ['', 's', 'n', 'en']
/** Longer words are not split, because people do not search for them. */
const longestCompound = 60
const mostSplit = 20_000

/** Reads the words of a language. Each language also reads English, which products without a translation have. */
export class SearchReading implements SizeWords {
  readonly emptyWords: ReadonlySet<string>
  readonly weakWords: ReadonlySet<string>
  /** Correct words, even if no product has them. */
  readonly knownWords: ReadonlySet<string>
  /** All jobs and faults in riders' words. A query must contain each word of `said`, in any order. */
  readonly jobs: readonly TradeJob[]
  /** How people write the words of the trade, by their basic form. */
  readonly spellings: ReadonlyMap<string, string>
  readonly #words: SearchWords
  readonly #meanings: SynonymMeanings
  readonly #units: ReadonlyMap<string, string>
  readonly #numbers: ReadonlyMap<string, number>
  readonly #joints: ReadonlyMap<string, Joint>
  readonly #parts: ReadonlySet<string>
  /** Split compounds, because many products share their words. */
  readonly #split = new Map<string, readonly string[]>()

  /** @param others further languages that it reads, English. */
  constructor(words: SearchWords, jobs: readonly TradeJob[], others: readonly SearchWords[] = []) {
    const all = [words, ...others]
    const isEnglish = others.length === 0
    const form = (text: string) => (isEnglish ? text : this.#formOf(text))
    this.#words = words
    this.jobs = jobs
    const rows = all.flatMap(({ synonyms }) => synonyms)
    const synonyms = rows.map((row) => row.map(form))
    this.#meanings = new SynonymMeanings(synonyms)
    this.emptyWords = new Set(all.flatMap(({ emptyWords }) => [...emptyWords].map(form)))
    this.weakWords = new Set(all.flatMap(({ weakWords }) => [...weakWords].map(form)))
    this.#units = new Map(
      all
        .flatMap(({ units }) => Object.entries(units))
        .flatMap(([unit, spellings]) => spellings.map((spelling) => [foldText(spelling), unit] as const)),
    )
    this.#numbers = new Map(
      all.flatMap(({ numbers }) => [...numbers].map(([word, value]) => [foldText(word), value] as const)),
    )
    this.#joints = new Map(all.flatMap(({ joints }) => Object.entries(joints)))
    this.#parts = new Set(words.parts.map(form))
    this.knownWords = new Set([
      ...[...synonyms.flat(), ...jobs.flatMap(({ said }) => said.map(form))].flatMap((text) =>
        text.split(' '),
      ),
      ...this.emptyWords,
      ...this.weakWords,
    ])
    this.spellings = isEnglish
      ? new Map()
      : this.#spellingsOf([...rows.flat(), ...jobs.flatMap(({ said }) => said)])
  }

  /** Whether a hyphen only joins words: no word of such a language is looked up by its hyphen. */
  get joinsByHyphen(): boolean {
    return this.spellings.size > 0
  }

  /** Whether it knows words inside compounds. */
  get hasCompounds(): boolean {
    return this.#parts.size > 0
  }

  /** Returns the basic form of a folded word. */
  stem(word: string): string {
    return this.#words.stem(word)
  }

  meaningsAt(wordAt: (offset: number) => string | undefined): Meanings {
    return this.#meanings.at(wordAt)
  }

  /** Returns the meanings of a single word. */
  meaningsOf(word: string): readonly string[] {
    return this.#meanings.at((offset) => (offset === 0 ? word : undefined)).meanings
  }

  unitOf(word: string, touchesNumber: boolean): string | undefined {
    // "2 m" is a length; other single letters after a space begin words or codes.
    return word.length > 1 || word === 'm' || touchesNumber ? this.#units.get(word) : undefined
  }

  numberNamed(word: string): number | undefined {
    return this.#numbers.get(word)
  }

  jointOf(word: string): Joint | undefined {
    return this.#joints.get(word)
  }

  /** Returns the basic forms of the words of the trade that form a compound; empty if there are none. */
  partsOf(compound: string): readonly string[] {
    if (this.#parts.size === 0 || compound.length < 2 * shortestPart || compound.length > longestCompound)
      return []
    const before = this.#split.get(compound)
    if (before) return before
    const parts = this.#partsIn(compound) ?? []
    const found = parts.length > 1 ? parts : []
    if (this.#split.size >= mostSplit) this.#split.clear()
    this.#split.set(compound, found)
    return found
  }

  #partsIn(text: string): readonly string[] | undefined {
    if (this.#parts.has(this.stem(text))) return [this.stem(text)]
    for (let end = text.length - shortestPart; end >= shortestPart; end -= 1) {
      const first = this.stem(text.slice(0, end))
      if (!this.#parts.has(first)) continue
      for (const joint of joints) {
        if (!text.startsWith(joint, end)) continue
        const rest = this.#partsIn(text.slice(end + joint.length))
        if (rest) return [first, ...rest]
      }
    }
    return undefined
  }

  #formOf(text: string): string {
    const words = foldText(text).match(/[\p{L}\p{M}]+/gu) ?? []
    return words.map((word) => this.stem(word)).join(' ')
  }

  #spellingsOf(texts: readonly string[]): ReadonlyMap<string, string> {
    const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])
    // The shortest spelling is mostly the singular.
    const sorted = words.toSorted((a, b) => b.length - a.length)
    return new Map(sorted.map((word) => [this.stem(foldText(word)), word]))
  }
}

function jobsOf(tag: string | undefined, words: SearchWords): readonly TradeJob[] {
  const described = jobsInWords(tag).map(({ said, tools, parts }) => ({
    said,
    needs: [...tools, ...parts].flatMap(({ called, general }) => (general ? [] : called.slice(0, 1))),
  }))
  return [...described, ...words.tasks]
}

export const englishReading = new SearchReading(searchWords, jobsOf('en', searchWords))

/** Returns how to read a language; that of the current request without one. */
export const searchReading = perLanguage((tag): SearchReading => {
  const words = inLanguage(searchWords, tag)
  if (words === searchWords) return englishReading
  return new SearchReading(words, [...jobsOf(tag, words), ...englishReading.jobs], [searchWords])
})
