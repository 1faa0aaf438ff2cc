/** Writes words as a sentence: with a capital letter and a full stop. Nothing stays nothing. */
export function asSentence(words: string): string {
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
