import SearchableMap from 'minisearch/SearchableMap'
import { foldText } from '../../domain/search/fold-text.ts'
import { englishReading, type SearchReading } from '../../domain/search/search-reading.ts'
import { Compounds } from './compounds.ts'

const wordPattern = /\p{L}[\p{L}\p{M}]*/gu

const mostCompletions = 6
const mostCorrections = 3
/** The limit of equally near words of the index that a correction compares. */
const mostCandidates = 200

/** The words of the index and of the trade, for completing and correcting queries. */
export class Vocabulary {
  /** The number of products with each word. */
  readonly #counts = new SearchableMap<number>()
  readonly #compounds = new Compounds((word) => (this.#counts.get(word) ?? 0) > 0)

  readonly #reading: SearchReading
  /** How products write the words, by their basic form. */
  readonly #spellings = new Map<string, string>()

  constructor(reading: SearchReading = englishReading) {
    this.#reading = reading
    for (const word of reading.knownWords) this.#counts.set(word, 0)
  }

  /** Remembers how a text writes its words, for showing corrections. English shows the basic form. */
  addSpellings(text: string): void {
    if (this.#reading === englishReading) return
    for (const [word] of text.toLowerCase().matchAll(wordPattern)) {
      const form = this.#reading.stem(foldText(word))
      const before = this.#spellings.get(form)
      if (before === undefined || word.length < before.length) this.#spellings.set(form, word)
    }
  }

  add(words: Iterable<string>): void {
    for (const word of words) {
      const before = this.#counts.get(word) ?? 0
      this.#counts.set(word, before + 1)
      if (before === 0) this.#compounds.add(word)
    }
  }

  /**
   * Removes a product's words. A word that no product has any more still counts as known, which costs at most a
   * correction.
   */
  remove(words: Iterable<string>): void {
    for (const word of words) {
      const left = Math.max(0, (this.#counts.get(word) ?? 0) - 1)
      this.#counts.set(word, left)
      if (left === 0) this.#compounds.remove(word)
    }
  }

  has(word: string): boolean {
    return this.#counts.has(word)
  }

  /** Returns the longer product words that contain a word: "drehmomentschlussel" for "schlussel". */
  compoundsWith(part: string): readonly string[] {
    return this.#compounds.with(part)
  }

  /** Returns the product words that form a compound; empty if there are none, or if it is a term of the trade. */
  partsOf(compound: string): readonly string[] {
    if (this.#reading.knownWords.has(compound)) return []
    const parts = this.#reading.partsOf(compound).filter((part) => !this.#reading.weakWords.has(part))
    return parts.length > 0 ? parts : this.#compounds.partsOf(compound)
  }

  /** Returns the joined spellings of two words; the first has no joining letters. */
  joined(first: string, second: string): readonly string[] {
    return this.#compounds.joined(first, second)
  }

  /** Returns the most frequent words that begin with a text, without the text itself. */
  completionsOf(beginning: string): readonly string[] {
    if (beginning.length < 2) return []
    return Array.from(this.#counts.atPrefix(beginning).entries())
      .filter(([word, count]) => word !== beginning && count > 0)
      .sort(([, a], [, b]) => b - a)
      .slice(0, mostCompletions)
      .map(([word]) => word)
  }

  /**
   * Returns corrections of a query's unknown words, best first; empty without any. The last word may be incomplete, so
   * the beginning of a known word is not a mistake there. Sizes and codes are never corrected.
   */
  correctionsOf(query: string): readonly string[] {
    const isEnglish = this.#reading === englishReading
    const text = isEnglish ? foldText(query) : query.normalize().toLowerCase()
    const unknown = Array.from(text.matchAll(wordPattern))
      .map((match) => ({ word: match[0], start: match.index, end: match.index + match[0].length }))
      .map((place) => ({ ...place, word: isEnglish ? place.word : foldText(place.word) }))
      .filter(({ word, start, end }) => this.#isUnknown(word, text.charAt(start - 1), text.slice(end)))
      .map((place) => ({ ...place, nearest: this.#nearestTo(this.#reading.stem(place.word)) }))
      .filter(({ nearest }) => nearest.length > 0)
    const variants = Math.min(mostCorrections, Math.max(0, ...unknown.map(({ nearest }) => nearest.length)))
    return Array.from({ length: variants }, (_, index) =>
      unknown.reduceRight(
        (corrected, { start, end, nearest }) =>
          corrected.slice(0, start) + this.#shown(nearest[index] ?? nearest[0] ?? '') + corrected.slice(end),
        text,
      ),
    )
  }

  #isUnknown(word: string, before: string, after: string): boolean {
    if (/\d/.test(before) || /^\d/.test(after)) return false
    const single = this.#reading.stem(word)
    const { emptyWords } = this.#reading
    if (this.#reading.unitOf(word, true) !== undefined || emptyWords.has(word)) return false
    if (emptyWords.has(single) || this.has(word) || this.has(single)) return false
    if (after === '' && this.completionsOf(word).length > 0) return false
    return this.compoundsWith(single).length === 0 && this.partsOf(single).length === 0
  }

  #shown(form: string): string {
    return this.#spellings.get(form) ?? this.#reading.spellings.get(form) ?? form
  }

  #nearestTo(word: string): readonly string[] {
    const distance = allowedDistance(word)
    if (distance === 0) return []
    const near = Array.from(this.#counts.fuzzyGet(word, distance).entries())
      .slice(0, mostCandidates)
      .map(([found, [count, edits]]) => ({ found, count, edits }))
    for (const found of withSwappedLetters(word)) {
      const count = this.#counts.get(found)
      if (count !== undefined) near.push({ found, count, edits: 1 })
    }
    // The first letter is rarely wrong, and a letter is left out more often than added.
    const cost = ({ found, edits }: { found: string; edits: number }) =>
      edits + (found.charAt(0) === word.charAt(0) ? 0 : 0.5) + (found.length < word.length ? 0.25 : 0)
    const sorted = near.sort((a, b) => cost(a) - cost(b) || b.count - a.count)
    return [...new Set(sorted.map(({ found }) => found))].slice(0, mostCorrections)
  }
}

/** Returns how many letters of a word may be wrong. */
function allowedDistance(word: string): number {
  if (word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

function withSwappedLetters(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
}
