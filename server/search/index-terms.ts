import { partsOfRun, type SearchTerm, sizeTerm } from '../../domain/search/search-terms.ts'
import { meaningsOf } from '../../domain/search/synonym-meanings.ts'
import { SizeRanges } from './size-ranges.ts'

/** Returns the index terms of a text. A size is indexed with and without its unit. */
export function indexTerms(term: SearchTerm): readonly string[] {
  switch (term.kind) {
    case 'word':
      return [...new Set([...term.meanings, ...term.words.flatMap(meaningsOf)])]
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

/** Returns pairs of neighbouring words without their space: "chainbreaker". */
export function joinedWords(terms: readonly SearchTerm[]): readonly string[] {
  const words = wordsOf(terms)
  return words.slice(1).map((word, index) => `${words[index]}${word}`)
}
