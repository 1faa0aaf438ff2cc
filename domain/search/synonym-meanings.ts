import { synonyms } from './trade-words.ts'

interface Phrase {
  readonly words: readonly string[]
  readonly meaning: string
}

/** The synonym phrases by their first word, the longest first. */
const phrasesByFirstWord = new Map<string, Phrase[]>()

for (const row of synonyms) {
  const [meaning = ''] = row
  for (const spelling of row) {
    const words = spelling.split(' ')
    const first = words[0] ?? ''
    phrasesByFirstWord.set(first, [...(phrasesByFirstWord.get(first) ?? []), { words, meaning }])
  }
}
for (const phrases of phrasesByFirstWord.values()) phrases.sort((a, b) => b.words.length - a.words.length)

/**
 * Returns the meanings of the longest phrase of the trade that starts at a word, and its number of words. A word
 * without synonyms means itself.
 * @param wordAt returns the singular of the word at an offset; undefined without a word.
 */
export function meaningsAt(wordAt: (offset: number) => string | undefined): {
  readonly meanings: readonly string[]
  readonly words: number
} {
  const first = wordAt(0) ?? ''
  const fitting = (phrasesByFirstWord.get(first) ?? []).filter(({ words }) =>
    words.every((word, offset) => wordAt(offset) === word),
  )
  const words = fitting[0]?.words.length
  if (words === undefined) return { meanings: [first], words: 1 }
  return {
    meanings: [
      ...new Set(fitting.filter((each) => each.words.length === words).map(({ meaning }) => meaning)),
    ],
    words,
  }
}

/** Returns the meanings of a single word. */
export function meaningsOf(word: string): readonly string[] {
  return meaningsAt((offset) => (offset === 0 ? word : undefined)).meanings
}
