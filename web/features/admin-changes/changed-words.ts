import { isLanguageTag } from '../../../contract/languages/languages.ts'
import { isRecord } from '../../api/is-record.ts'
import { languageNames } from '../../texts/language-names.ts'
import { fieldTexts, wordTexts } from './field-texts.ts'

const recorded = 'translations'

/**
 * Returns the recorded fields of a change with each text in a language as a field of its own, because a record has all
 * words of a product, and one of them changed. Texts that are the same on both sides are left out.
 */
export function withWordsApart(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { readonly before: ReadonlyMap<string, unknown>; readonly after: ReadonlyMap<string, unknown> } {
  const [earlier, later] = [wordsOf(before[recorded]), wordsOf(after[recorded])]
  const differing = [...new Set([...earlier.keys(), ...later.keys()])].filter(
    (field) => JSON.stringify(earlier.get(field)) !== JSON.stringify(later.get(field)),
  )
  const apart = (fields: Readonly<Record<string, unknown>>, words: ReadonlyMap<string, unknown>) => {
    const entries = Object.entries(fields).flatMap(([field, value]) =>
      field === recorded
        ? differing.map((each) => [each, words.get(each)] as const)
        : [[field, value] as const],
    )
    return new Map(entries)
  }
  return { before: apart(before, earlier), after: apart(after, later) }
}

/** Returns the words by the names under which a change shows them. */
function wordsOf(translations: unknown): ReadonlyMap<string, unknown> {
  if (!isRecord(translations)) return new Map()
  return new Map(
    Object.entries(translations).flatMap(([tag, words]) =>
      isRecord(words)
        ? Object.entries(words).map(([field, text]) => [`${recorded}.${tag}.${field}`, shown(field, text)])
        : [],
    ),
  )
}

/** Alternative texts are recorded by the addresses of their pictures, which nobody reads. */
function shown(field: string, text: unknown): unknown {
  return field === 'alts' && isRecord(text) ? Object.values(text) : text
}

/** The texts of a product. Other names are the owner's originals, which the settings translate. */
const ofProducts: ReadonlySet<string> = new Set([
  'name',
  'shortDescription',
  'specs',
  'alts',
  'warnings',
  'guaranteeTerms',
])

/** Returns the label of a text in a language: "Name (German)" or "“Buy Now” (German)"; undefined for another field. */
export function wordLabel(field: string, nameOf: (field: string) => string): string | undefined {
  const [kind, tag = '', ...rest] = field.split('.')
  if (kind !== recorded || rest.length === 0) return undefined
  // An original may contain points.
  const word = rest.join('.')
  const language = isLanguageTag(tag) ? languageNames[tag] : tag
  if (!ofProducts.has(word)) return wordTexts.original(word, language)
  return wordTexts.inLanguage(word === 'alts' ? fieldTexts.pictures : nameOf(word), language)
}
