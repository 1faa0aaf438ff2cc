/** Letters that join the parts of a compound: German "Sicherheits-", "Ketten-", "Kinder-", Swedish and Danish "-s-". */
const joints = ['', 's', 'n', 'en', 'es', 'er', 'e'] as const

/** A shorter part is a coincidence: "ring" in "string". */
const shortestPart = 5
/** The minimum length of a part that no product has as a word, or whose other part is a word of a product. */
const shortestKnownPart = 3
/** The minimum rest of the longer word: "lever" is not a part of "clever". */
const shortestRest = 3
/** English words with this ending are adjectives: "adjustable" is not a compound of "table". */
const derived = /[a-z]{2}[aei]ble$/
const mostCompounds = 40
/** Words rarely have more parts: "Fahrrad-ketten-schloss". */
const mostParts = 3
/** Longer words are not split, because people do not search for them. */
const longestCompound = 60

/**
 * Finds words inside compounds, as in German, Dutch, Swedish and Finnish: "Drehmomentschlüssel". Instead of a
 * dictionary, the words of the shop's products and the lengths of the parts decide.
 */
export class Compounds {
  readonly #words = new Set<string>()
  readonly #isWord: (word: string) => boolean

  /** @param isWord returns whether a product has a word. */
  constructor(isWord: (word: string) => boolean) {
    this.#isWord = isWord
  }

  /** Adds a word of a product. */
  add(word: string): void {
    if (word.length >= shortestKnownPart + shortestRest) this.#words.add(word)
  }

  remove(word: string): void {
    this.#words.delete(word)
  }

  /** Returns the words that contain a word, shortest first, because the word is the largest part of them. */
  with(part: string): readonly string[] {
    if (part.length < shortestKnownPart) return []
    const isOwn = this.#isWord(part)
    const found: string[] = []
    for (const word of this.#words) {
      if (word.length < part.length + shortestRest) continue
      const at = word.lastIndexOf(part)
      if (at >= 0 && this.#isPart(word, at, part, isOwn)) found.push(word)
    }
    return found.sort((a, b) => a.length - b.length).slice(0, mostCompounds)
  }

  #isPart(word: string, at: number, part: string, isOwn: boolean): boolean {
    const [before, after] = [word.slice(0, at), word.slice(at + part.length)]
    if (derived.test(word) && after === '' && !this.#isRest(before)) return false
    if (before !== '' && before.length < shortestRest) return false
    if (after !== '' && after.length < shortestRest) return false
    // Words that begin with a complete word are mostly different words: "press", "pressure".
    if (before === '' && isOwn) return this.#isRest(after)
    return (
      part.length >= shortestPart || (after === '' ? !isOwn || this.#isRest(before) : this.#isRest(after))
    )
  }

  /** Returns whether the rest of a word is a word itself, possibly after joining letters. */
  #isRest(rest: string): boolean {
    return joints.some(
      (joint) =>
        rest.length >= shortestKnownPart + joint.length &&
        ((rest.endsWith(joint) && this.#isWord(rest.slice(0, rest.length - joint.length))) ||
          (rest.startsWith(joint) && this.#isWord(rest.slice(joint.length)))),
    )
  }

  /** Returns the product words that form a compound; empty if there are none. */
  partsOf(compound: string): readonly string[] {
    if (compound.length > longestCompound) return []
    return this.#split(compound, mostParts) ?? []
  }

  #split(text: string, most: number): readonly string[] | undefined {
    // The longest first part wins: "Fahrrad" before "Fahr".
    for (let end = text.length - shortestKnownPart; end >= shortestKnownPart; end -= 1) {
      const first = text.slice(0, end)
      if (!this.#isWord(first)) continue
      for (const joint of joints) {
        const rest = text.slice(end + joint.length)
        if (rest.length < shortestKnownPart || !text.startsWith(joint, end)) continue
        if (first.length + rest.length < 2 * shortestPart) continue
        if (this.#isWord(rest)) return [first, rest]
        const more = most > 2 ? this.#split(rest, most - 1) : undefined
        if (more) return [first, ...more]
      }
    }
    return undefined
  }

  /** Returns the joined spellings of two words: without joining letters, and with them if a product has that word. */
  joined(first: string, second: string): readonly string[] {
    const [plain, ...others] = joints.map((joint) => `${first}${joint}${second}`)
    return [plain ?? '', ...others.filter((each) => this.#isWord(each))]
  }
}
