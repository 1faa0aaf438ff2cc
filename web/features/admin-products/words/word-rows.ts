import type { LanguageTag } from '../../../../contract/languages/languages.ts'
import { rowsOf } from '../details/row-values.ts'
import { isNumber, type SpecRow } from '../details/spec-values.ts'
import { pictureRows } from '../picture-rows.ts'
import type { ProductValues } from '../product-values.ts'
import { textLabels } from './word-labels.ts'
import { wordTexts } from './word-texts.ts'
import {
  altKeyOf,
  type ListName,
  listedTexts,
  listFieldName,
  type TextName,
  textNames,
  type WordName,
  withListedText,
  wordName,
} from './word-values.ts'

/** A text of the product in another language, beside the standard one. */
export interface WordRow {
  readonly field: WordName | `${WordName}.${number}`
  readonly label: string
  readonly standard: string
  readonly text: string
  /** Whether it may have several lines. */
  readonly isLong: boolean
  /** Returns the change of the form that typing makes. */
  readonly typed: (text: string) => Partial<ProductValues>
}

/** The form's field that has each text in the standard language. */
const standardFields = {
  name: 'name',
  shortDescription: 'description',
  warnings: 'warnings',
  guaranteeTerms: 'guaranteeTerms',
} as const satisfies Record<TextName, keyof ProductValues>

/** A longer text of a list gets a box of several lines. */
const lengthOfLine = 60

/** Returns the texts of a form that can be said in another language. */
export function wordRowsOf(values: ProductValues, tag: LanguageTag): readonly WordRow[] {
  const [name, description, ...safety] = textNames.flatMap((each) => textRow(values, tag, each))
  return [
    ...(name ? [name] : []),
    ...(description ? [description] : []),
    ...specRows(values, tag),
    ...altRows(values, tag),
    ...safety,
  ]
}

function textRow(values: ProductValues, tag: LanguageTag, name: TextName): readonly WordRow[] {
  const field = wordName(tag, name)
  const standard = values[standardFields[name]].trim()
  // A text that was translated can be removed, also after the standard one is gone.
  const isOffered = name === 'name' || name === 'shortDescription' || standard + values[field] !== ''
  if (!isOffered) return []
  return [
    {
      field,
      label: textLabels[name],
      standard,
      text: values[field],
      isLong: name !== 'name',
      typed: (text) => ({ [field]: text }),
    },
  ]
}

function specRows(values: ProductValues, tag: LanguageTag): readonly WordRow[] {
  return rowsOf<SpecRow>(values.specs).flatMap((spec, row) => {
    const key = spec.key.trim()
    if (key === '' || spec.value.trim() === '' || isNumber(spec)) return []
    return [listRow(values, { tag, name: 'specs', key, row }, wordTexts.spec(key), spec.value)]
  })
}

function altRows(values: ProductValues, tag: LanguageTag): readonly WordRow[] {
  return pictureRows(values).flatMap((picture, row) => {
    if (picture.alt.trim() === '') return []
    const place = { tag, name: 'alts', key: altKeyOf(picture), row } as const
    return [listRow(values, place, wordTexts.alt(row + 1), picture.alt)]
  })
}

function listRow(
  values: ProductValues,
  place: { readonly tag: LanguageTag; readonly name: ListName; readonly key: string; readonly row: number },
  label: string,
  standard: string,
): WordRow {
  const { tag, name, key, row } = place
  return {
    field: listFieldName(tag, name, row),
    label,
    standard: standard.trim(),
    text: listedTexts(values, tag, name).get(key) ?? '',
    isLong: standard.length > lengthOfLine,
    typed: (text) => withListedText(values, place, text),
  }
}

/** Returns how many texts have standard words, and how many of those have none in the language. */
export function countMissing(rows: readonly WordRow[]): { readonly all: number; readonly missing: number } {
  const said = rows.filter(({ standard }) => standard !== '')
  return { all: said.length, missing: said.filter(({ text }) => text.trim() === '').length }
}
