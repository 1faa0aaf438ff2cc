interface Phrase {
  readonly words: readonly string[]
  readonly meaning: string
}

/** What a phrase means, and its number of words. */
export interface Meanings {
  readonly meanings: readonly string[]
  readonly words: number
}

/** Finds the meanings of words and phrases in rows of synonyms. */
export class SynonymMeanings {
  /** The synonym phrases by their first word, the longest first. */
  readonly #phrasesByFirstWord = new Map<string, Phrase[]>()

  /** @param synonyms rows of words in their basic form; the first of a row is its meaning. */
  constructor(synonyms: readonly (readonly string[])[]) {
    for (const row of synonyms) {
      const [meaning = ''] = row
      for (const spelling of row) {
        const words = spelling.split(' ')
        const first = words[0] ?? ''
        const phrases = this.#phrasesByFirstWord.get(first)
        if (phrases) phrases.push({ words, meaning })
        else this.#phrasesByFirstWord.set(first, [{ words, meaning }])
      }
    }
    for (const phrases of this.#phrasesByFirstWord.values())
      phrases.sort((a, b) => b.words.length - a.words.length)
  }

  /**
   * Returns the meanings of the longest phrase of the trade that starts at a word, and its number of words. A word
   * without synonyms means itself.
   * @param wordAt returns the basic form of the word at an offset; undefined without a word.
   */
  at(wordAt: (offset: number) => string | undefined): Meanings {
    const first = wordAt(0) ?? ''
    const fitting = (this.#phrasesByFirstWord.get(first) ?? []).filter(({ words }) =>
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
}
