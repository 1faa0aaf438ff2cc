import type { Change } from '../../../contract/desk/changes.ts'
import { isLanguageTag } from '../../../contract/languages/languages.ts'
import { languageNames } from '../../texts/language-names.ts'
import { punctuationTexts } from '../../texts/punctuation.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { instantText } from '../../ui/values/local-time.tsx'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { withWordsApart, wordLabel } from './changed-words.ts'
import { fieldTexts, listNames, partTexts, valueTexts } from './field-texts.ts'
import { actionTexts, changesTexts as texts } from './texts.ts'

/** A recorded field for display: "Price", "$12.50", "$11.00". A value is undefined if its side lacks the field. */
export interface ChangedField {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
}

const longest = 160

/** Ids beside names: of versions of a text, and of the products and the group of a discount. */
const unread: ReadonlySet<string> = new Set(['version', 'productIds', 'groupId'])

/** Names of instants, such as `compareAtSince`. */
const isInstant = /(?:At|Since|Until)$/

/** Returns the label of a change's action, or the action's own name if a later version added it. */
export function actionText(action: string): string {
  return textIn(actionTexts, action) ?? asWords(action)
}

/** Returns the name of the changed subject; empty if it has none. */
export function subjectText({ kind, name }: Change['subject']): string {
  if (kind === 'text') return textSubject(name)
  if (kind === 'settings') return textIn(partTexts, name) ?? asWords(name)
  if (kind === 'export') return textIn(listNames, name) ?? name
  return name || (kind === 'user' ? texts.deletedPerson : '')
}

/** Returns the name of a page's text; `terms:de` is the German one, `terms` that in the standard language. */
function textSubject(name: string): string {
  const [page = '', tag] = name.split(':')
  const title = textIn(partTexts, page) ?? asWords(page)
  return isLanguageTag(tag) ? texts.inLanguage(title, languageNames[tag]) : title
}

/** Returns the recorded fields for display, with instants in a time zone. */
export function changedFields(
  formats: Formats,
  { before, after }: Pick<Change, 'before' | 'after'>,
  timeZone: string | undefined,
): readonly ChangedField[] {
  const textOf = (field: string, value: unknown) => valueText(formats, field, value, timeZone)
  const { before: earlier, after: later } = withWordsApart(before ?? {}, after ?? {})
  const fields = [...new Set([...earlier.keys(), ...later.keys()])].filter((field) => !unread.has(field))
  return fields.map((field) => ({
    field: nameOf(field),
    before: earlier.has(field) ? textOf(field, earlier.get(field)) : undefined,
    after: later.has(field) ? textOf(field, later.get(field)) : undefined,
  }))
}

function nameOf(field: string): string {
  return wordLabel(field, nameOf) ?? textIn(fieldTexts, field) ?? asWords(field)
}

/** Returns a text by its name; undefined for a name that a later version recorded. */
function textIn(known: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.entries(known).find(([one]) => one === name)?.[1]
}

/** Turns an identifier into words: "Brand name" for `brandName` and `brand.name`. */
function asWords(name: string): string {
  const words = name
    .replaceAll(/[._-]/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valueText(formats: Formats, field: string, value: unknown, timeZone: string | undefined): string {
  if (value === null || value === undefined || value === '') return texts.none
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') {
    if (field.endsWith('Cents')) return moneyFigure(formats, value / 100)
    return isInstant.test(field) ? instantText(formats, value, timeZone) : wholeNumber(formats, value)
  }
  if (typeof value === 'string') return valueName(field, value) ?? shortened(value)
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    return items.length === 0
      ? texts.none
      : shortened(punctuationTexts.several(items.map((item) => itemText(formats, field, item, timeZone))))
  }
  const parts = Object.entries(value).map(
    ([name, part]) => `${nameOf(name)} ${valueText(formats, name, part, timeZone)}`,
  )
  return shortened(parts.join(', '))
}

function itemText(formats: Formats, field: string, item: unknown, timeZone: string | undefined): string {
  const named = typeof item === 'string' ? valueName(field, item) : undefined
  return named ?? valueText(formats, '', item, timeZone)
}

/** Returns the word for a value that is an identifier; undefined for other values. */
function valueName(field: string, value: string): string | undefined {
  const [, words] = Object.entries(valueTexts).find(([name]) => name === field) ?? []
  return words && textIn(words, value)
}

function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`
}
