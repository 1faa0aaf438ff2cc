/** Endings of singulars that look like plurals. */
const singularEnding = /(?:ss|us|is|as|os)$/

/** Returns the singular of an English noun, judged by its ending only: "wrench" for "wrenches", "axle" for "axles". */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || singularEnding.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
