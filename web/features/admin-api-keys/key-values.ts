import { apiKeyFieldTexts } from '../../../contract/desk/api-key-field-texts.ts'
import { type ApiKey, apiKeyFields } from '../../../contract/desk/api-keys.ts'
import { said } from '../../../contract/languages/said.ts'
import { instantOf } from '../../../domain/shop/local-times.ts'
import { addDays, dateIn } from '../../../domain/shop/shop-days.ts'
import { type FieldRules, schemaProblem } from '../../forms/field-rules.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { keyFormTexts as texts } from './texts.ts'

/** Values of the form of a key. */
export interface KeyValues {
  readonly name: string
  /** JSON of the chosen ids. */
  readonly rights: string
  /** The last day on which the key works, on the shop's calendar; empty for no end. */
  readonly endsOn: string
}

export const keyWireNames = { name: 'name', rights: 'operations', endsOn: 'endsAt' } as const

/** Returns the day after a number of days, which a quick choice fills in. */
export function dayIn({ timeZone }: Pick<Formats, 'timeZone'>, days: number): string {
  return addDays(dateIn(timeZone, Date.now()), days)
}

/** How long a new key works unless its maker chooses otherwise. */
export const usualDays = 365

/** Returns the values of a new key: it ends after a year, so that a forgotten one does not work for ever. */
export function newKeyValues(formats: Formats): KeyValues {
  return { name: '', rights: '[]', endsOn: dayIn(formats, usualDays) }
}

export function keyValuesOf({ timeZone }: Formats, { name, operations, endsAt }: ApiKey): KeyValues {
  // The last instant before the end is in the last day.
  const endsOn = endsAt === null ? '' : dateIn(timeZone, endsAt - 1)
  return { name, rights: JSON.stringify(operations), endsOn }
}

export function rightsIn({ rights }: Pick<KeyValues, 'rights'>): readonly string[] {
  // Only the form writes this text.
  return JSON.parse(rights) as string[]
}

type Stored = Pick<ApiKey, 'endsAt'>

/** Returns when a key ends: at the end of the last day; null without one, undefined for a text that is no date. */
function endOf({ timeZone }: Formats, endsOn: string, stored: Stored | null): number | null | undefined {
  if (endsOn === '') return null
  const before = stored?.endsAt ?? null
  // An instant that another program has set stays.
  if (before !== null && dateIn(timeZone, before - 1) === endsOn) return before
  return instantOf(timeZone, `${endsOn}T24:00`, 'last')
}

/** Converts form values to a request body. */
export function keyOf(formats: Formats, values: KeyValues, stored: Stored | null) {
  const endsAt = endOf(formats, values.endsOn, stored) ?? null
  return { name: values.name.trim(), operations: [...rightsIn(values)], endsAt }
}

/** Returns the rules of the form, by the contract's schema. */
export function keyRules(stored: Stored | null): FieldRules<KeyValues> {
  return {
    name: ({ name }) => schemaProblem(name, apiKeyFields.name),
    rights: (values) => (rightsIn(values).length === 0 ? said(apiKeyFieldTexts).operations : undefined),
    endsOn({ endsOn }, formats) {
      const end = endOf(formats, endsOn, stored)
      if (end === undefined) return texts.date
      const isNew = end !== null && end !== stored?.endsAt
      return isNew && end <= Date.now() ? said(apiKeyFieldTexts).end : undefined
    },
  }
}
