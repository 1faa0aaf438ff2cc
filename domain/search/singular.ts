/** Endings of a singular that look like plurals. */
const singularEnding = /(?:ss|us|is|as|os)$/

/** Returns an English noun in the singular, by its ending only: "wrenches" is "wrench", "axles" is "axle". */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || singularEnding.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
