import type { LanguageTag } from '../../contract/languages/languages.ts'

/** The names of languages, for staff who read in this one. */
export const languageNames = { en: 'English', de: 'German', fr: 'French' } as const satisfies Readonly<
  Record<LanguageTag, string>
>
