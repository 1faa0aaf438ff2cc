import { type RawBuilder, sql } from 'kysely'
import { type LanguageTag, languageTags } from '../../../../contract/languages/languages.ts'

/** The conditions of products without a name, by the filter of each language. */
export const namesMissing = Object.fromEntries(
  languageTags.map((tag) => [`no-name-${tag}`, lacksName(tag)]),
  // The keys come from the same tags.
) as Readonly<Record<`no-name-${LanguageTag}`, RawBuilder<boolean>>>

/**
 * Tests whether a product that visitors see has no name in a language. `withoutEmptyWords` wrote the text of its
 * translations with the name first, and quotation marks in texts are escaped.
 */
function lacksName(tag: LanguageTag): RawBuilder<boolean> {
  const named = `%"${tag}":{"name":%`
  return sql<boolean>`products.hidden_at is null
    and (products.details is null or products.details not like ${named})`
}
