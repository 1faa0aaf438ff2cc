import * as z from 'zod/mini'
import { displayedText } from '../fields.ts'
import { atMostCharacters } from '../form-rules.ts'
import { languageTags } from '../languages/languages.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { shopFieldTexts } from './shop-field-texts.ts'

/** The limits of the owner's words in one language. */
export const wordsForm = {
  entries: 500,
  characters: 300,
} as const

/** Where the owner's texts are shown. */
export const wordPlaces = [
  'hero',
  'figures',
  'company',
  'delivery',
  'zones',
  'pickup',
  'taxes',
  'mail',
  'categories',
  'families',
  'specs',
] as const

export type WordPlace = (typeof wordPlaces)[number]

/** A translation of one text. */
export const translatedText = displayedText(wordsForm.characters)

const translated = z
  .record(
    z.string().check(z.maxLength(wordsForm.characters, atMostCharacters(wordsForm.characters))),
    translatedText,
  )
  .check(
    z.overwrite(withoutEmpty),
    z.refine((texts) => Object.keys(texts).length <= wordsForm.entries, {
      error: () => said(shopFieldTexts).words(wordsForm.entries),
    }),
  )

/**
 * The owner's short texts in other languages than the shop's standard one. Each translation is kept under the original
 * text, so that it ends when the owner changes the original.
 */
export const words = z.object({
  translations: z
    .partialRecord(z.enum(languageTags, { error: () => said(shopFieldTexts).language }), translated)
    .check(z.overwrite(withoutEmpty)),
})

const ownersWord = z.object({
  /** The original in the shop's standard language. */
  text: z.string(),
  place: z.enum(wordPlaces),
})

export type OwnersWord = z.output<typeof ownersWord>

export const listOwnersWords = operation({
  id: 'listOwnersWords',
  method: 'GET',
  path: '/owners-words',
  access: 'admin',
  summary:
    'The short texts of the owner that the section `words` of the settings can translate, each once, by the place where ' +
    'they are shown: the settings in force, the categories, the families, and the own keys of specifications.',
  extension: true,
  answer: z.array(ownersWord),
  errors: [],
})

/** Omits empty texts and languages without texts. */
function withoutEmpty<Entries extends Readonly<Record<string, unknown>>>(entries: Entries): Entries {
  const filled = Object.entries(entries).filter(
    ([, value]) => value !== '' && !(typeof value === 'object' && value && Object.keys(value).length === 0),
  )
  // Some keys of a record without required keys are left.
  return Object.fromEntries(filled) as Entries
}
