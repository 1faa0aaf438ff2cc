const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'àƀçđéƒğĥíĵķļɱñöþɋŕşţüṽŵẋýžÀƁÇĐÉƑĞĤÍĴĶĻṀÑÖÞɊŔŞŢÜṼŴẊÝŽ']

/** The tag of the generated language: that of Arabic, for which the runtime writes dates and names of countries. */
export const pseudoTag = 'ar'

interface Options {
  /** Leaves the words that a function is given as they are, so that English ones are seen in its sentence. */
  readonly quotes: boolean
}

/**
 * Returns texts in a language that nobody speaks: each letter has a mark, so that what stays English is seen, and each
 * text is two fifths longer. Functions return such texts.
 */
export function pseudo<Texts>(texts: Texts, { quotes }: Options = { quotes: false }): Texts {
  const translated = (text: unknown, given: readonly string[]): unknown => {
    if (typeof text === 'string') return markedAround(text, given)
    if (typeof text === 'function')
      return (...parameters: readonly unknown[]) =>
        translated((text as (...all: unknown[]) => unknown)(...parameters), quotes ? wordsOf(parameters) : [])
    if (Array.isArray(text)) return text.map((part) => translated(part, given))
    if (typeof text !== 'object' || text === null || Object.getPrototypeOf(text) !== Object.prototype)
      return text
    return Object.fromEntries(Object.entries(text).map(([name, part]) => [name, translated(part, given)]))
  }
  // Each branch returns the shape that it was given.
  return translated(texts, []) as Texts
}

/** Returns the parameters with words, the longest first, because one may contain another. */
function wordsOf(parameters: readonly unknown[]): readonly string[] {
  return parameters
    .flat()
    .filter((parameter) => typeof parameter === 'string')
    .filter((parameter) => /[a-z]{3}/i.test(parameter))
    .sort((one, other) => other.length - one.length)
}

function markedAround(text: string, [first, ...others]: readonly string[]): string {
  if (first === undefined) return marked(text)
  return text
    .split(first)
    .map((part) => markedAround(part, others))
    .join(first)
}

function marked(text: string): string {
  // A sentence that contains another one is longer already.
  const isLonger = /[^\p{ASCII}\s…–—·’“”×€]{3}/u.test(text)
  const letters = text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)
  const more = isLonger ? 0 : Math.ceil(text.replace(/[^a-z]/gi, '').length * 0.4)
  return more === 0 ? letters : `${letters}${text.includes(' ') ? ' ' : ''}${'ö'.repeat(more)}`
}
