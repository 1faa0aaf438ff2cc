import { longWord } from '../../../domain/writing/long-words.ts'

/** Long words, each with its form with soft hyphens. */
export type LongWords = Map<string, string>

/** In the browser, all known words; on the server, those of one page. */
let known: LongWords = new Map()

/** Sets the words of the page that the server is about to render. */
export function knowWords(words: LongWords): void {
  known = words
}

/**
 * Adds words to the known ones.
 * @param header the header of an answer (`hyphenationHeader`); null without long words, or from another backend.
 */
export function learnWords(header: string | null | undefined, words = known): void {
  if (!header) return
  try {
    for (const word of decodeURIComponent(header).split(',')) words.set(word.replaceAll('\u00ad', ''), word)
  } catch {
    // Another backend may use a header of this name for something else.
  }
}

/** Writes words in the form of the header. */
export function headerOf(words: LongWords): string {
  return [...words.values()].map(encodeURIComponent).join(',')
}

/**
 * Returns an owner's name with soft hyphens in its long words. For visible text only, not for addresses, titles, hidden
 * labels or values to copy.
 */
export function withBreaks(name: string): string {
  return name.replace(longWord, (word) => known.get(word) ?? word)
}
