import { isLanguageTag, type LanguageTag } from '../../../contract/languages/languages.ts'
import { type OwnersWord, translatedText, wordsForm } from '../../../contract/shop/owners-words.ts'
import { shopFieldTexts } from '../../../contract/shop/shop-field-texts.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { type FieldRules, schemaProblem } from '../../forms/field-rules.ts'

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

/** Returns the translations of a stored section by field. */
export function textsOfWords(value: Readonly<Record<string, unknown>>): WordTexts {
  // The server answers with the section as the contract describes it.
  const { translations } = value as SectionValues['words']
  return Object.fromEntries(
    Object.entries(translations).flatMap(([tag, texts]) =>
      Object.entries(texts).map(([original, text]) => [fieldOf(tag, original), text]),
    ),
  )
}

/** Returns the texts of the form: a field for each original in each language, and the translations that are unused. */
export function textsOfForm(
  words: readonly Pick<OwnersWord, 'text'>[],
  tags: readonly LanguageTag[],
  value: Readonly<Record<string, unknown>>,
): WordTexts {
  const fields = words.flatMap(({ text }) => tags.map((tag) => [fieldOf(tag, text), ''] as const))
  return { ...Object.fromEntries(fields), ...textsOfWords(value) }
}

/** Returns the section for the API, without empty texts. */
export function wordsOfTexts(texts: WordTexts): SectionValues['words'] {
  const translations: Partial<Record<LanguageTag, Record<string, string>>> = {}
  for (const [field, text] of Object.entries(texts)) {
    const [tag, original] = originalOf(field)
    if (text.trim() === '' || !isLanguageTag(tag)) continue
    const inLanguage = translations[tag] ?? {}
    inLanguage[original] = text
    translations[tag] = inLanguage
  }
  return { translations }
}

/** Returns the originals of translations that the shop shows no longer. */
export function unusedOriginals(
  texts: WordTexts,
  words: readonly Pick<OwnersWord, 'text'>[],
): readonly string[] {
  const used = new Set(words.map(({ text }) => text))
  const originals = Object.keys(texts).map((field) => originalOf(field)[1])
  return [...new Set(originals)].filter((original) => !used.has(original))
}

/** Returns the rules of all fields. */
export function rulesOf(fields: WordTexts): FieldRules<WordTexts> {
  return Object.fromEntries(
    Object.keys(fields).map((field) => [
      field,
      (values: WordTexts) => schemaProblem(values[field] ?? '', translatedText) ?? tooMany(values, field),
    ]),
  )
}

/** Reports too many translations in a language at the last one. */
function tooMany(values: WordTexts, field: string): string | undefined {
  const [tag] = originalOf(field)
  if ((values[field] ?? '').trim() === '') return undefined
  const filled = Object.keys(values).filter(
    (name) => name.startsWith(`${tag} `) && (values[name] ?? '').trim() !== '',
  )
  const isOver = filled.length > wordsForm.entries && filled.at(-1) === field
  return isOver ? shopFieldTexts.words(wordsForm.entries) : undefined
}

/** Maps the fields to their names in the API. */
export function wireNamesOf(fields: WordTexts): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(fields).map((field) => {
      const [tag, original] = originalOf(field)
      return [field, `value.translations.${tag}.${original}`]
    }),
  )
}
