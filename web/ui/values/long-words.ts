import { longWord } from '../../../domain/writing/long-words.ts'

/** Long words, each with the form that may break at soft hyphens. */
export type LongWords = Map<string, string>

/** In the browser, the words of this browser; on the server, those of one page. */
let known: LongWords = new Map()

/** Uses the words of a page that the server is about to render. */
export function knowWords(words: LongWords): void {
  known = words
}

/**
 * Adds words to those that are known.
 *
 * @param header is the header of an answer (`hyphenationHeader`); null without long words, or from another backend.
 */
export function learnWords(header: string | null | undefined, words = known): void {
  if (!header) return
  try {
    for (const word of decodeURIComponent(header).split(',')) words.set(word.replaceAll('\u00ad', ''), word)
  } catch {
    // Another backend may use a header of this name for something else.
  }
}

/** Returns words as a header has them. */
export function headerOf(words: LongWords): string {
  return [...words.values()].map(encodeURIComponent).join(',')
}

/**
 * Returns a name of the owner's with soft hyphens in its long words, to be shown only: an address, a title, a
 * hidden label or a value to copy has none.
 */
export function withBreaks(name: string): string {
  return name.replace(longWord, (word) => known.get(word) ?? word)
}
