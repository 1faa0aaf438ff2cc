import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import {
  type TranslatedWords,
  type Translations,
  wordTexts,
} from '../../../../contract/catalogue/translated-words.ts'
import { type LanguageTag, languageTags } from '../../../../contract/languages/languages.ts'
import { withoutEmptyWords } from '../../../../domain/catalogue/words-in-language.ts'
import { type FieldRules, schemaProblem } from '../../../forms/field-rules.ts'
import { rowsOf } from '../details/row-values.ts'
import type { SpecRow } from '../details/spec-values.ts'
import { mostPictures, type PictureRow } from '../picture-rows.ts'

/** The texts of a product that are one field each. */
export const textNames = ['name', 'shortDescription', 'warnings', 'guaranteeTerms'] as const
export type TextName = (typeof textNames)[number]

/** The lists of texts: those of the specification, and the alternative texts of pictures. */
export type ListName = 'specs' | 'alts'

export type WordName = `translations.${LanguageTag}.${TextName | ListName}`

/**
 * The words of the form in each language. One field for each language and text, so that two people who write in
 * different languages do not meet. A list is JSON text of its filled rows, sorted by their keys.
 */
export type WordValues = Readonly<Record<WordName, string>>

/** A text of a list, by the key of its specification, or the picture that it describes. */
interface KeyedText {
  readonly key: string
  readonly text: string
}

const mostSpecs = 40

/** The names under which a product and the form's other values have the standard words. */
interface OtherValues {
  readonly specs: string
  readonly pictures: string
}

/** Returns the name of a language's field, which is also its name in errors of the API. */
export function wordName<Name extends TextName | ListName>(
  tag: LanguageTag,
  name: Name,
): `translations.${LanguageTag}.${Name}` {
  return `translations.${tag}.${name}`
}

/** Returns the name of a text in a list, by the row of its specification or picture. */
export function listFieldName(
  tag: LanguageTag,
  name: ListName,
  row: number,
): `translations.${LanguageTag}.${ListName}.${number}` {
  return `${wordName(tag, name)}.${row}`
}

/** Returns the key of a picture's text, which stays when the picture gets another file or another place. */
export function altKeyOf({ key }: Pick<PictureRow, 'key'>): string {
  return key.replace(/^\d+:/, '')
}

/** Returns the texts of a list by their keys. */
export function listedTexts(values: WordValues, tag: LanguageTag, name: ListName): Map<string, string> {
  return new Map(rowsOf<KeyedText>(values[wordName(tag, name)]).map(({ key, text }) => [key, text]))
}

/** Returns the changed field of a list in which a text was typed. */
export function withListedText(
  values: WordValues,
  field: { readonly tag: LanguageTag; readonly name: ListName; readonly key: string },
  text: string,
): Partial<WordValues> {
  const texts = listedTexts(values, field.tag, field.name).set(field.key, text)
  return { [wordName(field.tag, field.name)]: listOf(texts) }
}

/** Sorts the rows, so that equal texts give an equal value. */
function listOf(texts: Iterable<readonly [string, string]>): string {
  const rows = [...texts].flatMap(([key, text]): KeyedText[] => (text === '' ? [] : [{ key, text }]))
  return JSON.stringify(rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
}

/** Returns the form's words of a product. */
export function wordValuesOf({ translations = {} }: Pick<ProductDetails, 'translations'>): WordValues {
  const fields = languageTags.flatMap((tag): [WordName, string][] => {
    const words: TranslatedWords = translations[tag] ?? {}
    return [
      ...textNames.map((name): [WordName, string] => [wordName(tag, name), words[name] ?? '']),
      [wordName(tag, 'specs'), listOf(Object.entries(words.specs ?? {}))],
      [wordName(tag, 'alts'), listOf(Object.entries(words.alts ?? {}))],
    ]
  })
  // The loops give each name once.
  return Object.fromEntries(fields) as Record<WordName, string>
}

export const noWords: WordValues = wordValuesOf({})

/** The words of a copy, which gets a name of its own: in other languages it has none yet. */
export const namesOfCopy = Object.fromEntries(
  languageTags.map((tag) => [wordName(tag, 'name'), '']),
) as Partial<WordValues>

/** Converts the form's words; texts of specifications and pictures that are gone are left out. */
export function translationsOf(values: WordValues & OtherValues): Translations | undefined {
  const keys = rowsOf<SpecRow>(values.specs).map(({ key }) => key.trim())
  const pictures = rowsOf<PictureRow>(values.pictures)
  const languages = languageTags.map((tag) => {
    const texts = textNames.map((name) => [name, values[wordName(tag, name)].trim()])
    const specs = listedTexts(values, tag, 'specs')
    const alts = listedTexts(values, tag, 'alts')
    const words = {
      ...Object.fromEntries(texts),
      specs: filledBy(keys.map((key) => [key, specs.get(key)])),
      alts: filledBy(pictures.map((row) => [row.img, alts.get(altKeyOf(row))])),
    }
    return [tag, words]
  })
  return withoutEmptyWords(Object.fromEntries(languages))
}

function filledBy(texts: readonly (readonly [string, string | undefined])[]): Record<string, string> {
  return Object.fromEntries(texts.flatMap(([key, text]) => (text?.trim() ? [[key, text.trim()]] : [])))
}

/** Returns whether the form's words differ from those of a product. */
export function areWordsChanged(before: Pick<ProductDetails, 'translations'>, values: WordValues): boolean {
  const shown = new Map(Object.entries(wordValuesOf(before)))
  return Object.keys(noWords).some((name) => shown.get(name) !== new Map(Object.entries(values)).get(name))
}

/** The rules of the words: those of the contract for each text. */
export const wordRules: FieldRules<WordValues & OtherValues> = Object.fromEntries(
  languageTags.flatMap((tag) => [
    ...textNames.map((name) => {
      const field = wordName(tag, name)
      return [field, (values: WordValues) => schemaProblem(values[field], wordTexts[name])] as const
    }),
    ...rows(mostSpecs).map((row) => {
      const problem = (values: WordValues & OtherValues) => {
        const spec = rowsOf<SpecRow>(values.specs)[row]
        const text = spec && listedTexts(values, tag, 'specs').get(spec.key.trim())
        return text && schemaProblem(text, wordTexts.spec)
      }
      return [listFieldName(tag, 'specs', row), problem] as const
    }),
    ...rows(mostPictures).map((row) => {
      const problem = (values: WordValues & OtherValues) => {
        const picture = rowsOf<PictureRow>(values.pictures)[row]
        const text = picture && listedTexts(values, tag, 'alts').get(altKeyOf(picture))
        return text && schemaProblem(text, wordTexts.alt)
      }
      return [listFieldName(tag, 'alts', row), problem] as const
    }),
  ]),
)

function rows(count: number): readonly number[] {
  return Array.from({ length: count }, (_, row) => row)
}

/** Maps the fields of the words to their names in the API, which depend on the product's specification and pictures. */
export function wordWireNames(values: OtherValues): Readonly<Record<string, string>> {
  const specs = rowsOf<SpecRow>(values.specs)
  const pictures = rowsOf<PictureRow>(values.pictures)
  return Object.fromEntries(
    languageTags.flatMap((tag) => [
      ...textNames.map((name) => [wordName(tag, name), wordName(tag, name)]),
      ...specs.map(({ key }, row) => [
        listFieldName(tag, 'specs', row),
        `${wordName(tag, 'specs')}.${key.trim()}`,
      ]),
      ...pictures.map(({ img }, row) => [listFieldName(tag, 'alts', row), `${wordName(tag, 'alts')}.${img}`]),
    ]),
  )
}
