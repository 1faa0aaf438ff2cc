import type { LanguageTag } from '../../contract/languages/languages.ts'

const names = { en: 'English', de: 'German', fr: 'French' } satisfies Readonly<Record<LanguageTag, string>>

/** Texts about the language of a customer, for staff. */
export const customerLanguageTexts = {
  writes: (language: LanguageTag) => `Writes ${names[language]}`,
  ordered: 'Language',
  name: (language: LanguageTag) => names[language],
  mailIn: (language: LanguageTag) => `The email around your words is in ${names[language]}.`,
} as const
