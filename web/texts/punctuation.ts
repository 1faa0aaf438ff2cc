/** Marks between words and values. Languages set spaces around them differently. */
export const punctuationTexts = {
  /** Between two facts in one line, the second of which is an element. */
  comma: ', ',
  /** Ends a sentence whose last word is an element. */
  stop: '.',
  facts: (first: string, second: string) => `${first}, ${second}`,
  /** Joins parts that have commas themselves. */
  several: (parts: readonly string[]) => parts.join('; '),
  aside: (text: string) => ` (${text})`,
  about: (quoted: string, text: string) => `“${quoted}”: ${text}`,
} as const
