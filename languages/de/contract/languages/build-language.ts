import type { LanguageTag } from '../../../../contract/languages/languages.ts'

export const buildLanguage: LanguageTag = 'de'
