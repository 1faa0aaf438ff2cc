/** Endings of singulars that look like plurals: "vis", "dessus". */
const singularEnding = /(?:ss|is|as|os|[^oe]us)$/
const shortest = 3

/**
 * Returns the basic form of a folded French word, judged by its ending only: "cle" for "clés", "moyeu" for "moyeux".
 */
export function singular(word: string): string {
  if (word.length <= shortest) return word
  if (/(?:au|eu|ou)x$/.test(word)) return word.slice(0, -1)
  if (word.endsWith('s') && !singularEnding.test(word)) return word.slice(0, -1)
  return word
}
