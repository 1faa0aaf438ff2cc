import type { LanguageTag } from '../../contract/languages/languages.ts'
import { languageNames } from './language-names.ts'

/** Texts about the language of a customer, for staff. */
export const customerLanguageTexts = {
  writes: (language: LanguageTag) => `Writes ${languageNames[language]}`,
  mailIn: (language: LanguageTag) => `The email around your words is in ${languageNames[language]}.`,
} as const
