import * as z from 'zod/mini'
import { specKeyName } from '../../../contract/catalogue/product-details.ts'
import {
  type TranslatedWords,
  type Translations,
  wordTexts,
} from '../../../contract/catalogue/translated-words.ts'
import { cleanText } from '../../../contract/clean-text.ts'
import { listed } from '../../in-words.ts'
import { fileWords } from './file-words.ts'
import { listIn } from './read-values.ts'
import { partsOf, type WordColumn, type WordField } from './word-columns.ts'

/** The languages of the shop for which a file is read, by their tags. */
export interface FileLanguages {
  readonly standard: string
  readonly offered: readonly string[]
}

/** Texts of a list by the key of their specification, or the address of their picture. */
type ListedTexts = Readonly<Record<string, string>>

/** The words of a row by their columns; an empty text or list removes what is stored. */
export type GivenWords = Readonly<Partial<Record<WordColumn, string | ListedTexts>>>

type ReadWords = { readonly value: string | ListedTexts | undefined } | { readonly problem: string }

const specs = z.array(
  z.object({
    key: specKeyName,
    // A number is the same in all languages, so a cell can be a copy of the standard one with its texts translated.
    value: z.union([z.number(), wordTexts.spec], { error: () => fileWords().specValue }),
  }),
)
const pictures = z.array(z.object({ img: z.string(), alt: wordTexts.alt }))

/** Reads a cell of words with the rules of the product form; undefined for an empty cell of an unknown language. */
export function readWords(column: WordColumn, cell: string, languages: FileLanguages): ReadWords {
  const { field, language } = partsOf(column)
  const problem = problemOfLanguage(field, language, languages)
  if (problem !== undefined) return cell === '' ? { value: undefined } : { problem }
  if (field === 'specs') {
    return readList(cell, '[{"key":"material","value":"Stahl"}]', specs, (rows) =>
      rows.flatMap(({ key, value }) => (typeof value === 'string' ? [[key, value]] : [])),
    )
  }
  if (field === 'pictures') {
    return readList(cell, '[{"img":"/images/….webp","alt":"Die Backe"}]', pictures, (rows) =>
      rows.map(({ img, alt }) => [img, alt]),
    )
  }
  const read = z.safeParse(wordTexts[field], cell)
  return read.success ? { value: read.data } : { problem: read.error.issues[0]?.message ?? '' }
}

function problemOfLanguage(
  field: WordField,
  language: string,
  { standard, offered }: FileLanguages,
): string | undefined {
  if (language === standard) return fileWords().standardLanguage(language, field)
  if (offered.includes(language)) return undefined
  const others = offered.filter((tag) => tag !== standard)
  return others.length === 0
    ? fileWords().noLanguage(language)
    : fileWords().otherLanguage(language, listed(others, 'or'))
}

function readList<Row>(
  cell: string,
  example: string,
  schema: z.ZodMiniType<readonly Row[]>,
  textsOf: (rows: readonly Row[]) => readonly (readonly [string, string] | readonly string[])[],
): ReadWords {
  if (cell === '') return { value: {} }
  const list = listIn(cell, example)
  if ('problem' in list) return list
  const read = z.safeParse(schema, list.value)
  if (read.success) return { value: Object.fromEntries(textsOf(read.data)) }
  const [issue] = read.error.issues
  const entry = issue?.path[0]
  const message = issue?.message ?? ''
  return { problem: typeof entry === 'number' ? fileWords().entry(entry + 1, message) : message }
}

/**
 * Returns a product's translations after the words of a row, without those that the file does not name. A text that is
 * only the export's form of the stored one stays as it is stored.
 */
export function withGivenWords(stored: Translations | undefined, given: GivenWords): Translations {
  const languages = new Map<string, TranslatedWords>(Object.entries(stored ?? {}))
  for (const [column, value] of Object.entries(given)) {
    // The keys of this table are columns of words.
    const { field, language } = partsOf(column as WordColumn)
    const before = languages.get(language) ?? {}
    languages.set(language, { ...before, ...changedWords(field, before, value) })
  }
  return Object.fromEntries(languages)
}

function changedWords(
  field: WordField,
  before: TranslatedWords,
  value: GivenWords[WordColumn],
): TranslatedWords {
  const texts = typeof value === 'object' ? value : {}
  if (field === 'specs') return { specs: keptTexts(texts, before.specs) }
  if (field === 'pictures') return { alts: keptTexts(texts, before.alts) }
  return { [field]: keptText(typeof value === 'string' ? value : '', before[field]) }
}

function keptTexts(given: ListedTexts, stored: ListedTexts = {}): Record<string, string> {
  const before = new Map(Object.entries(stored))
  return Object.fromEntries(
    Object.entries(given).map(([key, text]) => [key, keptText(text, before.get(key))]),
  )
}

function keptText(given: string, stored = ''): string {
  return given === cleanText(stored) ? stored : given
}
