import { languageSaid } from '../contract/languages/said.ts'

/**
 * Returns a function that computes something once per language. Without a language, it takes that of the current
 * request. `undefined` stands for English.
 */
export function perLanguage<Result>(
  compute: (tag: string | undefined) => Result,
): (tag?: string | undefined) => Result {
  const computed = new Map<string | undefined, Result>()
  return (given) => {
    const tag = given ?? languageSaid()
    const before = computed.get(tag)
    if (before !== undefined) return before
    const result = compute(tag)
    computed.set(tag, result)
    return result
  }
}
