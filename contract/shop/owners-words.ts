import * as z from 'zod/mini'
import { displayedText } from '../fields.ts'
import { atMostCharacters } from '../form-rules.ts'
import { languageTags } from '../languages/languages.ts'
import { said } from '../languages/said.ts'
import { shopFieldTexts } from './shop-field-texts.ts'

/** The limits of the owner's words in one language. */
export const wordsForm = {
  entries: 500,
  characters: 300,
} as const

const translated = z
  .record(
    z.string().check(z.maxLength(wordsForm.characters, atMostCharacters(wordsForm.characters))),
    displayedText(wordsForm.characters),
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

/** Omits empty texts and languages without texts. */
function withoutEmpty<Entries extends Readonly<Record<string, unknown>>>(entries: Entries): Entries {
  const filled = Object.entries(entries).filter(
    ([, value]) => value !== '' && !(typeof value === 'object' && value && Object.keys(value).length === 0),
  )
  // Some keys of a record without required keys are left.
  return Object.fromEntries(filled) as Entries
}
