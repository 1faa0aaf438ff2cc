/** Letters of scripts that write words without spaces between them. */
const runPattern =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]{2,}/gu
/** The scripts without spaces start here; the first one is Thai. */
const mayHaveRuns = /[\u0e00-\uffff]/
/** A single hiragana letter is a particle: の, を, に. */
const particle = /^\p{sc=Hira}$/u

let segmenter: Intl.Segmenter | undefined

/** Returns whether a text has words without spaces between them. */
export function hasRuns(text: string): boolean {
  return mayHaveRuns.test(text) && text.search(runPattern) >= 0
}

/** Returns a query with spaces between such words, and without the particles between them. */
export function segmentedQuery(query: string): string {
  if (!hasRuns(query)) return query
  return query.replace(runPattern, (run) => {
    const words = segmentsOf(run)
    const telling = words.filter((word) => !particle.test(word))
    return ` ${(telling.length > 0 ? telling : words).join(' ')} `
  })
}

/** Returns the words of a text that has no spaces between them; none of other texts. */
export function wordsWithoutSpaces(text: string): readonly string[] {
  if (!hasRuns(text)) return []
  return (text.match(runPattern) ?? []).flatMap(segmentsOf).filter((word) => !particle.test(word))
}

function segmentsOf(run: string): readonly string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' })
  return Array.from(segmenter.segment(run)).flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))
}
