import type { TranslatedWords, Translations } from '../../../contract/catalogue/translated-words.ts'
import { sortedRows } from './sorted-rows.ts'

/** The texts that a file has in each language, under the names of the columns of the standard ones, in their order. */
export const wordFields = [
  'name',
  'shortDescription',
  'specs',
  'pictures',
  'warnings',
  'guaranteeTerms',
] as const

export type WordField = (typeof wordFields)[number]

/** The column of a text in a language: `name:de`. A file can name languages that the shop does not have. */
export type WordColumn = `${WordField}:${string}`

/** Returns the columns of words in languages, one language after the other. */
export function wordColumnsOf(languages: readonly string[]): readonly WordColumn[] {
  return languages.flatMap((language) => wordFields.map((field): WordColumn => `${field}:${language}`))
}

/** Returns whether a column has words in a language; no other column has a colon. */
export function isWordColumn(column: string): column is WordColumn {
  return column.includes(':')
}

/** Splits a column of words. */
export function partsOf(column: WordColumn): { readonly field: WordField; readonly language: string } {
  const [field = '', language = ''] = column.split(':')
  // The type of the column has only these fields.
  return { field: field as WordField, language }
}

/** Returns a product's cell in a column of words; a list has the form of the standard one. */
export function wordCell(translations: Translations | undefined, column: WordColumn): string {
  const { field, language } = partsOf(column)
  const words: TranslatedWords = new Map(Object.entries(translations ?? {})).get(language) ?? {}
  if (field === 'specs')
    return sortedRows(Object.entries(words.specs ?? {}).map(([key, value]) => ({ key, value })))
  if (field === 'pictures')
    return sortedRows(Object.entries(words.alts ?? {}).map(([img, alt]) => ({ img, alt })))
  return words[field] ?? ''
}
