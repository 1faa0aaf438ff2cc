/**
 * The response header with the long words of the names in an answer, each with hyphens where it may break:
 * `Zen-trier-st%C3%A4n-der,Dreh-mo-ment-schl%C3%BCs-sel`.
 */
export const hyphenationHeader = 'x-words'

/** A word of twelve letters or more. Shorter ones fit into every column. */
export const longWord = /[\p{L}\p{M}]{12,}/gu
