import type { ProductFacts } from './product-facts.ts'

/** What a product says in a language. */
export type ProductWords = Pick<ProductFacts, 'name' | 'description' | 'category' | 'specs'>

/**
 * Returns what a product says in a language; undefined if it has no translation, and is found by its own words only.
 */
export type WordsInLanguage = (
  product: Pick<ProductFacts, 'id' | 'kind'> & ProductWords,
  language: string,
) => ProductWords | undefined

/** Products have no translations yet. */
export const withoutTranslations: WordsInLanguage = () => undefined
