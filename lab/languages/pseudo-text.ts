const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'àƀçđéƒğĥíĵķļɱñöþɋŕşţüṽŵẋýžÀƁÇĐÉƑĞĤÍĴĶĻṀÑÖÞɊŔŞŢÜṼŴẊÝŽ']

/**
 * Returns texts in a language that nobody speaks: each letter has a mark, so that what stays English is seen, and each
 * text is two fifths longer. Functions return such texts.
 */
export function pseudo<Texts>(texts: Texts): Texts {
  // Each branch returns the shape that it was given.
  return translated(texts) as Texts
}

function translated(texts: unknown): unknown {
  if (typeof texts === 'string') return marked(texts)
  if (typeof texts === 'function')
    return (...parameters: readonly unknown[]) =>
      translated((texts as (...all: unknown[]) => unknown)(...parameters))
  if (Array.isArray(texts)) return texts.map(translated)
  if (typeof texts !== 'object' || texts === null || Object.getPrototypeOf(texts) !== Object.prototype)
    return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, translated(text)]))
}

function marked(text: string): string {
  // A sentence that contains another one is longer already.
  const isLonger = /[^\p{ASCII}\s…–—·’“”×€]{3}/u.test(text)
  const letters = text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)
  const more = isLonger ? 0 : Math.ceil(text.replace(/[^a-z]/gi, '').length * 0.4)
  return more === 0 ? letters : `${letters}${text.includes(' ') ? ' ' : ''}${'ö'.repeat(more)}`
}
