import { isLanguageTag, type LanguageTag } from '../../../contract/languages/languages.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'

/** The form's texts, by fields that are named after language and original. */
export type WordTexts = Readonly<Record<string, string>>

/** Returns the name of the field of a translation. */
export function fieldOf(tag: string, original: string): string {
  return `${tag} ${original}`
}

/** Returns language and original of a field. */
export function originalOf(field: string): readonly [string, string] {
  const end = field.indexOf(' ')
  return [field.slice(0, end), field.slice(end + 1)]
}

/** Returns the texts of the form of a stored section. */
export function textsOfWords(value: Readonly<Record<string, unknown>>): WordTexts {
  // The server answers with the section as the contract describes it.
  const { translations } = value as SectionValues['words']
  return Object.fromEntries(
    Object.entries(translations).flatMap(([tag, texts]) =>
      Object.entries(texts).map(([original, text]) => [fieldOf(tag, original), text]),
    ),
  )
}

/** Returns the section for the API, without empty texts. */
export function wordsOfTexts(texts: WordTexts): SectionValues['words'] {
  const translations: Partial<Record<LanguageTag, Record<string, string>>> = {}
  for (const [field, text] of Object.entries(texts)) {
    const [tag, original] = originalOf(field)
    if (text.trim() === '' || !isLanguageTag(tag)) continue
    translations[tag] = { ...translations[tag], [original]: text }
  }
  return { translations }
}
