import type { ProductDetails } from '../../contract/catalogue/product-details.ts'
import type { TranslatedWords, Translations } from '../../contract/catalogue/translated-words.ts'
import type { LanguageTag } from '../../contract/languages/languages.ts'
import { saidUnit } from './spec-dictionary.ts'

/** A language to show words in. */
export interface Reading {
  /** The language of the reader. */
  readonly tag: LanguageTag
  /** The language of a product's own words. */
  readonly standard: LanguageTag
  /** Says a text of the owner in the language of the reader; undefined if it has no translation. */
  readonly label: (text: string) => string | undefined
}

interface Worded {
  readonly name: string
  /** Missing where it is not shown. */
  readonly shortDescription?: string
  readonly details: ProductDetails
}

/** What a reader needs beside the words: the languages of those that are not in the reader's language, and labels. */
export interface ReadWords {
  readonly lang?: string | undefined
  readonly descriptionLang?: string | undefined
  /** The translated name of the category. */
  readonly categoryLabel?: string | undefined
}

/** Returns a product with its words in the reader's language. Words without a translation stay, with their language. */
export function wordsInLanguage<Product extends Worded>(
  product: Product,
  { tag, standard, label }: Reading,
): Product & ReadWords {
  const { translations, ...details } = product.details
  if (tag === standard) return { ...product, details }
  const words = translations?.[tag] ?? {}
  const { name, shortDescription } = words
  return {
    ...product,
    ...(name === undefined ? { lang: standard } : { name }),
    ...describedIn(product, shortDescription, standard),
    ...labelOfCategory(details.category, label),
    details: translatedDetails(details, words, standard),
  }
}

/** Returns the fields that a response states beside a product's words. */
export function readWordsOf({ lang, descriptionLang, categoryLabel }: ReadWords): {
  readonly lang?: string
  readonly descriptionLang?: string
  readonly categoryLabel?: string
} {
  return {
    ...(lang && { lang }),
    ...(descriptionLang && { descriptionLang }),
    ...(categoryLabel && { categoryLabel }),
  }
}

/** Returns the translated name of a category, if it has one. */
export function labelOfCategory(
  category: string | undefined,
  label: Reading['label'],
): Pick<ReadWords, 'categoryLabel'> {
  const categoryLabel = category === undefined ? undefined : label(category)
  return categoryLabel === undefined ? {} : { categoryLabel }
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
  standard: LanguageTag,
): ProductDetails {
  return {
    ...details,
    ...(specs && {
      specs: specs.map((spec) => translatedSpec(spec, words.specs?.[spec.key], standard)),
    }),
    ...(pictures && { pictures: pictures.map(({ img, alt }) => ({ img, alt: words.alts?.[img] ?? alt })) }),
    ...(warnings !== undefined && { warnings: words.warnings ?? warnings }),
    ...(guaranteeTerms !== undefined && { guaranteeTerms: words.guaranteeTerms ?? guaranteeTerms }),
  }
}

type Spec = NonNullable<ProductDetails['specs']>[number]

/** Returns a row with its unit in the reader's language, and a text that has no translation with its language. */
function translatedSpec(
  { unit, ...spec }: Spec,
  translated: string | undefined,
  standard: LanguageTag,
): Spec {
  const said = { ...spec, ...(unit !== undefined && { unit: saidUnit(spec.key, unit) }) }
  if (typeof spec.value === 'number') return said
  return translated === undefined ? { ...said, lang: standard } : { ...said, value: translated }
}

/** The order in which words are stored. The name is first, where a query finds it (`lacksName`). */
const wordNames = [
  'name',
  'shortDescription',
  'specs',
  'alts',
  'warnings',
  'guaranteeTerms',
] as const satisfies readonly (keyof TranslatedWords)[]

/** Returns translations without empty texts and without languages that have none. */
export function withoutEmptyWords(translations: Translations): Translations | undefined {
  const languages = Object.entries(translations).flatMap(([tag, words]) => {
    const kept = wordNames.flatMap((field) => {
      const text = words[field]
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
