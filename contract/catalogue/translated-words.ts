import * as z from 'zod/mini'
import { displayedText } from '../fields.ts'
import { atMostCharacters } from '../form-rules.ts'
import { languageTags } from '../languages/languages.ts'
import { said } from '../languages/said.ts'
import { productFieldTexts } from './product-field-texts.ts'

const mostEntries = 40

/** Texts by the key of what they name: a key of the specification, or the address of a picture. */
const texts = (longestKey: number, text: ReturnType<typeof displayedText>) =>
  z.record(z.string().check(z.maxLength(longestKey, atMostCharacters(longestKey))), text).check(
    z.refine((all) => Object.keys(all).length <= mostEntries, {
      error: () => said(productFieldTexts).texts(mostEntries),
    }),
  )

/** The texts that a product has in each language. */
export const wordTexts = {
  name: displayedText(200),
  shortDescription: displayedText(2000),
  warnings: displayedText(2000),
  guaranteeTerms: displayedText(2000),
  /** The text of one key of the specification. */
  spec: displayedText(120),
  /** The alternative text of one picture. */
  alt: displayedText(200),
} as const

/** The words of a product in one language; a missing one is shown in the shop's standard language. */
const words = z.object({
  name: z.optional(wordTexts.name),
  shortDescription: z.optional(wordTexts.shortDescription),
  /** The texts of the specification by key. Numbers need no translation. */
  specs: z.optional(texts(40, wordTexts.spec)),
  /** The alternative texts of pictures by their addresses. */
  alts: z.optional(texts(2048, wordTexts.alt)),
  warnings: z.optional(wordTexts.warnings),
  guaranteeTerms: z.optional(wordTexts.guaranteeTerms),
})

export type TranslatedWords = z.output<typeof words>

/** The words of a product in other languages than the shop's standard one, by language tag. */
export const translations = z.partialRecord(
  z.enum(languageTags, { error: () => said(productFieldTexts).shopLanguage }),
  words,
)

export type Translations = z.output<typeof translations>

/** Names the language of words that are not in the language of the request (extension). */
export const wordLanguages = {
  /** The language of the name; missing if it is that of the request. */
  lang: z.optional(z.string()),
  /** The language of the description; missing if it is that of the request. */
  descriptionLang: z.optional(z.string()),
}

/** The name of the category in the language of the request; missing if it is `category` itself (extension). */
export const categoryLabel = { categoryLabel: z.optional(z.string()) }
