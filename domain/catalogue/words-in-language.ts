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
  /** Missing where it is not shown. */
  readonly shortDescription?: string
  readonly details: ProductDetails
}

/** The languages of words that are not in the reader's language. */
export interface WordLanguages {
  readonly lang?: string | undefined
  readonly descriptionLang?: string | undefined
}

/** Returns a product with its words in the reader's language. Words without a translation stay, with their language. */
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
    ...(name === undefined ? { lang: standard } : { name }),
    ...describedIn(product, shortDescription, standard),
    details: translatedDetails(details, words),
  }
}

/** Returns the languages of words that are not in the reader's language. */
export function languagesOf({ lang, descriptionLang }: WordLanguages): {
  readonly lang?: string
  readonly descriptionLang?: string
} {
  return { ...(lang && { lang }), ...(descriptionLang && { descriptionLang }) }
}

/** Returns a translated description; of another one its language, unless it is missing or empty. */
function describedIn(
  product: Worded,
  shortDescription: string | undefined,
  standard: LanguageTag,
): { readonly shortDescription?: string; readonly descriptionLang?: LanguageTag } {
  if (!product.shortDescription) return {}
  return shortDescription === undefined ? { descriptionLang: standard } : { shortDescription }
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
