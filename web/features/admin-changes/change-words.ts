import type { Change } from '../../../contract/desk/changes.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { instantText } from '../../ui/values/local-time.tsx'
import { moneyFigure, wholeNumber } from '../../ui/values/numbers.ts'
import { actionTexts, fieldTexts, changesTexts as texts } from './texts.ts'

/** A recorded field for display: "Price", "$12.50", "$11.00". A value is undefined if its side lacks the field. */
export interface ChangedField {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
}

const longest = 160

/** A change of a text records version ids; the page of texts shows the wording. */
const unread: ReadonlySet<string> = new Set(['version'])

/** Names of instants, such as `compareAtSince`. */
const isInstant = /(?:At|Since|Until)$/

/** Returns the label of a change's action, or the action's own name if a later version added it. */
export function actionText(action: string): string {
  const known = Object.entries(actionTexts).find(([name]) => name === action)
  return known?.[1] ?? asWords(action)
}

/** Returns the name of the changed subject; empty if it has none. */
export function subjectText({ kind, name }: Change['subject']): string {
  if (kind === 'settings' || kind === 'text') return asWords(name)
  return name || (kind === 'user' ? texts.deletedPerson : '')
}

/** Returns the recorded fields for display, with instants in a time zone. */
export function changedFields(
  formats: Formats,
  { before, after }: Pick<Change, 'before' | 'after'>,
  timeZone: string | undefined,
): readonly ChangedField[] {
  const textOf = (field: string, value: unknown) => valueText(formats, field, value, timeZone)
  const [earlier, later] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))]
  const fields = [...new Set([...earlier.keys(), ...later.keys()])].filter((field) => !unread.has(field))
  return fields.map((field) => ({
    field: nameOf(field),
    before: earlier.has(field) ? textOf(field, earlier.get(field)) : undefined,
    after: later.has(field) ? textOf(field, later.get(field)) : undefined,
  }))
}

function nameOf(field: string): string {
  return fieldTexts[field] ?? asWords(field)
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
  if (typeof value === 'string') return shortened(value)
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    return items.length === 0
      ? texts.none
      : shortened(items.map((item) => valueText(formats, '', item, timeZone)).join('; '))
  }
  const parts = Object.entries(value).map(
    ([name, part]) => `${nameOf(name)} ${valueText(formats, name, part, timeZone)}`,
  )
  return shortened(parts.join(', '))
}

function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`
}
