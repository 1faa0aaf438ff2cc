/**
 * The response header with the long words of the names in an answer, each with soft hyphens where it may
 * break, with commas between them, percent-encoded.
 */
export const hyphenationHeader = 'x-words'

/** A word of twelve letters or more. Shorter ones fit into every column. */
export const longWord = /[\p{L}\p{M}]{12,}/gu
