import type { ProductDetails } from '../../contract/catalogue/product-details.ts'
import type { TranslatedWords, Translations } from '../../contract/catalogue/translated-words.ts'
import type { LanguageTag } from '../../contract/languages/languages.ts'

/** A language to show words in. */
export interface Reading {
  /** The language of the reader. */
  readonly tag: LanguageTag
  /** The language of a product's own words. */
  readonly standard: LanguageTag
}

interface Worded {
  readonly name: string
  readonly shortDescription: string
  readonly details: ProductDetails
}

interface WordLanguages {
  readonly lang?: LanguageTag
  readonly descriptionLang?: LanguageTag
}

/** Returns a product with its words in the reader's language. What is not translated keeps its words and names their language. */
export function wordsInLanguage<Product extends Worded>(
  product: Product,
  { tag, standard }: Reading,
): Product & WordLanguages {
  const { translations, ...details } = product.details
  if (tag === standard) return { ...product, details }
  const words = translations?.[tag] ?? {}
  const { name, shortDescription } = words
  return {
    ...product,
    name: name ?? product.name,
    shortDescription: shortDescription ?? product.shortDescription,
    details: translatedDetails(details, words),
    ...(name === undefined && { lang: standard }),
    ...(shortDescription === undefined && product.shortDescription !== '' && { descriptionLang: standard }),
  }
}

function translatedDetails(
  { specs, pictures, warnings, guaranteeTerms, ...details }: ProductDetails,
  words: TranslatedWords,
): ProductDetails {
  return {
    ...details,
    ...(specs && {
      specs: specs.map((spec) =>
        typeof spec.value === 'string' ? { ...spec, value: words.specs?.[spec.key] ?? spec.value } : spec,
      ),
    }),
    ...(pictures && { pictures: pictures.map(({ img, alt }) => ({ img, alt: words.alts?.[img] ?? alt })) }),
    ...(warnings !== undefined && { warnings: words.warnings ?? warnings }),
    ...(guaranteeTerms !== undefined && { guaranteeTerms: words.guaranteeTerms ?? guaranteeTerms }),
  }
}

/** Returns translations without empty texts and without languages that have none. */
export function withoutEmptyWords(translations: Translations): Translations | undefined {
  const languages = Object.entries(translations).flatMap(([tag, words]) => {
    const kept = Object.entries(words).flatMap(([field, text]) => {
      const value = typeof text === 'object' ? filledTexts(text) : text
      return value ? [[field, value]] : []
    })
    return kept.length > 0 ? [[tag, Object.fromEntries(kept)]] : []
  })
  return languages.length > 0 ? Object.fromEntries(languages) : undefined
}

function filledTexts(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  const filled = Object.entries(texts).filter(([, text]) => text !== '')
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}
