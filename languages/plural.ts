/** Chooses the form of a word for a count. */
export type Plural = (count: number, one: string, other: string) => string

/**
 * Returns how a language chooses between two forms of a word: in French, 0 takes the singular.
 * @param tag is a language tag such as `fr`.
 */
export function pluralOf(tag: string): Plural {
  const rules = new Intl.PluralRules(tag)
  return (count, one, other) => (rules.select(count) === 'one' ? one : other)
}
