import { type Lexeme, lexemesOf } from './lexemes.ts'
import { readSizes, type Size, type SizeChain } from './read-sizes.ts'
import { englishReading, type SearchReading } from './search-reading.ts'

/** A part of a text that a search compares. */
export type SearchTerm =
  | {
      readonly kind: 'word'
      /** The words as written, folded and in the singular; several for a phrase of the trade. */
      readonly words: readonly string[]
      /** Every meaning of the word or phrase: one term for all of its synonyms. */
      readonly meanings: readonly string[]
    }
  /**
   * Text without spaces between words. The search compares parts of it, because finding the words needs a dictionary.
   */
  | { readonly kind: 'run'; readonly text: string }
  | ({ readonly kind: 'size' } & Size)
  | { readonly kind: 'range'; readonly low: number; readonly high: number; readonly unit: string | undefined }
  /** Two multiplied sizes without units: "1.37x24". */
  | { readonly kind: 'product'; readonly term: string }

/** Reads the terms of a text, in its order: words with their synonyms, sizes, ranges and products of sizes. */
export function readTerms(text: string, reading: SearchReading = englishReading): readonly SearchTerm[] {
  const lexemes = reading.joinsByHyphen ? withoutHyphens(lexemesOf(text)) : lexemesOf(text)
  const terms: SearchTerm[] = []
  let at = 0
  while (at < lexemes.length) {
    const lexeme = lexemes[at]
    const chain = readSizes(lexemes, at, reading)
    if (chain) {
      terms.push(...termsOfSizes(chain))
      at = chain.next
    } else if (lexeme?.kind === 'run') {
      terms.push({ kind: 'run', text: lexeme.text })
      at += 1
    } else {
      const read = readWord(lexemes, at, reading)
      if (read) terms.push(read.term)
      at = read?.next ?? at + 1
    }
  }
  return terms
}

/** Leaves out hyphens between words, which only join them: "Torx-Schlüssel". */
function withoutHyphens(lexemes: readonly Lexeme[]): readonly Lexeme[] {
  return lexemes.filter(
    ({ text, touches }, at) =>
      text !== '-' || !touches || lexemes[at - 1]?.kind !== 'word' || lexemes[at + 1]?.kind !== 'word',
  )
}

function readWord(
  lexemes: readonly Lexeme[],
  at: number,
  reading: SearchReading,
): { term: SearchTerm; next: number } | undefined {
  if (lexemes[at]?.kind !== 'word') return undefined
  const { meanings, words: count } = reading.meaningsAt((offset) => wordAt(lexemes, at + offset, reading))
  const words = lexemes.slice(at, at + count).map(({ text }) => reading.stem(text))
  return { term: { kind: 'word', words, meanings }, next: at + count }
}

/** Returns the basic form of the word at a place. */
function wordAt(lexemes: readonly Lexeme[], at: number, reading: SearchReading): string | undefined {
  const lexeme = lexemes[at]
  return lexeme?.kind === 'word' ? reading.stem(lexeme.text) : undefined
}

function termsOfSizes({ sizes, joints }: SizeChain): SearchTerm[] {
  return sizes.flatMap((size, index): SearchTerm[] => {
    const before = sizes[index - 1]
    const joint = joints[index - 1]
    const own = { kind: 'size', ...size } as const
    if (before && joint === 'by') return [own, { kind: 'product', term: `${before.value}x${size.value}` }]
    if (before && joint === 'range' && before.value < size.value)
      return [own, { kind: 'range', low: before.value, high: size.value, unit: size.unit }]
    return [own]
  })
}

/** Returns the index term of a size: its value with its unit ("15mm", "#t25"). */
export function sizeTerm({ value, unit = '' }: Size): string {
  const written = String(Number(value.toFixed(4)))
  return unit.startsWith('#') ? `${unit}${written}` : `${written}${unit}`
}

/** Returns the index terms of a run: each letter, and each pair of neighbours. */
export function partsOfRun(text: string): readonly string[] {
  const letters = [...text]
  return [...letters, ...pairsOf(letters)]
}

/** Returns the terms that a run of a query requires: its pairs of neighbours, or its only letter. */
export function wantedOfRun(text: string): readonly string[] {
  const letters = [...text]
  return letters.length === 1 ? letters : pairsOf(letters)
}

function pairsOf(letters: readonly string[]): readonly string[] {
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}
