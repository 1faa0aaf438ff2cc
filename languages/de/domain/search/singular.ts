/** Plurals that change more than their ending, at the end of a compound too. */
const irregular = /(rad|band|blatt|loch|glied|rohr|schloss|dach)er$/
/** Endings of singulars that look like plurals. */
const singularEnding = /(?:ss|us|is|as|os)$/
const shortest = 3

/**
 * Returns the basic form of a folded German word, judged by its ending only: "kett" for "Kette" and "Ketten". Words in
 * "-er" keep it, because most of them are tools: "Abzieher".
 */
export function singular(word: string): string {
  if (word.length <= shortest) return word
  // Umlauts that were typed as two letters; "aue", "eue" and "que" are other sounds.
  const folded = word.replace(/ae|oe|(?<![aeq])ue/g, (pair) => pair.charAt(0))
  return withoutEnding(withoutDative(folded)).replace(irregular, '$1')
}

function withoutDative(word: string): string {
  return /[elr]n$/.test(word) && word.length > shortest + 1 ? word.slice(0, -1) : word
}

function withoutEnding(word: string): string {
  if (word.endsWith('e') && word.length > shortest) return word.slice(0, -1)
  if (word.endsWith('es') && word.length > shortest + 2) return word.slice(0, -2)
  if (word.endsWith('s') && !singularEnding.test(word)) return word.slice(0, -1)
  return word
}
