import type { TranslatedWords } from '../../contract/catalogue/translated-words.ts'
import type { ReadWords } from '../../domain/catalogue/words-in-language.ts'
import type { ProductFacts } from './product-facts.ts'

/** What a product says in a language. */
export type ProductWords = Pick<ProductFacts, 'name' | 'description' | 'specs'>

/** Returns what a product says in a language; undefined without a translation: its own words then find it. */
export function wordsInLanguage(product: ProductFacts, language: string): ProductWords | undefined {
  const words = translationOf(product, language)
  if (!words) return undefined
  return {
    name: words.name ?? product.name,
    description: words.shortDescription ?? product.description,
    specs: product.specs.map((spec) =>
      typeof spec.value === 'string' ? { ...spec, value: words.specs?.[spec.key] ?? spec.value } : spec,
    ),
  }
}

/** Returns the languages of the words that a product lacks in a language. */
export function missingWords(product: ProductFacts, language: string, standard: string): ReadWords {
  if (language === standard) return {}
  const words = translationOf(product, language)
  const lacksDescription = product.description !== '' && words?.shortDescription === undefined
  return {
    ...(words?.name === undefined && { lang: standard }),
    ...(lacksDescription && { descriptionLang: standard }),
  }
}

function translationOf({ translations }: ProductFacts, language: string): TranslatedWords | undefined {
  return new Map(Object.entries(translations)).get(language)
}
