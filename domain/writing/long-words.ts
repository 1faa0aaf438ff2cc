/**
 * The response header with the long words of the names in an answer: each word with soft hyphens at its break points,
 * separated by commas, percent-encoded.
 */
export const hyphenationHeader = 'x-words'

/** A word of at least twelve letters. Shorter words fit into every column. */
export const longWord = /[\p{L}\p{M}]{12,}/gu
