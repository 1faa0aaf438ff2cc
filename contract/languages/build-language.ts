import type { LanguageTag } from './languages.ts'

/** The language of the texts in this build. In the server, which has all languages, it is that of the source. */
export const buildLanguage: LanguageTag = 'en'
