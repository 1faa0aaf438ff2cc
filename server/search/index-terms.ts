import type { SearchReading } from '../../domain/search/search-reading.ts'
import { partsOfRun, type SearchTerm, sizeTerm } from '../../domain/search/search-terms.ts'
import { SizeRanges } from './size-ranges.ts'

/** Returns the index terms of a text. A size is indexed with and without its unit. */
export function indexTerms(term: SearchTerm, reading: SearchReading): readonly string[] {
  switch (term.kind) {
    case 'word':
      return [...new Set([...term.meanings, ...term.words.flatMap((word) => reading.meaningsOf(word))])]
    case 'run':
      return [...new Set([term.text, ...partsOfRun(term.text)])]
    case 'size':
      return [...new Set([sizeTerm(term), sizeTerm({ ...term, unit: undefined })])]
    case 'range':
      return [SizeRanges.termOf(term)]
    case 'product':
      return [term.term]
  }
}

/** Returns the words of terms as written. */
export function wordsOf(terms: readonly SearchTerm[]): readonly string[] {
  return terms.flatMap((term) => (term.kind === 'word' ? term.words : []))
}

/** Returns the words inside the compounds of terms, with their synonyms: "peitsch" of "Kettenpeitsche". */
export function partsOfCompounds(terms: readonly SearchTerm[], reading: SearchReading): readonly string[] {
  if (!reading.hasCompounds) return []
  const parts = wordsOf(terms).flatMap((word) => reading.partsOf(word))
  return parts.flatMap((part) => reading.meaningsOf(part))
}

/** Returns pairs of neighbouring words without their space: "chainbreaker". */
export function joinedWords(terms: readonly SearchTerm[]): readonly string[] {
  const words = wordsOf(terms)
  return words.slice(1).map((word, index) => `${words[index]}${word}`)
}
