/**
 * The response header with the long words of the names in an answer, each with hyphens where it may break:
 * `Zen-trier-st%C3%A4n-der,Dreh-mo-ment-schl%C3%BCs-sel`.
 */
export const hyphenationHeader = 'x-hyphenation'

/** Shorter words fit into every column. */
const longWord = /\p{L}[\p{L}\p{M}]{11,}/gu

/** Replaces each word of twelve letters or more. */
export function replaceLongWords(text: string, replace: (word: string) => string): string {
  return text.length < 12 ? text : text.replace(longWord, replace)
}
