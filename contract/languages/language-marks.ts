import { isLanguageTag, languages } from './languages.ts'

/** The attributes of an element whose words are not in the language of its page. */
interface LanguageMarks {
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
}

/**
 * Returns the attributes that tell browsers and screen readers the language of words.
 *
 * @param lang is undefined for words in the language of the page, which need no attribute.
 */
export function languageMarks(lang: string | undefined): LanguageMarks {
  if (lang === undefined) return {}
  return isLanguageTag(lang) ? { lang, dir: languages[lang].direction } : { lang }
}
